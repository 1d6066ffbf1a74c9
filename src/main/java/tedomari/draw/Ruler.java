package tedomari.draw;

import java.math.BigInteger;
import tedomari.cgt.Dyadic;

/**
 * Measures numbers of any size along an axis.
 *
 * @param zero the number at position 0
 * @param unit the number, not zero, whose distance from {@code zero} is {@code scale}; negative if numbers decrease
 */
record Ruler(Dyadic zero, Dyadic unit, double scale) {

    double at(Dyadic number) {
        return scale * ratio(number.minus(zero), unit);
    }

    /** The quotient to the precision of a {@code double}, also where the numbers themselves have none. */
    static double ratio(Dyadic a, Dyadic b) {
        int common = Math.max(a.exponent(), b.exponent());
        BigInteger top = a.numerator().shiftLeft(common - a.exponent());
        BigInteger bottom = b.numerator().shiftLeft(common - b.exponent());
        int bits = 60 - top.bitLength() + bottom.bitLength();
        BigInteger quotient = bits >= 0 ? top.shiftLeft(bits).divide(bottom) : top.divide(bottom.shiftLeft(-bits));
        return Math.scalb(quotient.doubleValue(), -bits);
    }
}
