package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dyadics at the borders of their representation. */
final class DyadicTest {

    private static final Dyadic LEAST_LONG = Dyadic.of(Long.MIN_VALUE);

    @ParameterizedTest(name = "{0} + {1} = {2}")
    @CsvSource({
        "1/2, 1/2, 1",
        "1/4, -3/8, -1/8",
        "9223372036854775807, 1, 9223372036854775808",
        "9223372036854775808, -1, 9223372036854775807",
        "-9223372036854775808, 1/2, -18446744073709551615/2",
        "-9223372036854775808, -1, -9223372036854775809",
        "-1, 9223372036854775808, 9223372036854775807",
        "1152921504606846976, 9223372036854775807/2, 11529215046068469759/2",
        "-1152921504606846976, -9223372036854775807/2, -11529215046068469759/2",
        "1000000000000000000000000000000, 1/1099511627776, 1099511627776000000000000000000000000000001/1099511627776"
    })
    void sums(String x, String y, String sum) {
        assertEquals(sum, GameReader.number(x).plus(GameReader.number(y)).toString());
    }

    @ParameterizedTest(name = "{0} · {1} = {2}")
    @CsvSource({
        "1/2, 3/4, 3/8",
        "-3/2, 4, -6",
        "4294967296, 2147483648, 9223372036854775808",
        "-4294967296, 2147483648, -9223372036854775808",
        "3/4294967296, 9223372036854775807/2, 27670116110564327421/8589934592",
        "9223372036854775808, 3, 27670116110564327424",
        "1/2, 9223372036854775808, 4611686018427387904"
    })
    void products(String x, String y, String product) {
        assertEquals(product, GameReader.number(x).times(GameReader.number(y)).toString());
    }

    @ParameterizedTest(name = "-({0}) = {1}")
    @CsvSource({
        "0, 0",
        "3/4, -3/4",
        "-9223372036854775807, 9223372036854775807",
        "-9223372036854775808, 9223372036854775808",
        "18446744073709551617/2, -18446744073709551617/2"
    })
    void negatives(String x, String negative) {
        assertEquals(negative, GameReader.number(x).negate().toString());
        assertEquals(x, GameReader.number(negative).negate().toString());
    }

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource({
        "0/8, 0",
        "6/8, 3/4",
        "18446744073709551614/2, 9223372036854775807",
        "18446744073709551614/8, 9223372036854775807/4",
        "-18446744073709551616/2, -9223372036854775808",
        "36893488147419103234/8, 18446744073709551617/4",
        "36893488147419103234/2, 18446744073709551617"
    })
    void lowestTerms(String unreduced, String reduced) {
        assertEquals(reduced, GameReader.number(unreduced).toString());
        assertEquals(GameReader.number(reduced), GameReader.number(unreduced));
    }

    @ParameterizedTest(name = "{0}/2^{1} lies between the integers {2} and {3}")
    @CsvSource({
        "7, 1, 3, 4",
        "-7, 1, -4, -3",
        "4611686018427387905, 62, 1, 2",
        "-4611686018427387905, 62, -2, -1",
        "9223372036854775807, 63, 0, 1",
        "1, 64, 0, 1",
        "-1, 64, -1, 0",
        "36893488147419103233, 64, 2, 3"
    })
    void floorAndCeiling(BigInteger numerator, int exponent, long floor, long ceiling) {
        Dyadic x = Dyadic.of(numerator, exponent);
        assertEquals(Dyadic.of(floor), x.floor());
        assertEquals(Dyadic.of(ceiling), x.ceiling());
    }

    @ParameterizedTest(name = "{0}{1},{2}{3} has {4}")
    @CsvSource(
            delimiter = ';',
            value = {
                "(; ; ; ); 0",
                "(; -2; 3; ); 0",
                "(; 0; ; ); 1",
                "[; 0; 1; ); 0",
                "(; 0; 1; ); 1/2",
                "(; 0; 1; ]; 1",
                "(; -1; 0; ); -1/2",
                "(; -1; 0; ]; 0",
                "[; -1; 0; ); -1",
                "[; -2; -1; ]; -1",
                "(; ; -5/2; ); -3",
                "(; 5/2; ; ); 3",
                "(; 1/4; 1/2; ); 3/8",
                "(; 1/4; 1/2; ]; 1/2",
                "[; 1/4; 1/2; ); 1/4",
                "[; 3/8; 3/8; ]; 3/8",
                "(; 2; 7/2; ); 3"
            })
    void theSimplestNumberBetween(String from, String low, String high, String to, String simplest) {
        Dyadic found = Dyadic.simplest(bound(low), from.equals("["), bound(high), to.equals("]"));
        assertEquals(simplest, found.toString());
    }

    private static @Nullable Dyadic bound(@Nullable String text) {
        return text == null ? null : GameReader.number(text);
    }

    @ParameterizedTest(name = "2^24 · {0} = {1}")
    @CsvSource({
        "0, 0",
        "1/2, 8388608",
        "-3, -50331648",
        "1/16777216, 1",
        "274877906945/2, 2305843009222082560",
        "137438953472, 2305843009213693952",
        "-137438953472, -2305843009213693952"
    })
    void fixedPoints(String x, long fixed) {
        assertEquals(fixed, GameReader.number(x).fixedPoint());
    }

    @ParameterizedTest(name = "2^24 · {0} is no long")
    @CsvSource({"1/33554432", "549755813888", "-9223372036854775808", "18446744073709551616"})
    void whatHasNoFixedPoint(String x) {
        assertEquals(Dyadic.NO_FIXED_POINT, GameReader.number(x).fixedPoint());
    }

    @ParameterizedTest(name = "{0} < {1}")
    @CsvSource({
        "1/2, 3/4",
        "-3/4, -1/2",
        "-9223372036854775808, -1/2",
        "-9223372036854775808, 1/2",
        "-9223372036854775809, -9223372036854775808",
        "9223372036854775807, 9223372036854775808",
        "18446744073709551615/2, 9223372036854775808",
        "0, 1/18446744073709551616"
    })
    void order(String less, String more) {
        assertTrue(GameReader.number(less).compareTo(GameReader.number(more)) < 0);
        assertTrue(GameReader.number(more).compareTo(GameReader.number(less)) > 0);
    }

    @Test
    void theLeastLongIsOrderedAsAStopToo() {
        Game lowSwitch = Game.of(List.of(Game.of(LEAST_LONG.plus(Dyadic.ONE))), List.of(Game.of(LEAST_LONG)));
        assertTrue(lowSwitch.leq(Game.of(-1)));
        assertFalse(Game.of(-1).leq(lowSwitch));
    }

    @Test
    void aNegativeExponentMultiplies() {
        assertEquals(Dyadic.of(12), Dyadic.of(BigInteger.valueOf(3), -2));
        assertEquals(Dyadic.of(12), Dyadic.of(3, -2));
    }

    @Test
    void onlyIntsAreInts() {
        assertEquals(-5, Dyadic.of(-5).intValue());
        assertTrue(Dyadic.of(Integer.MIN_VALUE).isInt());
        assertFalse(Dyadic.of(1L << 31).isInt());
        assertThrows(ArithmeticException.class, () -> Dyadic.of(1, 1).intValue());
    }

    @Test
    void aDenominatorBeyondReasonIsRefused() {
        assertEquals(1 << 24, Dyadic.of(1, 1 << 24).exponent());
        assertThrows(GameException.class, () -> Dyadic.of(1, (1 << 24) + 1));
        assertThrows(GameException.class, () -> Dyadic.of(1, 1 << 25));
    }
}
