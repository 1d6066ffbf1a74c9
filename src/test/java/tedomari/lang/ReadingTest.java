package tedomari.lang;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.cgt.Notation;

/** What an expression means, as the printed value. */
final class ReadingTest {

    private static void check(String text, String value) {
        Session session = new Session();
        session.evaluate("g := {4|0}; n := 3; xs := [4, 5, 6]");
        session.evaluate("f(n) := if n = 0 then 0 else {n|f(n-1)}");
        assertEquals(
                value,
                new Printer(Notation.ASCII).print(session.evaluate(text).get(0).value()));
    }

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "12; 12",
                "7/8; 7/8",
                "14 / 16; 7/8",
                "1/3; 1/3",
                "1/3+1/3+1/3; 1",
                "0.5; 1/2",
                "2.75; 11/4",
                "2_1/2; 5/2",
                "½; 1/2",
                "2⅞; 23/8",
                "-2⅞; -23/8",
                "1/2/3; 1/6",
                "6/2/3; 1",
                "2**31; 2147483648",
                "1/2**40; 1/1099511627776",
                "-1/2**2; -1/4",
                "10**30; 1000000000000000000000000000000",
                "-2**2; -4",
                "2**3**2; 512",
                "2**3/4; 2",
                "(1/2)**2; 1/4",
                "2 * 3 + 4; 10",
                "1--1; 2",
                "1 - -1; 2",
                "− 3; -3"
            })
    void numbers(String text, String value) {
        check(text, value);
    }

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "*; *",
                "*2; *2",
                "^; ^",
                "^^; ^^",
                "^^^; ^3",
                "^3; ^3",
                "v; v",
                "vv; vv",
                "vvv; v3",
                "v3; v3",
                "V3; v3",
                "^*; ^*",
                "^3*2; ^3*2",
                "v*; v*",
                "-1^*; -1^*",
                "-3/2*; -3/2*",
                "-1v3*2; -1v3*2",
                "-^*; v*",
                "-*2; *2",
                "-v; ^",
                "--1^; 1v",
                "5-1^; 4v",
                "^<3>; ^<3>",
                "v<3>; v<3>",
                "^[3]; ^[3]",
                "v[3]; v[3]",
                "2^<2>*3; 2^<2>*3",
                "↑; ^",
                "⇑; ^^",
                "⇓*; vv*",
                "↑³; ^<3>",
                "↓²; v<2>",
                "↑[3]; ^[3]",
                "↑3; ^3",
                "∗2; *2",
                "⋆; *",
                "⧾₂; Tiny(2)",
                "⧿₁₂; Miny(12)",
                "⧾({1|0}); Tiny({1|0})",
                "2⧾₃; 2Tiny(3)",
                "1Tiny(2); 1Tiny(2)",
                "-3Tiny({2|0}); -3Tiny({2|0})",
                "1/2Miny(1); 1/2Miny(1)",
                "2.tiny; Tiny(2)",
                "3/2*; 3/2*",
                "25/16^; 25/16^",
                "4^3; 4^3",
                "{1|0}*; {1*|*}",
                "{1|0}^; {1^|^}",
                "(1)v; 1v"
            })
    void infinitesimals(String text, String value) {
        check(text, value);
    }

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "3*2; 3*2",
                "3 *2; 3*2",
                "3 *; 3*",
                "{3 *|0}; {3*|0}",
                "3 * -2; -6",
                "3 * 2; 6",
                "3·2; 6",
                "3×2; 6",
                "3*^; ^3",
                "3 * ^; ^3",
                "2*{1|0}; 1",
                "n*g; {8|4}",
                "n*(1); 3",
                "g*2; {4*2|*2}",
                "g*; {4*|*}",
                "3*; 3*",
                "(3*); 3*",
                "{3*|}; 3",
                "{3*,1|1}; {3*|1}",
                "3*+1; 4*",
                "3*-1; 2*",
                "3* - 1; 2*",
                "3 * -1; -3",
                "3*<4; true",
                "3* = 3; false",
                "3*.mean; 3",
                "[3*]; [3*]",
                "* + *; 0",
                "*+*2; *3",
                "*2:-1; {0,*|0,*,*2}",
                "*:-1; v*",
                "2*^*; ^^",
                "3 * *; *",
                "'2*'; '2*'",
                "[n* for n in 1..2]; [1*, 2*]"
            })
    void starOrProduct(String text, String value) {
        check(text, value);
    }

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{|}; 0",
                "{0|}; 1",
                "{|0}; -1",
                "{1|0||0}; Miny(1)",
                "{0||0|-2}; Tiny(2)",
                "{0,*||*|-1*}; {0,*||*|-1*}",
                "{10|5||3|||1}; {10|5||3|||1}",
                "{0|*||*|||*||||*}; ^[4]",
                "{1||0}; {1|0}",
                "{xs|0}; {6|0}",
                "{{1,2}|0}; {2|0}",
                "{1,2}; {1,2}",
                "{2,1,2}; {1,2}",
                "{}; {}",
                "'{3|1,2}'; '{3|1,2}'",
                "'{{1|2}|0}'; '{{1|2}|0}'",
                "'{3|1,2}'.value; {3|1}",
                "+-3; +-3",
                "±3; +-3",
                "+-{3|1}; +-{3|1}",
                "+-{0,^*}; +-{0,^*}",
                "+-(4*); +-(4*)",
                "+-7/2; +-7/2",
                "+-1+-2; +-{3|1}",
                "+-1+-2+-3+-4+-5; +-{15|13||11|9|||9|7||5|3||||7|5||3|1|||+-1||-3|-5}",
                "1±2; {3|-1}",
                "1+-2; {3|-1}",
                "1+ -2; -1",
                "1 + -2; -1",
                "{(if 1 < 2 then 3 else 4)|}; 4"
            })
    void games(String text, String value) {
        check(text, value);
    }

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "1 < 2; true",
                "* || 0; true",
                "1 ∥ 2; false",
                "* <| 0; true",
                "^ |> 0; true",
                "^ <| 0; false",
                "1 <= 1; true",
                "1 ≥ 2; false",
                "1 != 2; true",
                "1 <> 1; false",
                "1 ≠ 2; true",
                "1 == 1; true",
                "1/3 < 1/2; true",
                "'{3|1,2}' = {3|1}; true",
                "outcome(g) = \"N\"; true",
                "[1, 2] = 1..2; true",
                "not 1 < 2 or 2 < 3; true",
                "1 < 2 and 2 < 1; false",
                "true or 1 / 0 = 1; true",
                "if 1 < 2 then * else 0; *",
                "g.cool(2); 2*",
                "g.Cool(2); 2*",
                "COOL(g, 2); 2*",
                "^.Pow(2); ^<2>",
                "g.temperature; 2",
                "g.cool(1).mean; 2",
                "f(2); {2||1|0}",
                "2.f; {2||1|0}",
                "[1, *, {1|0}]; [1, *, {1|0}]",
                "[]; []",
                "1..5; [1, 2, 3, 4, 5]",
                "5..1; []",
                "[n*^ for n in 1..4]; [^, ^^, ^3, ^4]",
                "[k for k in 1..9 if k > 7]; [8, 9]",
                "xs[1]; 4",
                "xs[3]*; 6*",
                "xs.length; 3",
                "sum(xs); 15",
                "reverse(xs); [6, 5, 4]",
                "sort([^, *, 3, -1]); [-1, 3, *, ^]",
                "count([1, 2, 1], 1); 2",
                "min(3, 1/3); 1/3",
                "max([1, 2]); 2",
                "pow(2, 31); 2147483648",
                "leftWall({6||4|0}, 1/3); 17/3",
                "compare([1, 2], 3); =",
                "compare(^, *); ||",
                "winningMoves([g, {6||4|0}, {-5|-9}], left); [[2, 6]]",
                "1 // a comment; 1",
                "1 /* a */ + 2; 3",
                "\"a \\\"b\\\"\"; a \"b\"",
                "uptimal(^[3]); 0.111"
            })
    void theRest(String text, String value) {
        check(text, value);
    }
}
