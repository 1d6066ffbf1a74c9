package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Heated, overheated and warmed games, worked out by hand. */
final class HeatingTest {

    @ParameterizedTest(name = "{0} heated by {1} is {2}")
    @CsvSource(
            delimiter = ';',
            value = {"3/4; 1; 3/4", "*; 2; {2|-2}", "^; 1; {1||0|-2}", "{4|0}; 1/2; {9/2|-1/2}", "*; *; 0"})
    void heated(String game, String bonus, String hot) {
        assertSame(GameReader.read(hot), Heating.heat(GameReader.read(game), GameReader.read(bonus)));
    }

    @ParameterizedTest(name = "{0} overheated from {1} to {2} is {3}")
    @CsvSource(
            delimiter = ';',
            value = {
                "3; ^; 1; ^3",
                "-1; {4|0}; *; {0|-4}",
                "1/2; 1; 1; {1|0}",
                "*; ^; 2; {2|-2}",
                "{1|-1}; ^*; 1; {1^*|-1v*}"
            })
    void overheated(String game, String from, String to, String hot) {
        assertSame(
                GameReader.read(hot),
                Heating.overheat(GameReader.read(game), GameReader.read(from), GameReader.read(to)));
    }

    /** A node of a corridor in Go, {@code {1||0|-2}} as played, is up when chilled (Berlekamp and Wolfe 1994). */
    @ParameterizedTest(name = "{0} warmed is {1}")
    @CsvSource(
            delimiter = ';',
            value = {"3; 3*", "2; 2", "1/2; {1|*}", "*; {1|-1}", "^; {1||0|-2}"})
    void warmed(String game, String warm) {
        assertSame(GameReader.read(warm), Heating.warm(GameReader.read(game)));
        assertSame(GameReader.read(game), Cooling.cool(GameReader.read(warm), Dyadic.ONE));
    }
}
