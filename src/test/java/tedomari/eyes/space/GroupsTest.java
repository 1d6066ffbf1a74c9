package tedomari.eyes.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Position;
import tedomari.go.io.Diagram;

final class GroupsTest {

    private static final EyeTable TABLE = new EyeTable();

    private static Position board(String rows) {
        return Diagram.read(rows).position();
    }

    /** The group of the stone at a point such as C4. */
    private static Group group(Position position, String stone) {
        int point = Coordinate.point(position.outline(), stone);
        return Groups.of(position, TABLE).stream()
                .filter(group -> group.block().stones().contains(point))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        // Black's block fills all but its eyespace; the attacker's stones beyond it are marked as safe.
        "XXXXX/X...X/XXXXX/@@@@@, UNSETTLED",
        "XXXXX/X..XX/XXXXX/@@@@@, DEAD",
        "XXXXXX/X....X/XXXXXX/@@@@@@, ALIVE",
        "XXXXX/X.X.X/XXXXX/@@@@@, ALIVE",
        // In the corner a row of three is like any other; a stone on the vital point kills, or saves.
        "...X/XXXX/@@@@/@@@@, UNSETTLED",
        ".O.X/XXXX/@@@@/@@@@, DEAD",
        ".X.X/XXXX/@@@@/@@@@, ALIVE",
        // A white stone in the farther middle point of a four (Drake et al., figure 6).
        "..O.X/XXXXX/@@@@@/@@@@@, UNSETTLED"
    })
    void theStatusOfABlockWithoutOtherLiberties(String rows, Status status) {
        Position position = board(rows);
        Group group = Groups.of(position, TABLE).stream()
                .filter(some -> some.block().colour() == Colour.BLACK
                        && some.block().stones().size() > 1)
                .findFirst()
                .orElseThrow();
        assertEquals(List.of(), group.because());
        assertEquals(status, group.status());
    }

    @Test
    void aBlockThatCanRunIsLeftOpenWithTheReason() {
        Group group = group(board("...../..X../...../....."), "C3");
        assertEquals(Status.DEAD, group.byEyespace());
        assertNull(group.status());
        assertEquals(
                List.of("it has 4 liberties outside of its eyespaces, so it may connect, escape or win a race"),
                group.because());
    }

    @Test
    void deathAmongEnemiesThatMayBeCapturedIsNotClaimed() {
        Position position = board("""
                ..XO...
                XXXO...
                OOOO...
                .......
                .......
                """);
        Group group = group(position, "C5");
        assertEquals(Status.DEAD, group.byEyespace());
        assertTrue(
                group.because().get(0).contains("not known to live"),
                group.because().toString());
    }

    @Test
    void lifeIsClaimedWhateverIsOutside() {
        Group group = group(board("""
                ....X..
                XXXXX..
                .......
                .......
                .......
                """), "C4");
        assertEquals(Status.ALIVE, group.status());
    }

    @ParameterizedTest(name = "{0} depends on a ko, and is else {1}")
    @CsvSource({
        // Bent four in the corner, and seven points of which one is the corner: with no liberty outside, ko if White
        // begins.
        "...X@/.XXX@/XXXX@/@@@@@, UNSETTLED",
        "....X@/...XX@/XXXXX@/@@@@@@, UNSETTLED"
    })
    void aKoIsNamed(String rows, Status byEyespace) {
        Position position = board(rows);
        Group group = group(position, "B" + (position.outline().height() - 2));
        assertEquals(byEyespace, group.byEyespace());
        assertNull(group.status());
        assertEquals(List.of("its life depends on a ko"), group.because());
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({"...X@/...X@/XXXX@/@@@@@, UNSETTLED", "....X@/....X@/XXXXX@/@@@@@@, ALIVE"})
    void theCornerMatters(String rows, Status status) {
        Position position = board(rows);
        Group group = group(position, "D" + (position.outline().height() - 2));
        assertEquals(List.of(), group.because());
        assertEquals(status, group.status());
    }

    @Test
    void anEnemyThatLivesLeavesNoEyespaceWhereItSits() {
        // White lives in the lower right, so Black's block has one eye only (Drake et al., figure 9).
        Position position = board("""
                .X@@@@@@@
                XXXXXXXXX
                .XOOOOOOO
                XXO.O.OOO
                @XOOOOOOO
                @X.......
                @XXXXXXXX
                @@@@@@@@@
                """);
        Group black = group(position, "B7");
        assertEquals(
                List.of(1, 1), black.eyespaces().stream().map(set -> set.size()).toList());
    }

    @Test
    void aDeadEnemyWithinIsEyespace() {
        Position position = board("""
                .XO.OX.
                XXXXXXX
                @@@@@@@
                @@@@@@@
                """);
        // The stones within have no eyespace worth the name, so the block has three spaces.
        Group black = group(position, "B3");
        assertEquals(3, black.eyespaces().size());
        assertEquals(Status.ALIVE, black.status());
    }
}
