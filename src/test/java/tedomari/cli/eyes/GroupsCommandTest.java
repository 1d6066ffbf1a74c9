package tedomari.cli.eyes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;
import tedomari.cli.shell.Settings;
import tedomari.draw.BoardSvg;
import tedomari.eyes.space.EyeTable;
import tedomari.eyes.space.Group;
import tedomari.eyes.space.Groups;
import tedomari.go.Position;
import tedomari.go.io.Diagram;

final class GroupsCommandTest {

    private static final Position BOARD =
            Diagram.read("...X@/XXXX@/@@@@@/.X.O.").position();

    private static final List<Group> GROUPS = Groups.of(BOARD, new EyeTable());

    private static GroupsReport report(String... options) {
        return new GroupsReport(BOARD, GROUPS, Settings.of(options));
    }

    @Test
    void theTableListsEveryGroupWithItsStatus() {
        assertEquals("""
                   A B C D E
                 4 1 1 1 X @ 4
                 3 X X X X @ 3
                 2 @ @ @ @ @ 2
                 1 2 X 2 O 2 1
                   A B C D E

                group  colour  stone  stones  liberties  eyespaces  status
                1      black   D4     5       3          3          unsettled: White kills at B4, Black lives at B4
                2      white   E4     8       3          3+1        alive
                3      black   B1     1       2          -          unknown, because it has 2 liberties outside of its eyespaces, so it may connect, escape or win a race""", report("--ascii").text());
    }

    @Test
    void jsonTellsTheSame() {
        JsonObject first = JsonParser.parseString(new GroupsJson(BOARD, GROUPS).text())
                .getAsJsonObject()
                .getAsJsonArray("groups")
                .get(0)
                .getAsJsonObject();
        assertEquals("unsettled", first.get("status").getAsString());
        assertEquals("[\"B4\"]", first.get("attacks").toString());
        assertEquals("[[\"A4\",\"B4\",\"C4\"]]", first.get("eyespaces").toString());
    }

    @Test
    void thePictureColoursTheGroups() {
        String svg = BoardSvg.of(BOARD, "title", report().labels(), report().svgTints());
        assertTrue(svg.contains("#f0a020") && svg.contains("#2e9d4c") && svg.contains("#9a9a9a"), svg);
        assertFalse(svg.contains("#d03030"));
    }

    @Test
    void aBoardWithoutStonesIsNoMistake() {
        Position empty = Diagram.read("../..").position();
        String text = new GroupsReport(empty, Groups.of(empty, new EyeTable()), Settings.of("--ascii")).text();
        assertTrue(text.endsWith("there is no stone on the board"), text);
    }
}
