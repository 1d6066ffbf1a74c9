package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Products worked out by hand from their definitions. */
final class ProductTest {

    @ParameterizedTest(name = "{0} copies of {1} are {2}")
    @CsvSource({
        "0, {4|0}, 0",
        "3, *, *",
        "2, *3, 0",
        "-3, 1^*, -3v3*",
        "2, {1|-1}, 0",
        "3, {2|0}, {4|2}",
        "-1, {4|0}, {0|-4}"
    })
    void multiples(long n, String game, String multiple) {
        assertSame(GameReader.read(multiple), Product.multiple(Dyadic.of(n), GameReader.read(game)));
    }

    /** With up, {@code g·↑ = {gL·↑ + ⇑* | gR·↑ + ⇓*}} (Berlekamp, Conway and Guy 2001, chapter 8). */
    @ParameterizedTest(name = "{0}·{1} = {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "3; ^; ^3",
                "1/2; ^; {^^*|v*}",
                "1/4; ^; {^^*||0|v3}",
                "*; ^; {^^*|vv*}",
                "*2; ^; {^^*,{^4|0}|vv*,{0|v4}}",
                "^; ^; {^^*||0|v4}",
                "{1|-1}; ^; {^3*|v3*}",
                "1/2; ^*; {^^|v*}",
                "3/4; 1; 3/4",
                "1/2; 2; 1*",
                "*; *2; *2"
            })
    void nortonsProduct(String g, String unit, String product) {
        assertSame(GameReader.read(product), Product.norton(GameReader.read(g), GameReader.read(unit)));
    }

    @ParameterizedTest(name = "twice half of {0} is {0}")
    @CsvSource(
            delimiter = ';',
            value = {"^", "^*2", "1*", "3/4", "{2|1}", "{4||2|1}", "{0||0|-2}", "{3|{1|0},{2|-3}}"})
    void twoHalvesOfAPositiveGameAreTheGame(String unit) {
        Game half = Product.norton(GameReader.read("1/2"), GameReader.read(unit));
        assertSame(GameReader.read(unit), half.plus(half));
    }

    @ParameterizedTest(name = "{0}·{1} = {2}")
    @CsvSource({
        "2, ^, ^^",
        "^, -2, vv",
        "0, {4|0}, 0",
        "1/2, -3/4, -3/8",
        "*2, *2, *3",
        "1/2, *, *2",
        "1/2, *2, *3",
        "^, *, *2",
        "^, ^, ^*3"
    })
    void conwaysProduct(String g, String h, String product) {
        assertSame(GameReader.read(product), Product.conway(GameReader.read(g), GameReader.read(h)));
        assertSame(GameReader.read(product), Product.conway(GameReader.read(h), GameReader.read(g)));
    }
}
