package tedomari.cgt;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A dyadic rational, a fraction whose denominator is a power of two: the value of every number that is a short game.
 *
 * <p>Exact at any size: a {@code long} numerator as long as it fits, a {@link BigInteger} beyond. In lowest terms: the
 * numerator is odd unless the denominator is one, and {@code big} is there only if the numerator does not fit a
 * {@code long}.
 */
public final class Dyadic implements Comparable<Dyadic> {

    private static final int CACHED = 1024;
    private static final Dyadic[] SMALL = new Dyadic[2 * CACHED + 1];

    static {
        for (int n = -CACHED; n <= CACHED; n++) {
            SMALL[n + CACHED] = new Dyadic(n, null, 0);
        }
    }

    public static final Dyadic ZERO = of(0);
    public static final Dyadic ONE = of(1);
    public static final Dyadic MINUS_ONE = of(-1);
    public static final Dyadic TWO = of(2);

    /** Denominators beyond this are refused: a number that long is a mistake, and arithmetic on it would not end. */
    private static final int MAX_EXPONENT = 1 << 24;

    private final long numerator;
    private final @Nullable BigInteger big;
    private final int exponent;

    private Dyadic(long numerator, @Nullable BigInteger big, int exponent) {
        this.numerator = numerator;
        this.big = big;
        this.exponent = exponent;
    }

    public static Dyadic of(long integer) {
        return integer >= -CACHED && integer <= CACHED ? SMALL[(int) integer + CACHED] : new Dyadic(integer, null, 0);
    }

    public static Dyadic of(BigInteger integer) {
        return of(integer, 0);
    }

    /** The number {@code numerator / 2^exponent}. */
    public static Dyadic of(long numerator, int exponent) {
        if (exponent < 0) {
            return of(BigInteger.valueOf(numerator), exponent);
        }
        if (exponent > 0) {
            int shift = numerator == 0 ? exponent : Math.min(exponent, Long.numberOfTrailingZeros(numerator));
            numerator >>= shift;
            exponent -= shift;
        }
        return exponent == 0 ? of(numerator) : new Dyadic(numerator, null, checked(exponent));
    }

    /** The number {@code numerator / 2^exponent}. */
    public static Dyadic of(BigInteger numerator, int exponent) {
        if (exponent < 0) {
            return of(numerator.shiftLeft(-exponent), 0);
        }
        if (numerator.bitLength() <= 63) {
            return of(numerator.longValue(), exponent);
        }
        int shift = Math.min(exponent, numerator.getLowestSetBit());
        BigInteger odd = numerator.shiftRight(shift);
        return odd.bitLength() <= 63
                ? of(odd.longValue(), exponent - shift)
                : new Dyadic(0, odd, checked(exponent - shift));
    }

    private static int checked(int exponent) {
        if (exponent > MAX_EXPONENT) {
            throw new GameException("a denominator beyond 2**" + MAX_EXPONENT + " is too large");
        }
        return exponent;
    }

    public BigInteger numerator() {
        return big != null ? big : BigInteger.valueOf(numerator);
    }

    /** The {@code k} of the denominator {@code 2^k}. */
    public int exponent() {
        return exponent;
    }

    public boolean isInteger() {
        return exponent == 0;
    }

    public boolean isZero() {
        return numerator == 0 && big == null;
    }

    /** Fits an {@code int} exactly. */
    public boolean isInt() {
        return exponent == 0 && big == null && numerator == (int) numerator;
    }

    /** This number as an {@code int}; only if {@link #isInt()}. */
    public int intValue() {
        if (!isInt()) {
            throw new ArithmeticException(this + " is not an int");
        }
        return (int) numerator;
    }

    /** What {@link #fixedPoint()} answers if the number does not fit. */
    static final long NO_FIXED_POINT = Long.MIN_VALUE;

    private static final int FIXED_BITS = 24;

    /** This number times 2^24 if that is a {@code long} integer: numbers that fit compare as these do. */
    long fixedPoint() {
        return big == null && exponent <= FIXED_BITS && fits(numerator, FIXED_BITS - exponent)
                ? numerator << (FIXED_BITS - exponent)
                : NO_FIXED_POINT;
    }

    public int signum() {
        return big != null ? big.signum() : Long.signum(numerator);
    }

    public Dyadic negate() {
        return big != null || numerator == Long.MIN_VALUE
                ? of(numerator().negate(), exponent)
                : of(-numerator, exponent);
    }

    public Dyadic abs() {
        return signum() < 0 ? negate() : this;
    }

    public Dyadic plus(Dyadic other) {
        if (big == null && other.big == null) {
            if (exponent == other.exponent) {
                long sum = numerator + other.numerator;
                if (((numerator ^ sum) & (other.numerator ^ sum)) >= 0) {
                    return of(sum, exponent);
                }
            } else {
                Dyadic fine = exponent > other.exponent ? this : other;
                Dyadic coarse = fine == this ? other : this;
                int shift = fine.exponent - coarse.exponent;
                if (fits(coarse.numerator, shift)) {
                    long scaled = coarse.numerator << shift;
                    long sum = scaled + fine.numerator;
                    if (((scaled ^ sum) & (fine.numerator ^ sum)) >= 0) {
                        return of(sum, fine.exponent);
                    }
                }
            }
        }
        int common = Math.max(exponent, other.exponent);
        return of(scaledTo(common).add(other.scaledTo(common)), common);
    }

