package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tinies and minies, with a number or without. */
final class TinyTest {

    @ParameterizedTest(name = "tiny {0} is {1}, miny {2}")
    @CsvSource(
            delimiter = ';',
            value = {"2; {0||0|-2}; {2|0||0}", "{2|1}; {0|||0||-1|-2}; {2|1||0|||0}", "0; ^; v"})
    void tiniesAndMinies(String subscript, String tiny, String miny) {
        assertSame(GameReader.read(tiny), Tiny.tiny(GameReader.read(subscript)));
        assertSame(GameReader.read(miny), Tiny.miny(GameReader.read(subscript)));
    }

    @ParameterizedTest(name = "a number with a tiny, {0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {"3/4; true", "{0||0|-2}; true", "{3|1||1}; true", "^; false", "1*; false", "{1|-1}; false"})
    void numbersWithATiny(String game, boolean isNumberTiny) {
        assertEquals(isNumberTiny, Tiny.isNumberTiny(GameReader.read(game)));
    }
}
