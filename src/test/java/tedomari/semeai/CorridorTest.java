package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Values;

/** Corridors: regions with straight walls, entered at one end (docs/theory.md). */
final class CorridorTest {

    /** Mouth and end have a character for each row; the values are those of lengths 1, 2, … */
    @ParameterizedTest(name = "mouth {0}, end {1}, wall {2}: {3}")
    @CsvSource(
            delimiter = ';',
            value = {
                "B; @; @; 1 1 1 1 1",
                "B; B; @; 1 2 2 2 2",
                "B; @; B; 1 2 3 4 5",
                "B; #; @; {1024|0} 1 1 1 1",
                "BB; @@; @; 2 2 2 2",
                "B@; @@; @; 1 1 1 1",
                "BB; BB; @; 2 4 4",
                "BBB; @@@; @; 3 3 3",
                "BB@; @@@; @; 2 2 2",
                "B@@; @@@; @; 1 1 1",
                "@B@; ###; @; {1024|0} {1024|0} {1024|2||0}"
            })
    void theValuesOfCorridors(String mouth, String end, char wall, String values) {
        List<String> expected = List.of(values.split(" "));
        for (int length = 1; length <= expected.size(); length++) {
            RegionValue value =
                    Regions.read(Regions.corridor(mouth, length, end, wall)).value();
            assertEquals(expected.get(length - 1), value.value().toString(), "length " + length);
        }
    }

    @ParameterizedTest(name = "mouth {0}, end {1}: {2}")
    @CsvSource(
            delimiter = ';',
            value = {"@B@; @@@; 1 3/2 7/4 15/8 31/16", "@B@; BBB; 3 4 9/2"})
    void theCooledValuesOfCorridorsWithACentreMouth(String mouth, String end, String values) {
        List<String> expected = List.of(values.split(" "));
        for (int length = 1; length <= expected.size(); length++) {
            RegionValue value =
                    Regions.read(Regions.corridor(mouth, length, end, '@')).value();
            assertEquals(expected.get(length - 1), value.cooled().toString(), "length " + length);
        }
    }

    @Test
    void aCorridorOfWidthThreeAndLengthSixIsEvaluatedWithinAMinute() {
        RegionValue value = Assertions.assertTimeoutPreemptively(
                Duration.ofMinutes(1),
                () -> Regions.read(Regions.corridor("@B@", 6, "@@@", '@')).value());
        assertEquals("63/32", value.cooled().toString());
        assertTrue(value.isClean());
    }

    /** G(0,x) = {x|0}, G(n,x) = {2 + G(n−1,x) | 0}: beads, before a chain with x − 2 liberties of its own. */
    @ParameterizedTest(name = "G({0},{1}) cooled by 2 is {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 3; 3/2",
                "1; 3; 7/4",
                "2; 3; 15/8",
                "3; 3; 31/16",
                "0; 4; 2*",
                "1; 4; 2v",
                "2; 4; 2vv*",
                "3; 4; 2v3",
                "0; 5; {3|2}",
                "1; 5; 2Miny(1)",
                "2; 5; 2Miny({1|0})",
                "0; 6; {4|2}",
                "1; 6; 2Miny(2)"
            })
    void beadsRealiseTheClosedForm(int n, int x, String cooled) {
        Game game = Game.of(List.of(Game.of(x)), List.of(Values.ZERO));
        for (int i = 0; i < n; i++) {
            game = Game.of(List.of(game.plus(Game.of(2))), List.of(Values.ZERO));
        }
        RegionValue value = Regions.ofPaper(beads(n, x)).value();
        assertSame(Cooling.cool(game, Dyadic.TWO), value.cooled());
        assertEquals(cooled, value.cooled().toString());
    }

    private static String beads(int n, int x) {
        String[] tail = TAILS.get(x - 3).split("/");
        return "O" + ".O".repeat(n) + tail[0] + "/X" + ".x".repeat(n) + tail[1] + "/O" + ".O".repeat(n) + tail[2];
    }

    private static final List<String> TAILS =
            List.of(".OO/..O/.OO", ".O.OO/.xx.O/.OOOO", ".O.OO/.xx.O/.O.OO", ".O.O.OO/.xxxx.O/.O.OOOO");
}
