package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;

/** Regions whose values were checked by exact searches of real boards. */
final class RegionTest {

    @ParameterizedTest(name = "{0} cooled by 2 is {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "#OOOOOO#/X.OOOOOO/XOOOOOOO/#OOOOOO#; 1; -1; clean",
                "#OOOO#/OxxOOO/Xo.OOO/O.OOOO/#OOOO#; 0; -1; clean",
                "#OOOO#/O.OOOO/X..OOO/O.OOOO/#OOOO#; 3/2; 3/2; clean",
                "#OOOO#/X..OOO/X.x.OO/XO.OOO/#OOOO#; 5/2; 3/2; clean",
                "#OOOO#/O..OOO/X.x.OO/X..OOO/#OOOO#; 3*; 2; clean",
                "#OOOO#/X..OOO/X.x.OO/X.x.OO/#OOOO#; 4; -1; clean",
                "#OOOO#/O.O.OO/X..xOO/O...OO/#OOOO#; 7/4; 7/4; clean",
                "#OOOO#/X.O.OO/X.xx.O/O...OO/#OOOO#; {4|3}; 5/2; clean",
                "#OOOO#/XO...O/X..xxO/X.xO.O/#OOOO#; 5/2; 3/2; clean",
                "#OOOO#/X.O.OO/X..x.O/X.xx.O/#OOOO#; 4*; 2; clean",
                "#OOOO#/Ox..OO/X.xx.O/X...OO/#OOOO#; 4^; 2; UNCLEAN",
                "#OOOO#/XO..OO/X.x..O/X...OO/#OOOO#; 11/4; 7/4; clean",
                "#OOOO#/O...OO/X..xOO/O...OO/#OOOO#; 2v; 2; clean",
                "#OOOO#/X.O.OO/X.x..O/O...OO/#OOOO#; 11/4; 7/4; clean",
                "#OOOO#/O...OO/X.x..O/O.O.OO/#OOOO#; {5/2|2}; 9/4; clean",
                "#OOOO#/O.O..O/X.x.xO/O.O..O/#OOOO#; 2v; 2; clean",
                "#OOOO#/OO...O/X.x.xO/X..O.O/#OOOO#; 11/4; 7/4; clean",
                "#OOOO#/O..O.O/X.x.xO/O.O..O/#OOOO#; {5/2|2}; 9/4; clean",
                "#OOOO#/X.x..O/O..x.O/OO.x.O/#OOOO#; {9/4|2}; 17/8; clean",
                "#OOOO#/X.x..O/X.xxxO/X....O/#OOOO#; 6; -1; clean"
            })
    void theTwentyRegions(String text, String cooled, String temperature, String clean) {
        RegionValue value = Regions.ofPaper(text).value();
        assertAll(
                () -> assertEquals(cooled, value.cooled().toString()),
                () -> assertEquals(temperature, value.temperature().toString()),
                () -> assertEquals(clean.equals("clean"), value.isClean()),
                () -> assertFalse(value.dependsOnKo()));
    }

    @Test
    void aFalseEyeIsWorthMoreIfTheLastLibertyFallsElsewhere() {
        RegionValue value = Regions.ofPaper("#XXXO#/X.oo.O/#XXXO#").value();
        assertEquals("1", value.cooled().toString());
        assertEquals("2", Cooling.cool(value.lowElsewhere(), Dyadic.TWO).toString());
        assertFalse(value.isClean());
    }

    /** The printed rule says 0: it overlooks that the attacker threatens before he fills. */
    @Test
    void anAttackersHotThreatDoesNotCostTheDefenderHisLiberties() {
        assertEquals(
                "3",
                Regions.ofPaper("#OOO#/X.x.O/X.xxO/O.x.O/#OOO#")
                        .value()
                        .cooled()
                        .toString());
    }

    @Test
    void aKoChangesTheValue() {
        RegionValue value = Regions.ofPaper("#OO#/O.OO/OxOO/Xo.O/####").value();
        assertTrue(value.dependsOnKo());
        assertEquals("0", Cooling.cool(value.low(), Dyadic.TWO).toString());
        assertEquals("1", Cooling.cool(value.highElsewhere(), Dyadic.TWO).toString());
    }

    @Test
    void aBlockWithoutLibertiesHereHasNone() {
        assertEquals("0", Regions.read("%@%/@X@/B@%/%.%").value().cooled().toString());
        assertEquals("0", Regions.read("%B%/BOB/%B%").value().cooled().toString());
    }

    @Test
    void aBlockThatReachesASafeFriendIsAlive() {
        assertEquals("{1024|0}", Regions.read("%@@%/B..#/%##%").value().value().toString());
        assertEquals("1024", Regions.read("%@%/B.#/B.#/%@%").value().value().toString());
    }

    @Test
    void theRegionOfADiagramIsWhatIsEmptyOrNeutral() {
        assertEquals(Colour.BLACK, Region.of(read("B.X@")).owner());
        assertEquals(2, Region.of(read("B.X@")).points().size());
        assertEquals(Colour.WHITE, Region.of(read("W.O#")).owner());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "B.W, both colours have essential stones",
        "X.@, there is no essential stone; mark it B or W",
        "B......./......../......../......../......../......../......../........, it has more than 62 points"
    })
    void whyADiagramShowsNoRegion(String diagram, String reason) {
        assertEquals(
                reason,
                assertThrows(RegionException.class, () -> Region.of(read(diagram)))
                        .getMessage());
    }

    @Test
    void aRegionMayHaveSixtyTwoPoints() {
        Region region = Region.of(read("@XXXXXXXX/@XXXXXXXX" + "/XXXXXXXXX".repeat(5) + "/.@@@@@@@@/B@@@@@@@@"));
        assertEquals(62, region.points().size());
        assertEquals("1", region.value().value().toString());
    }

    @Test
    void allPlayFindsTheValueUnlessItIsPrunedAsPrinted() {
        Region region = Regions.ofPaper("#OOO#/X.x.O/X.xxO/O.x.O/#OOO#");
        RegionValue corrected = region.valueByAllPlay(Pruning.CORRECTED, 10_000);
        assertEquals("3", corrected.cooled().toString());
        assertTrue(corrected.isClean());
        assertEquals(
                "0", region.valueByAllPlay(Pruning.PRINTED, 10_000).cooled().toString());
    }

    private static Position read(String diagram) {
        return Diagram.read(diagram).position();
    }
}