    public Dyadic minus(Dyadic other) {
        return plus(other.negate());
    }

    public Dyadic times(Dyadic other) {
        if (big == null && other.big == null) {
            long high = Math.multiplyHigh(numerator, other.numerator);
            long low = numerator * other.numerator;
            if (high == low >> 63 && exponent + other.exponent < MAX_EXPONENT) {
                return of(low, exponent + other.exponent);
            }
        }
        return of(numerator().multiply(other.numerator()), Math.addExact(exponent, other.exponent));
    }

    /** This number times {@code 2^k}; {@code k} may be negative. */
    public Dyadic shift(int k) {
        return of(numerator(), exponent - k);
    }

    /** The numerator over the denominator {@code 2^common}; {@code common} is at least the exponent. */
    private BigInteger scaledTo(int common) {
        return numerator().shiftLeft(common - exponent);
    }

    /** The largest integer at most this. */
    public Dyadic floor() {
        if (exponent == 0) {
            return this;
        }
        return big == null ? of(exponent > 62 ? numerator >> 63 : numerator >> exponent) : of(big.shiftRight(exponent));
    }

    /** The least integer at least this. */
    public Dyadic ceiling() {
        return negate().floor().negate();
    }

    public Dyadic max(Dyadic other) {
        return compareTo(other) >= 0 ? this : other;
    }

    public Dyadic min(Dyadic other) {
        return compareTo(other) <= 0 ? this : other;
    }

    @Override
    public int compareTo(Dyadic other) {
        if (big == null && other.big == null) {
            if (exponent == other.exponent) {
                return Long.compare(numerator, other.numerator);
            }
            int sign = Long.signum(numerator);
            int otherSign = Long.signum(other.numerator);
            if (sign != otherSign) {
                return Integer.compare(sign, otherSign);
            }
        }
        int common = Math.max(exponent, other.exponent);
        if (big == null && other.big == null) {
            int up = common - exponent;
            int otherUp = common - other.exponent;
            if (fits(numerator, up) && fits(other.numerator, otherUp)) {
                return Long.compare(numerator << up, other.numerator << otherUp);
            }
        }
        return scaledTo(common).compareTo(other.scaledTo(common));
    }

    /** The value times 2^shift is a {@code long}, with two bits to spare. */
    private static boolean fits(long value, int shift) {
        return shift < 62 && value != Long.MIN_VALUE && Math.abs(value) < 1L << (62 - shift);
    }

    /**
     * The simplest number {@code x} (the one born first) with {@code low < x < high}, where an end that is closed may be
     * {@code x} itself; {@code null} stands for no bound. The interval must not be empty.
     */
    static Dyadic simplest(@Nullable Dyadic low, boolean lowClosed, @Nullable Dyadic high, boolean highClosed) {
        if ((low == null || low.signum() < 0 || low.isZero() && lowClosed)
                && (high == null || high.signum() > 0 || high.isZero() && highClosed)) {
            return ZERO;
        }
        if (low == null || low.signum() < 0) {
            // Then high is not positive: the mirror image.
            return simplest(
                            high == null ? null : high.negate(),
                            highClosed,
                            low == null ? null : low.negate(),
                            lowClosed)
                    .negate();
        }
        // A denominator that has a number in the interval leaves one there when doubled, so bisect for the least one.
        int from = 0;
        int to = Math.max(low.exponent, high == null ? 0 : high.exponent) + 1;
        while (from < to) {
            int k = (from + to) >>> 1;
            if (holds(leastAbove(low, lowClosed, k), high, highClosed)) {
                to = k;
            } else {
                from = k + 1;
            }
        }
        return leastAbove(low, lowClosed, from);
    }

    private static boolean holds(Dyadic x, @Nullable Dyadic high, boolean closed) {
        if (high == null) {
            return true;
        }
        int order = x.compareTo(high);
        return order < 0 || closed && order == 0;
    }

    /** The least multiple of {@code 2^-k} above {@code low}, or equal to it if {@code closed}. */
    private static Dyadic leastAbove(Dyadic low, boolean closed, int k) {
        Dyadic scaled = low.shift(k);
        Dyadic floor = scaled.floor();
        boolean itself = closed && floor.compareTo(scaled) == 0;
        return (itself ? floor : floor.plus(ONE)).shift(-k);
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object == this
                || object instanceof Dyadic other
                        && numerator == other.numerator
                        && exponent == other.exponent
                        && (big == null ? other.big == null : big.equals(other.big));
    }

    @Override
    public int hashCode() {
        long value = big != null ? big.hashCode() : numerator;
        return Long.hashCode(value * 0x9E3779B97F4A7C15L) + 31 * exponent;
    }

    /** As {@code p} or {@code p/q}. */
    @Override
    public String toString() {
        String top = big != null ? big.toString() : Long.toString(numerator);
        return exponent == 0 ? top : top + "/" + BigInteger.ONE.shiftLeft(exponent);
    }
}
