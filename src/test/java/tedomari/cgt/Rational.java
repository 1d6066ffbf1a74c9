package tedomari.cgt;

import ch.obermuhlner.math.big.BigRational;
import java.math.BigInteger;

/** A dyadic as a fraction of another library: the oracle of {@link Dyadic}. */
final class Rational {

    private Rational() {}

    static BigRational of(Dyadic x) {
        return BigRational.valueOf(x.numerator()).divide(BigRational.valueOf(BigInteger.TWO.pow(x.exponent())));
    }
}
