package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.Colour;

/** What the theory says of whole races, and where it says nothing. */
final class EstimateTest {

    /** A dash stands for a race that the bounds leave open; an exact search finds the same where there is none. */
    @ParameterizedTest(name = "{0} between {1} and {2}: {3} if Black is first, {4} if White is")
    @CsvSource(
            delimiter = ';',
            nullValues = "-",
            value = {
                ".@.@.@/BBBBBB/WWWWWW/.#.#.#; 0; 0; BLACK; WHITE",
                "..@@@@/BBBBBB/WWWWWW/.#.#.#; -1; -1; WHITE; WHITE",
                ".@.@.@/BBBBBB/WWWWWW/..####; 1; 1; BLACK; BLACK",
                "BBBBBB/.B.B.B/WWWWWW/.##.##; -2; -2; SEKI; WHITE",
                "BBBB/.B.B/WWWW/.W##; -1; -1; WHITE; WHITE",
                "..@..@@/.X@X.B@/B@@@BB@/BBBBBBB/WWWWWWW/..#####; 0; 2; BLACK; -",
                "..@@@@@/BBBBBBB/WWWWWWW/W###WW#/.O#O.W#/..#..##; -2; 0; -; WHITE",
                "O.OB@.@/BBBBBBB/WWWWWWW/..#####; {1023|1}; 1023; BLACK; -"
            })
    void theTotalAndWhoWins(
            String diagram, String low, String high, Estimate.Result blackFirst, Estimate.Result whiteFirst) {
        Estimate estimate = Estimate.of(Races.read(diagram), false);
        assertNotNull(estimate);
        assertEquals(low, estimate.low().toString());
        assertEquals(high, estimate.high().toString());
        assertEquals(low.equals(high), estimate.isExact());
        assertEquals(blackFirst, estimate.result(Colour.BLACK));
        assertEquals(whiteFirst, estimate.result(Colour.WHITE));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "@@@#/.@B./BBBB/WWWW/..##; region B is outside the theory: the block may connect to a safe friend there",
                "BBBBBB/B.BB.B/BBBBBB/WWWWWW/.#####; the block of Black can make an eye in regions A and B",
                ".@@@@@/BBBBBB/WWWWWW/W.WW.W/WWWWWW; the block of White can make an eye in regions B and C",
                "...B@/BBBBB/WWWWW/..XW#; both blocks can live",
                "..@.@@/BBBBBB/WWWWWW/..#.##; both blocks can live",
                "BBBB/...B/...B/.BBB/BBBB/.BBB/WWWW/.#.#; an eye of more than six points with shared liberties",
                "BBBBBBB/.....B./WWWWWWW/.#.#.#.; more than 5 shared liberties"
            })
    void whyTheTheoryIsSilent(String diagram, String silence) {
        Race race = Races.read(diagram);
        assertEquals(silence, Estimate.silence(race));
        assertNull(Estimate.of(race, false));
    }

    /** Seen with one shared liberty; without any, the value of the eye says it all. */
    @ParameterizedTest(name = "{0}: usual is {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "three in the corner; ...B; true",
                "square four; B..B/B..B; true",
                "pyramid four; BBBB/...B/B.BB; true",
                "square four in the corner; ..BB/..BB; false",
                "bulky five; BBBB/...B/B..B; true",
                "bulky five in the corner; ...B/..BB; false",
                "rabbity six; BBBB/B..B/...B/B.BB; true",
                "rabbity six in the corner; ..BB/...B/B.BB; false"
            })
    void anEyeInTheCornerMayBeWorthLessThanOthersOfItsSize(String name, String eye, boolean isUsual) {
        assertNull(Estimate.silence(Races.read(eye + "/BBBB/WWWW/.#.#")));
        assertEquals(
                isUsual
                        ? null
                        : "region A is an eye that may be worth less than others of its size, and there are shared liberties",
                Estimate.silence(Races.read(eye + "/BBBB/.BBB/WWWW/.#.#")));
    }
}
