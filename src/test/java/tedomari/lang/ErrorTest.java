package tedomari.lang;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every mistake is a sentence with its place. */
final class ErrorTest {

    private static LangException error(String text) {
        Session session = new Session();
        session.evaluate("g := {4|0}; xs := [4, 5, 6]; k(x) := 1/x");
        return assertThrows(LangException.class, () -> session.evaluate(text));
    }

    @ParameterizedTest(name = "{0} → {1}")
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "{1/3|0} ~ 1:2: 1/3 is not a dyadic rational, so it is not the value of a short game",
                "1/3* ~ 1:1: 1/3 is not a dyadic rational, so it is not the value of a short game",
                "1/0 ~ 1:3: division by zero",
                "1 / (1-1) ~ 1:6: division by zero",
                "g/2 ~ 1:1: only numbers can be divided",
                "4 ^ 3 ~ 1:3: a power is written 4**3",
                "3* 2 ~ 1:2: write 'a * b' for the product, or 'a*2' without spaces for a plus star 2",
                "3*2.5 ~ 1:3: expected a natural number up to 2147483647 but found '2.5'",
                "1 +- 2 ~ 1:3: write 'a+-b' for a + (+-b), or 'a + -b' for a minus",
                "2**0.5 ~ 1:4: expected a whole number from 0 to 1,000,000 but found 1/2",
                "10**1000000 ~ 1:3: the power would have more than 4194304 bits",
                "1/2 * g ~ 1:1: only an integer multiplies a game; for other products see norton and conway",
                "{1,,2|3} ~ 1:4: expected an option but found ','",
                "{,1|2} ~ 1:2: expected an option, a '|' or '}' but found ','",
                "{1|2|3} ~ 1:5: '|' is the longest run of bars twice; add braces or another bar",
                "{1|2}} ~ 1:6: expected an operator or the end but found '}'",
                "{1|2) ~ 1:5: expected an operator, ',', '|' or '}' but found ')'",
                "1|2 ~ 1:2: a '|' separates options and must stand in braces",
                "(1 ~ 1:3: expected an operator or ')' but found the end",
                "3 4 ~ 1:3: expected an operator or the end but found '4'",
                "1 < 2 < 3 ~ 1:7: comparisons do not chain; join two of them with 'and'",
                "if 1 ~ 1:5: expected 'then' but found the end",
                "if 1 then 2 else 3 ~ 1:4: expected true or false but found a number",
                "temprature(g) ~ 1:1: unknown name 'temprature', did you mean 'temperature'?",
                "1 + qqqqq ~ 1:5: unknown name 'qqqqq'",
                "mean ~ 1:1: 'mean' is a function; write mean(g)",
                "g(1) ~ 1:1: 'g' is not a function",
                "cool(g) ~ 1:1: cool(g, t) takes 2 arguments but was given 1",
                "k(0) ~ 1:1: division by zero, in k(x) at 1:40",
                "v := 3 ~ 1:1: 'v' is a multiple of up or down and cannot be a name",
                "[1 for vv in xs] ~ 1:8: 'vv' is a multiple of up or down and cannot be a name",
                "left := 3 ~ 1:1: 'left' is a player and cannot be a name",
                "cool(n) := 3 ~ 1:1: 'cool' is a function of the library; choose another name",
                "h(x, x) := 3 ~ 1:6: the parameter 'x' is there twice",
                "h(1) := 3 ~ 1:3: a parameter must be a name that is not reserved",
                "1 := 3 ~ 1:1: only a name, or a function with its parameters, can stand before ':='",
                "xs[4] ~ 1:4: there is no element 4 in a list of length 3",
                "g + xs ~ 1:5: expected a game but found a list",
                "{-1/3|0} ~ 1:2: -1/3 is not a dyadic rational, so it is not the value of a short game",
                "true or 1/0 = 1 ~ 1:11: division by zero",
                "cool(g, -1) ~ 1:9: cooling by t needs t > -1",
                "1 + atomicWeight(25/16) ~ 1:5: That game is not atomic: 25/16",
                "uptimal(g) ~ 1:9: that game is not an uptimal",
                "$9 ~ 1:1: there is no result $9 yet",
                "1 + @ ~ 1:5: unexpected character '@'",
                "1..10**9 ~ 1:2: a list of more than 1,000,000 elements is too long",
                "winningMoves([1], 3) ~ 1:19: expected left or right but found a number"
            })
    void aSentenceWithItsPlace(String text, String report) {
        assertEquals(report, error(text).report());
    }

    @Test
    void thePlaceCountsLinesAndCodePoints() {
        LangException e = error("{1|\n \"\uD83D\uDE00\", @}");
        assertEquals(2, e.line());
        assertEquals(7, e.column());
        assertEquals(" \"\uD83D\uDE00\", @}\n      ^", e.excerpt());
    }

    @Test
    void anErrorIsOneLineEvenIfTheTextIsNot() {
        assertEquals(
                "1:3: expected an operator or the end but found '\"a b\"'",
                error("1 \"a\nb\"").report());
        assertEquals("1 \"a\n  ^", error("1 \"a\nb\"").excerpt());
        assertEquals("@ [31m\n^", error("@\u001B[31m").excerpt());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{1|2", "(1+", "[1, ", "'{1|2}", "\"abc", "1 +", "3 /", "f(n) :=", "/* a", "1 and"})
    void moreTextCouldComplete(String text) {
        assertTrue(error(text).incomplete());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{1|2}}", "1 2", "{1,,2", "@", "1/0", "{(1}", "{1|2}."})
    void moreTextWouldNotHelp(String text) {
        assertFalse(error(text).incomplete());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "(", "[", "-", "not ", "2**", "if ", "+-", "cool(", "{0|"})
    void deepNestingIsRefused(String opening) throws InterruptedException {
        assertTrue(onStack(64, opening.repeat(100_000)).endsWith("nested more than 2,000 deep"));
        assertTrue(onStack(1, opening.repeat(100_000)).contains("nested"));
    }

    @Test
    void nestingUpToTheLimitIsEvaluatedOnAStackOf64Megabytes() throws InterruptedException {
        assertEquals("", onStack(64, "{0|".repeat(1_990) + "}".repeat(1_990)));
        assertEquals("", onStack(64, "(".repeat(1_990) + "1" + ")".repeat(1_990)));
    }

    @Test
    void endlessRecursionEnds() throws InterruptedException {
        assertEquals("1:9: f calls itself more than 10,000 deep", onStack(512, "f(n) := f(n + 1); f(0)"));
        assertTrue(onStack(1, "f(n) := {n|f(n-1)}; f(0)").matches("1:\\d+: f calls itself more than [\\d,]+ deep"));
        assertTrue(onStack(64, "f(n) := h(n); h(n) := f(n); f(0)").endsWith("calls itself more than 10,000 deep"));
    }

    /** The error of a text evaluated on a stack of so many megabytes, empty if there is none. */
    private static String onStack(int megabytes, String text) throws InterruptedException {
        AtomicReference<String> answer = new AtomicReference<>("no answer");
        Runnable evaluation = () -> {
            try {
                new Session().evaluate(text);
                answer.set("");
            } catch (LangException e) {
                answer.set(e.report());
            }
        };
        Thread thread = new Thread(null, evaluation, "evaluation", (long) megabytes << 20);
        thread.start();
        thread.join();
        return Objects.requireNonNull(answer.get());
    }
}
