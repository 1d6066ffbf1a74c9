package tedomari.lang;

import ch.obermuhlner.math.big.BigRational;
import java.math.BigInteger;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;

/** Rational numbers in lowest terms, and the way from and to those that are games. */
final class Rationals {

    /** A number longer than this is a mistake, and arithmetic on it would not end. */
    static final long MAX_BITS = 1 << 22;

    /** Lowest terms take time quadratic in the length, which beyond this is felt. */
    private static final int MAX_REDUCED_BITS = 200_000;

    private Rationals() {}

    static BigRational of(BigInteger numerator, BigInteger denominator) {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("division by zero");
        }
        BigInteger divisor = commonDivisor(numerator, denominator);
        if (denominator.signum() < 0) {
            divisor = divisor.negate();
        }
        return BigRational.valueOf(numerator.divide(divisor), denominator.divide(divisor));
    }

    private static BigInteger commonDivisor(BigInteger numerator, BigInteger denominator) {
        if (numerator.signum() != 0 && denominator.abs().bitCount() == 1) {
            return BigInteger.ONE.shiftLeft(Math.min(numerator.getLowestSetBit(), denominator.getLowestSetBit()));
        }
        if (Math.min(numerator.bitLength(), denominator.bitLength()) > MAX_REDUCED_BITS) {
            throw new ArithmeticException("a fraction of more than " + MAX_REDUCED_BITS + " bits is too long");
        }
        return numerator.gcd(denominator);
    }

    static BigRational of(Dyadic number) {
        return BigRational.valueOf(number.numerator(), BigInteger.ONE.shiftLeft(number.exponent()));
    }

    static boolean isDyadic(BigRational number) {
        return bottom(number).bitCount() == 1;
    }

    static Dyadic dyadic(BigRational number) {
        return Dyadic.of(top(number), bottom(number).getLowestSetBit());
    }

    /** A game if the number is one, else a rational value. */
    static Value value(BigRational number) {
        return isDyadic(number) ? new Value.GameValue(Game.of(dyadic(number))) : new Value.RationalValue(number);
    }

    static BigInteger top(BigRational number) {
        return number.getNumeratorBigInteger();
    }

    static BigInteger bottom(BigRational number) {
        return number.getDenominatorBigInteger();
    }

    static BigRational plus(BigRational a, BigRational b) {
        return of(
                top(a).multiply(bottom(b)).add(top(b).multiply(bottom(a))),
                bottom(a).multiply(bottom(b)));
    }

    static BigRational times(BigRational a, BigRational b) {
        if (bits(a) + bits(b) > 2 * MAX_BITS) {
            throw new ArithmeticException("the product would have more than " + MAX_BITS + " bits");
        }
        return of(top(a).multiply(top(b)), bottom(a).multiply(bottom(b)));
    }

    static BigRational quotient(BigRational a, BigRational b) {
        return times(a, of(bottom(b), top(b)));
    }

    static BigRational power(BigRational base, int exponent) {
        if (bits(base) * exponent > MAX_BITS && bits(base) > 2) {
            throw new ArithmeticException("the power would have more than " + MAX_BITS + " bits");
        }
        return BigRational.valueOf(top(base).pow(exponent), bottom(base).pow(exponent));
    }

    private static long bits(BigRational number) {
        return (long) top(number).abs().bitLength() + bottom(number).bitLength();
    }

    static String write(BigRational number) {
        return top(number) + "/" + bottom(number);
    }
}
