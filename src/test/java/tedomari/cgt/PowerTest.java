package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

/** Where the powers of {@code {0|h}} and their sums begin. */
final class PowerTest {

    @Test
    void theLeastExponents() {
        Game tiny = GameReader.read("{0||0|-2}");
        assertSame(Values.STAR, Power.pow(Values.UP, Dyadic.ZERO));
        assertSame(GameReader.read("{2|0}"), Power.pow(tiny, Dyadic.ZERO));
        assertSame(tiny, Power.pow(tiny, Dyadic.ONE));
        assertSame(Values.ZERO, Power.powTo(tiny, Dyadic.ZERO));
        assertSame(tiny, Power.powTo(tiny, Dyadic.ONE));
    }
}
