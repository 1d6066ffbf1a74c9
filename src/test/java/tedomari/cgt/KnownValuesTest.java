package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games whose invariants are known, from CGSuite and from brute force. */
final class KnownValuesTest {

    /** Game; canonical form; outcome; left and right stop; mean; temperature; birthday. */
    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 0; P; 0; 0; 0; -1; 0",
                "{0|}; 1; L; 1; 1; 1; -1; 1",
                "-6; -6; R; -6; -6; -6; -1; 6",
                "{2|5}; 3; L; 3; 3; 3; -1; 3",
                "25/16; 25/16; L; 25/16; 25/16; 25/16; -1/16; 6",
                "{-1|{0|-3}}; 0; P; 0; 0; 0; -1; 0",
                "{{4|2}|{3|1}}; 2; L; 2; 2; 2; -1; 2",
                "{^*|v*}; 0; P; 0; 0; 0; -1; 0",
                "{0|0}; *; N; 0; 0; 0; 0; 1",
                "{0,*|0,*}; *2; N; 0; 0; 0; 0; 2",
                "*8; *8; N; 0; 0; 0; 0; 8",
                "^; ^; L; 0; 0; 0; 0; 2",
                "v*; v*; N; 0; 0; 0; 0; 2",
                "{0|^}; ^^*; L; 0; 0; 0; 0; 3",
                "{^|^}; ^^*; L; 0; 0; 0; 0; 3",
                "{0|v}; *; N; 0; 0; 0; 0; 1",
                "{^|v}; *; N; 0; 0; 0; 0; 1",
                "{1|*||0}; *; N; 0; 0; 0; 0; 1",
                "{0||*|-1}; *; N; 0; 0; 0; 0; 1",
                "{1|{1|1}}; 1^; L; 1; 1; 1; 0; 3",
                "{2|{2|2},{3|1}}; 2^; L; 2; 2; 2; 0; 4",
                "{1|0||0}; Miny(1); R; 0; 0; 0; 0; 3",
                "{1|^^^||^}; {1|^3||^}; L; 0; 0; 0; 0; 6",
                "{0|*||*|||*||||*}; ^[4]; L; 0; 0; 0; 0; 5",
                "{1|-1}; +-1; N; 1; -1; 0; 1; 2",
                "{1/2|-1/2}; +-1/2; N; 1/2; -1/2; 0; 1/2; 3",
                "{4|0}; {4|0}; N; 4; 0; 2; 2; 5",
                "{5,{6|0}|1}; {5|1}; L; 5; 1; 3; 2; 6",
                "{3|2||1|0}; {3|2||1|0}; L; 2; 1; 3/2; 1; 5",
                "{10|5||3|||1}; {10|5||3|||1}; L; 3; 1; 3; 2; 13",
                "{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}; {3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}; N; 1/2; -1; -5/16; 21/16; 6",
                "{{4|2,-10/4},{-3/8|3v*}|{-2,4|1,-5},{-7/4|-6}}; {0||-7/4|-6}; N; 0; -7/4; -7/4; 7/4; 8"
            })
    void aGameAndItsInvariants(
            String text,
            String canonical,
            Outcome outcome,
            String leftStop,
            String rightStop,
            String mean,
            String temperature,
            int birthday) {
        Game game = GameReader.read(text);
        assertAll(
                () -> assertEquals(canonical, game.toString()),
                () -> assertEquals(outcome, game.outcome()),
                () -> assertEquals(leftStop, game.leftStop().toString()),
                () -> assertEquals(rightStop, game.rightStop().toString()),
                () -> assertEquals(mean, game.mean().toString()),
                () -> assertEquals(temperature, game.temperature().toString()),
                () -> assertEquals(Dyadic.of(birthday), game.birthday()));
    }

    /** Game; followers; stops; freeze; reduced canonical form; companion. */
    @ParameterizedTest(name = "{0} has {1} followers")
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 1; 1; 0; 0; *",
                "^; 3; 3; ^; 0; ^*",
                "v*; 3; 4; v*; 0; v",
                "*8; 9; 4374; *8; 0; *8",
                "25/16; 7; 1; 25/16; 25/16; 25/16",
                "{1|^^^||^}; 8; 9; {1|^3||^}; 0; {1|^3*||^*}",
                "{0|*||*|||*||||*}; 6; 9; ^[4]; 0; ^[4]*",
                "{4|0}; 6; 2; 2*; {4|0}; {4|*}",
                "{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}; 17; 11; -5/16*; {3/2|1/2||{0|-3},{-1/2|-1||-5/2}}; {3/2*|1/2||{*|-3},{-1*,{-1/2|-1*}|-5/2}}"
            })
    void aGameAndItsTree(String text, long followers, long stops, String frozen, String reduced, String companion) {
        Game game = GameReader.read(text);
        assertAll(
                () -> assertEquals(BigInteger.valueOf(followers), Followers.count(game)),
                () -> assertEquals(followers, Followers.of(game).size()),
                () -> assertEquals(BigInteger.valueOf(stops), StopCount.of(game)),
                () -> assertEquals(frozen, Cooling.freeze(game).toString()),
                () -> assertEquals(reduced, ReducedForm.of(game).toString()),
                () -> assertEquals(companion, Companion.of(game).toString()));
    }

    @ParameterizedTest(name = "{0} has atomic weight {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 0",
                "*8; 0",
                "v*; -1",
                "{0|^}; 2",
                "{^^|*}; 1",
                "{*|vv}; -1",
                "{0|*||*|||*}; 1",
                "{1|0||0}+*5; 0",
                "{0||0|-1}+^*4; 1",
                "{0,*|*2,*3}; 1",
                "{0||0|{0||0|-2}}; 2",
                "{^5||^3|v4}; 3Tiny(3)",
                "{1|0||0}; 0"
            })
    void theAtomicWeight(String game, String weight) {
        assertEquals(weight, AtomicWeight.of(GameReader.read(game)).toString());
    }

    @ParameterizedTest(name = "{0} is atomic: {1}")
    @CsvSource(
            delimiter = ';',
            value = {"*2; true", "{^^|*}; true", "{0||0|-2}; true", "1; false", "{1|-1}; false", "{1|^3||^}; false"})
    void atomicGames(String game, boolean atomic) {
        assertEquals(atomic, AtomicWeight.exists(GameReader.read(game)));
    }

    @Test
    void numbersOfAnySizeAreExact() {
        Game tinyNumber = Game.of(Dyadic.of(1, 40));
        assertSame(Game.of(Dyadic.of(1, 41)), Game.of(List.of(Values.ZERO), List.of(tinyNumber)));

        Game large = Game.of(List.of(Game.of(Integer.MAX_VALUE)), List.of(Values.ZERO));
        assertEquals("{2147483647|0}", large.toString());
        assertEquals(Dyadic.of(Integer.MAX_VALUE, 1), large.mean());
        assertEquals(Dyadic.of(1L << 31), large.birthday());
        assertEquals(BigInteger.ONE.shiftLeft(31).add(BigInteger.ONE), Followers.count(large));

        Game huge = Game.of(Dyadic.of(BigInteger.TEN.pow(30))).plus(Values.STAR);
        assertEquals(BigInteger.TEN.pow(30) + "*", huge.toString());
        assertEquals(Outcome.L, huge.outcome());
        assertEquals(Dyadic.of(BigInteger.TEN.pow(30)), huge.mean());
    }
}
