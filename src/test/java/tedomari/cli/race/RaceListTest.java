package tedomari.cli.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tedomari.search.Limits;

final class RaceListTest {

    /** Black has two plain liberties, White three. */
    private static final String BOARD = """
            ........
            .XXXOOO.
            .X.OX.O.
            .XXOXOO.
            .X.OX.O.
            .XXOXOO.
            .X.OXOO.
            .XXXOOO.
            ........""";

    @TempDir
    private Path folder = Path.of("");

    private boolean damaged;

    private List<String> answers(String... lines) throws IOException {
        Files.writeString(folder.resolve("board.txt"), BOARD);
        Path list = Files.writeString(folder.resolve("list.tsv"), String.join("\n", lines));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RaceList races = new RaceList(list, Limits.NONE);
        races.decide(new PrintStream(out, true, StandardCharsets.UTF_8));
        damaged = races.isDamaged();
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void aLineIsAnsweredByStatusMovesNodesAndTime() throws IOException {
        List<String> answers = answers("one\tboard.txt\tB\tE5\tD5", "two\tboard.txt\tWhite\td5\te5");
        assertTrue(answers.get(0).matches("one\tLOSS\t\t\\d+\t\\d+\\.\\d+"), answers.get(0));
        assertTrue(answers.get(1).matches("two\tWIN\tpass F7 F5\t\\d+\t\\d+\\.\\d+"), answers.get(1));
        assertEquals(false, damaged);
    }

    @Test
    void answersComeInTheOrderOfTheList() throws IOException {
        String[] lines = new String[300];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = i + "\tboard.txt\tW\tD5\tE5";
        }
        List<String> answers = answers(lines);
        for (int i = 0; i < lines.length; i++) {
            assertTrue(answers.get(i).startsWith(i + "\tWIN\t"));
        }
    }

    @Test
    void aBadLineIsAnsweredByWhatIsWrongAndTheOthersGoOn() throws IOException {
        assertEquals(
                List.of(
                        "a\terror: expected 5 columns, id, file, to_move, own stone, opponent's stone, but found 2",
                        "b\terror: there is no file " + folder.resolve("none.sgf"),
                        "c\terror: the player to move is B or W, not \"X\"",
                        "d\terror: there is no black stone at D5",
                        "e\terror: \"Z99\" is outside of the board, which reaches from A1 to H9",
                        "f\tWIN"),
                answers(
                                "a\tboard.txt",
                                "b\tnone.sgf\tB\tA1\tA2",
                                "c\tboard.txt\tX\tE5\tD5",
                                "d\tboard.txt\tB\tD5\tE5",
                                "e\tboard.txt\tB\tZ99\tD5",
                                "",
                                "f\tboard.txt\tW\tD5\tE5")
                        .stream()
                        .map(line -> line.replaceAll("\tWIN.*", "\tWIN"))
                        .toList());
        assertTrue(damaged);
    }

    @Test
    void aHeaderIsNoRace() throws IOException {
        assertEquals(
                1,
                answers("id\tfile\tto_move\town\tother", "f\tboard.txt\tW\tD5\tE5")
                        .size());
    }
}
