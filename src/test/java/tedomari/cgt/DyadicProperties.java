package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.obermuhlner.math.big.BigRational;
import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Dyadics agree with the fractions of big-math at every size, the borders of {@code long} above all. */
@PropertyDefaults(tries = 3000, edgeCases = EdgeCasesMode.NONE)
final class DyadicProperties {

    private static final BigInteger[] BORDERS = {
        BigInteger.ZERO,
        BigInteger.ONE,
        BigInteger.valueOf(Integer.MAX_VALUE),
        BigInteger.TWO.pow(38),
        BigInteger.TWO.pow(39),
        BigInteger.TWO.pow(62),
        BigInteger.TWO.pow(63),
        BigInteger.TWO.pow(64),
        BigInteger.TEN.pow(30)
    };

    @Provide
    Arbitrary<Dyadic> dyadics() {
        Arbitrary<BigInteger> nearBorders = Combinators.combine(
                        Arbitraries.of(BORDERS),
                        Arbitraries.integers().between(-2, 2),
                        Arbitraries.of(BigInteger.ONE, BigInteger.ONE.negate()))
                .as((border, offset, sign) ->
                        border.add(BigInteger.valueOf(offset)).multiply(sign));
        Arbitrary<BigInteger> numerators = Arbitraries.oneOf(
                Arbitraries.bigIntegers().between(BigInteger.valueOf(-40), BigInteger.valueOf(40)),
                nearBorders,
                Arbitraries.longs().map(BigInteger::valueOf));
        Arbitrary<Integer> exponents = Arbitraries.oneOf(
                Arbitraries.integers().between(0, 4), Arbitraries.of(24, 38, 39, 40, 61, 62, 63, 64, 65, 100));
        return Combinators.combine(numerators, exponents).as((numerator, exponent) -> Dyadic.of(numerator, exponent));
    }

    @Property
    void theSumIsExact(@ForAll("dyadics") Dyadic x, @ForAll("dyadics") Dyadic y) {
        agree(Rational.of(x).add(Rational.of(y)), x.plus(y));
    }

    @Property
    void theDifferenceIsExact(@ForAll("dyadics") Dyadic x, @ForAll("dyadics") Dyadic y) {
        agree(Rational.of(x).subtract(Rational.of(y)), x.minus(y));
    }

    @Property
    void theProductIsExact(@ForAll("dyadics") Dyadic x, @ForAll("dyadics") Dyadic y) {
        agree(Rational.of(x).multiply(Rational.of(y)), x.times(y));
    }

    @Property
    void theOrderIsExact(@ForAll("dyadics") Dyadic x, @ForAll("dyadics") Dyadic y) {
        int order = Rational.of(x).compareTo(Rational.of(y));
        assertEquals(Integer.signum(order), Integer.signum(x.compareTo(y)));
        assertEquals(order == 0, x.equals(y));
        assertEquals(order >= 0 ? x : y, x.max(y));
        assertEquals(order >= 0 ? y : x, x.min(y));
    }

    @Property
    void theGameOfANumberIsOrderedLikeTheNumber(@ForAll("dyadics") Dyadic x, @ForAll("dyadics") Dyadic y) {
        Game star = Game.of(x).plus(Game.of(List.of(Values.ONE), List.of(Values.ZERO)));
        boolean below = Rational.of(x).compareTo(Rational.of(y)) < 0;
        assertEquals(below, Game.of(x).leq(Game.of(y)) && Game.of(x) != Game.of(y));
        if (Rational.of(x).add(BigRational.ONE).compareTo(Rational.of(y)) < 0) {
            assertTrue(star.leq(Game.of(y)));
            assertFalse(Game.of(y).leq(star));
        }
    }

    @Property
    void floorAndCeilingAreTheNearestIntegers(@ForAll("dyadics") Dyadic x) {
        BigRational value = Rational.of(x);
        Dyadic floor = x.floor();
        assertTrue(floor.isInteger());
        assertTrue(Rational.of(floor).compareTo(value) <= 0);
        assertTrue(Rational.of(floor).add(BigRational.ONE).compareTo(value) > 0);
        assertEquals(x.negate().floor().negate(), x.ceiling());
    }

