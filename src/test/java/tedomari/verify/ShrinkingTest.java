package tedomari.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.semeai.Pruning;

/** What is found is made small before it is shown. */
final class ShrinkingTest {

    @Test
    void aRaceShrinksToWhatMatters() {
        Sketch sketch = Sketch.of(
                List.of(Plot.plain(4), Plot.of("@@@", "..X", "B@B"), Plot.of("BBBB", "B..B")),
                List.of(Plot.plain(3)),
                2);
        Sketch smallest = Shrinking.shrink(sketch, Sketch::smaller, smaller -> {
            Position position = smaller.position();
            return position != null && smaller.shared() > 0;
        });
        assertEquals("BB\n.B\nWW\n", Diagram.write(position(smallest)));
    }

    @Test
    void aWildRaceShrinksToTwoBlocksWithALiberty() {
        WildRace race = new WildRace(List.of("..X@", "BBBB", ".BBB", "WWWW", ".#O."));
        Draft smallest = Shrinking.<Draft>shrink(race, Draft::smaller, smaller -> smaller.position() != null);
        assertEquals(".B\nWB\n", Diagram.write(position(smallest)));
    }

    @Property(tries = 100)
    void aWildRaceIsARace(@ForAll long seed) {
        WildRace race = WildRace.next(new SplittableRandom(seed));
        assertEquals(
                2,
                Block.all(position(race)).stream()
                        .filter(block ->
                                block.stones().intersects(position(race).essential()))
                        .count());
    }

    private static Position position(Draft draft) {
        Position position = draft.position();
        assertNotNull(position);
        return position;
    }

    @Test
    void whatIsNoRaceHasNoPosition() {
        assertNull(Sketch.of(List.of(), List.of(Plot.plain(1)), 0).position(), "Black has no liberty");
        assertNull(Sketch.of(List.of(Plot.of("#.")), List.of(Plot.plain(1)), 0).position(), "Black is safe");
        assertNull(
                Sketch.of(List.of(Plot.of("@O@", "@X@", ".@@")), List.of(), 1).position(), "X has no liberty");
        assertNull(Sketch.of(List.of(Plot.plain(1)), List.of(), 13).position(), "too wide");
    }

    /** The paper's pruning, held against the play of trees, comes down to a hot attacking threat. */
    @Test
    void thePrintedPruningFailsOnAHotThreat() {
        LibertyTree threat = new LibertyTree(-1, List.of(LibertyTree.plain(5)), List.of(LibertyTree.plain(0)));
        LibertyTree tree = new LibertyTree(-1, List.of(LibertyTree.plain(4)), List.of(threat));
        TreeRace race = new TreeRace(List.of(tree), List.of(LibertyTree.plain(3)));
        assertNotNull(SumTrials.fault(race, Pruning.PRINTED));
        assertNull(SumTrials.fault(race, Pruning.CORRECTED));
        TreeRace smallest = Shrinking.shrink(
                race,
                TreeRace::smaller,
                smaller -> smaller.isOpen() && SumTrials.fault(smaller, Pruning.PRINTED) != null);
        assertTrue(smallest.toString().length() < race.toString().length(), smallest::toString);
    }

    @Test
    void aRaceOfPlainTreesIsWonByTheLongerOne() {
        for (int black = 1; black <= 4; black++) {
            for (int white = 1; white <= 4; white++) {
                TreeRace race = new TreeRace(List.of(LibertyTree.plain(black)), List.of(LibertyTree.plain(white)));
                assertEquals(black >= white ? Colour.BLACK : Colour.WHITE, race.winner(Colour.BLACK));
                assertEquals(black > white ? Colour.BLACK : Colour.WHITE, race.winner(Colour.WHITE));
            }
        }
    }

    @Property(tries = 200)
    void everySmallerSketchWeighsLess(@ForAll long seed) {
        Plot plot = Plots.growth(new SplittableRandom(seed), 8);
        Sketch sketch = Sketch.of(List.of(plot), List.of(Plot.plain(2)), 1);
        assertTrue(sketch.smaller().allMatch(smaller -> smaller.weight() < sketch.weight()));
    }

    @Property(tries = 20)
    void somePlainLibertiesAreThatMany(@ForAll byte seed) {
        int count = 1 + Math.floorMod(seed, 12);
        assertEquals(count, Plot.plain(count).empties());
    }
}
