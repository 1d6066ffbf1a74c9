package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
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
        "1000000000000000000000000000000, 1/1099511627776, 1099511627776000000000000000000000000000001/1099511627776"
    })
    void sums(String x, String y, String sum) {
        assertEquals(sum, GameReader.number(x).plus(GameReader.number(y)).toString());
    }

    @ParameterizedTest(name = "{0} < {1}")
    @CsvSource({
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
        assertThrows(GameException.class, () -> Dyadic.of(1, 1 << 25));
    }
}