    @Property
    void signNegativeAndSizeAgree(@ForAll("dyadics") Dyadic x) {
        BigRational value = Rational.of(x);
        agree(value.negate(), x.negate());
        agree(value.abs(), x.abs());
        assertEquals(value.compareTo(BigRational.ZERO), x.signum());
        assertEquals(value.isZero(), x.isZero());
    }

    @Property
    void aShiftMultipliesByAPowerOfTwo(@ForAll("dyadics") Dyadic x, @ForAll @IntRange(min = -70, max = 70) int k) {
        BigRational power = BigRational.valueOf(BigInteger.TWO.pow(Math.abs(k)));
        agree(k < 0 ? Rational.of(x).divide(power) : Rational.of(x).multiply(power), x.shift(k));
    }

    @Property
    void aNumberIsInLowestTermsAndEqualsItself(@ForAll("dyadics") Dyadic x) {
        assertTrue(x.exponent() == 0 || x.numerator().testBit(0));
        Dyadic unreduced = Dyadic.of(x.numerator().shiftLeft(70), x.exponent() + 70);
        assertEquals(x, unreduced);
        assertEquals(x.hashCode(), unreduced.hashCode());
        assertEquals(x, GameReader.number(x.toString()));
    }

    /** All bounds in sixteenths between −4 and 4, or none. */
    @Property
    void theSimplestNumberIsTheOneBornFirst(
            @ForAll @IntRange(min = -64, max = 64) int low,
            @ForAll @IntRange(min = -64, max = 64) int high,
            @ForAll boolean lowClosed,
            @ForAll boolean highClosed) {
        Dyadic from = Dyadic.of(Math.min(low, high), 4);
        Dyadic to = Dyadic.of(Math.max(low, high), 4);
        if (from.compareTo(to) < 0 || lowClosed && highClosed) {
            assertEquals(firstBorn(from, lowClosed, to, highClosed), Dyadic.simplest(from, lowClosed, to, highClosed));
        }
        assertEquals(firstBorn(from, lowClosed, Dyadic.of(6), true), Dyadic.simplest(from, lowClosed, null, true));
        assertEquals(firstBorn(Dyadic.of(-6), true, to, highClosed), Dyadic.simplest(null, true, to, highClosed));
    }

    /** By trying numbers in the order of their birthdays. */
    private static Dyadic firstBorn(Dyadic low, boolean lowClosed, Dyadic high, boolean highClosed) {
        for (int exponent = 0; exponent < 8; exponent++) {
            for (int size = 0; size <= 6 << exponent; size++) {
                for (int numerator : new int[] {size, -size}) {
                    Dyadic x = Dyadic.of(numerator, exponent);
                    int above = Rational.of(x).compareTo(Rational.of(low));
                    int below = Rational.of(high).compareTo(Rational.of(x));
                    if ((above > 0 || lowClosed && above == 0) && (below > 0 || highClosed && below == 0)) {
                        return x;
                    }
                }
            }
        }
        throw new IllegalArgumentException("no number between " + low + " and " + high);
    }

    @Property
    void theSimplestNumberHasNoBound(@ForAll("dyadics") Dyadic x) {
        Dyadic above = Dyadic.simplest(x, false, null, false);
        assertEquals(x.signum() < 0 ? Dyadic.ZERO : x.floor().plus(Dyadic.ONE), above);
        Dyadic neighbour = x.plus(Dyadic.of(1, x.exponent() + 1));
        assertEquals(x, Dyadic.simplest(x.minus(Dyadic.of(1, x.exponent() + 1)), false, neighbour, false));
    }

    private static void agree(BigRational expected, Dyadic actual) {
        assertEquals(0, expected.compareTo(Rational.of(actual)), () -> expected + " but was " + actual);
    }
}
