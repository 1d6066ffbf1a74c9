package tedomari.lang;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.NumberUpStar;
import tedomari.cgt.Power;
import tedomari.cgt.Tiny;
import tedomari.cgt.Values;

final class LangProperties {

    private static final List<String> PIECES = List.of(
            "1",
            "2",
            "0",
            "7/8",
            "1/3",
            "2⅞",
            "0.5",
            "*",
            "*2",
            "^",
            "^^",
            "v",
            "v3",
            "^<2>",
            "^[3]",
            "↑²",
            "⧾₂",
            "Tiny(",
            "{",
            "}",
            "|",
            "||",
            "|||",
            "(",
            ")",
            "[",
            "]",
            ",",
            "'",
            "\"",
            "+",
            "-",
            "+-",
            "±",
            " * ",
            "·",
            "/",
            "**",
            ":",
            ":=",
            "<",
            "<=",
            "=",
            "<|",
            "|>",
            "..",
            ".",
            " ",
            "\n",
            ";",
            "g",
            "f(",
            "f(n) := ",
            "xs",
            "_",
            "$1",
            "if ",
            " then ",
            " else ",
            " for n in ",
            " and ",
            "not ",
            "true",
            "left",
            "cool(",
            ".mean",
            ".temperature",
            "sum(",
            "//",
            "/*",
            "*/",
            "#",
            "@",
            "\uD83D",
            "\u0000",
            "\r",
            "\u001B",
            "é",
            "−",
            "∥");

    @Provide
    Arbitrary<String> pieces() {
        return Arbitraries.of(PIECES).list().ofMaxSize(14).map(list -> String.join("", list));
    }

    private static Arbitrary<String> expressions(int depth) {
        Arbitrary<String> leaf = Arbitraries.of(
                "1", "-2", "7/8", "1/3", "*", "*2", "^", "v3*", "-1^*", "1Tiny(2)", "g", "xs[2]", "+-3", "^<2>", "2⅞");
        if (depth == 0) {
            return leaf;
        }
        Arbitrary<String> inner = expressions(depth - 1);
        return Arbitraries.oneOf(
                leaf,
                Combinators.combine(inner, inner).as((a, b) -> "{" + a + "|" + b + "}"),
                Combinators.combine(inner, inner, inner).as((a, b, c) -> "{" + a + "||" + b + "|" + c + "}"),
                Combinators.combine(
                                inner, Arbitraries.of(" + ", " - ", "+-", ":", " * ", "*", "/", " < ", " || "), inner)
                        .as((a, op, b) -> a + op + b),
                inner.map(a -> "(" + a + ")"),
                inner.map(a -> a + ".mean"),
                inner.map(a -> "cool(" + a + ", 1/2)"),
                inner.map(a -> "[" + a + " for n in 1..2]"),
                inner.map(a -> "'" + a + "'"));
    }

    /** Expressions with a piece put in or some characters taken out. */
    @Provide
    Arbitrary<String> mutated() {
        return Combinators.combine(
                        expressions(3),
                        Arbitraries.of(PIECES),
                        Arbitraries.integers().between(0, 1000),
                        Arbitraries.integers().between(0, 3))
                .as((text, piece, place, cut) -> {
                    int at = place % (text.length() + 1);
                    int end = Math.min(text.length(), at + cut);
                    return text.substring(0, at) + (place % 2 == 0 ? piece : "") + text.substring(end);
                });
    }

    @Property(tries = 3000)
    void anyTextIsAValueOrAnErrorWithAPlaceInIt(@ForAll("pieces") String text) {
        valueOrError(text);
    }

    @Property(tries = 2000)
    void aMutatedExpressionIsAValueOrAnErrorWithAPlaceInIt(@ForAll("mutated") String text) {
        valueOrError(text);
    }

    private static void valueOrError(String text) {
        Session session = new Session();
        session.evaluate("g := {4|0}; xs := [1, *]; f(n) := {n|0}");
        try {
            for (Result result : session.evaluate(text)) {
                String printed = new Printer(Notation.ASCII).print(result.value());
                assertTrue(printed.indexOf('\n') < 0 && printed.indexOf('\r') < 0);
            }
        } catch (LangException e) {
            assertTrue(e.offset() >= 0 && e.offset() <= text.length());
            assertTrue(e.line() >= 1 && e.column() >= 1);
            assertEquals(2, e.excerpt().lines().count());
            assertTrue(!e.sentence().isBlank() && e.sentence().lines().count() == 1);
        }
    }

    @Provide
    Arbitrary<Game> games() {
        return games(3);
    }

    private static Arbitrary<Game> games(int depth) {
        Arbitrary<Dyadic> numbers = Combinators.combine(
                        Arbitraries.integers().between(-70, 70),
                        Arbitraries.integers().between(0, 5))
                .as((top, exponent) -> Dyadic.of(top, exponent));
        Arbitrary<Game> leaf = Combinators.combine(
                        numbers,
                        Arbitraries.integers().between(-4, 4),
                        Arbitraries.integers().between(0, 4))
                .as(NumberUpStar::of);
        Arbitrary<Game> powers = Combinators.combine(
                        numbers, Arbitraries.integers().between(2, 4), Arbitraries.of(0, 1, 2))
                .as((x, n, kind) -> Game.of(x)
                        .plus(
                                kind == 0
                                        ? Power.pow(Values.UP, Dyadic.of(n))
                                        : kind == 1
                                                ? Power.powTo(Values.UP, Dyadic.of(n))
                                                        .negate()
                                                : Power.pow(Values.UP, Dyadic.of(n))
                                                        .plus(Values.STAR)));
        if (depth == 0) {
            return Arbitraries.oneOf(numbers.map(Game::of), leaf, powers);
        }
        Arbitrary<Game> inner = games(depth - 1);
        return Arbitraries.frequencyOf(
                Tuple.of(2, leaf),
                Tuple.of(
                        4,
                        Combinators.combine(
                                        inner.list().ofMinSize(1).ofMaxSize(2),
                                        inner.list().ofMinSize(1).ofMaxSize(2))
                                .as((left, right) -> Game.of(left, right))),
                Tuple.of(1, inner.map(g -> Game.of(List.of(g), List.of(g.negate())))),
                Tuple.of(
                        1,
                        Combinators.combine(numbers, Arbitraries.integers().between(1, 20))
                                .as((x, n) -> Game.of(x).plus(Tiny.tiny(Game.of(n))))));
    }

    @Property(tries = 1000)
    void whatIsPrintedReadsBack(@ForAll("games") Game game) {
        for (Notation notation : Notation.values()) {
            String text = notation.write(game);
            Value value = new Session().evaluate(text).get(0).value();
            assertSame(game, ((Value.GameValue) value).game(), text);
        }
    }
}
