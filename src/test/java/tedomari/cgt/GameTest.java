package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game says about itself and about others. */
final class GameTest {

    @ParameterizedTest(name = "{0} has {1} options, infinitesimal {2}, all-small {3}")
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 0; true; true",
                "2; 1; false; false",
                "3/4; 2; false; false",
                "*3; 6; true; true",
                "^; 2; true; true",
                "7/8^*; 3; false; false",
                "{^^|*}; 2; true; true",
                "{0||0|-2}; 2; true; false",
                "{2|0||0}; 2; true; false",
                "{1|-1}; 2; false; false",
                "{4|0}; 2; false; false",
                "{0|-4}; 2; false; false",
                "{5|1,{1|-8}}; 3; false; false"
            })
    void optionsAndSmallness(String game, int options, boolean infinitesimal, boolean allSmall) {
        Game g = GameReader.read(game);
        assertEquals(options, g.optionCount());
        assertEquals(infinitesimal, g.isInfinitesimal());
        assertEquals(allSmall, g.isAllSmall());
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "^; <; 1/1024",
                "^; >; 0",
                "^; ||; *",
                "{1|-1}; =; {1|-1}",
                "{1|-1}; ||; 1/1099511627776",
                "{1/1099511627776|-1}; <; 1/549755813888",
                "{1180591620717411303424|1}; >; 1/2*",
                "{1180591620717411303424|590295810358705651712}; >; {1|-1}",
                "{-590295810358705651712|-1180591620717411303424}; <; {1|-1}",
                "{1180591620717411303424|-1}; ||; {590295810358705651712|-1}+*"
            })
    void relations(String g, String symbol, String h) {
        assertEquals(symbol, GameReader.read(g).relationTo(GameReader.read(h)).symbol());
    }

    @ParameterizedTest(name = "{0} stops at {1} and {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "{1180591620717411303424,{1237940039285380274899124224|-5}|-6}; 1180591620717411303424; -6",
                "{6|-1180591620717411303424,{5|-1237940039285380274899124224}}; 6; -1180591620717411303424",
                "{3,{1237940039285380274899124224|2}|0}; 3; 0"
            })
    void stopsOfAnySize(String game, String leftStop, String rightStop) {
        assertEquals(leftStop, GameReader.read(game).leftStop().toString());
        assertEquals(rightStop, GameReader.read(game).rightStop().toString());
    }
}
