package tedomari.cgt;

import java.util.Arrays;

/**
 * Powers of a game {@code {0|h}}, up above all: {@code g^n} and the sums {@code g^[n] = g + g^2 + … + g^n} (Siegel 2013,
 * §II.4), with exponents that may be any number.
 */
public final class Power {

    private Power() {}

    /** {@code g^x = {0 | h − g^[x−1]}}; {@code g^0} is −h. */
    public static Game pow(Game g, Dyadic x) {
        Game h = base(g);
        if (x.isZero()) {
            return h.negate();
        }
        if (x.compareTo(Dyadic.ONE) < 0) {
            throw new GameException("a power of a game needs the exponent 0 or at least 1, but it is " + x);
        }
        return CanonicalForm.of(new Game[] {Values.ZERO}, new Game[] {h.minus(sum(h, x.minus(Dyadic.ONE)))});
    }

    /** {@code g^[x] = {g^[xL] | h, g^[xR]}} over the options of the number x; {@code g^[0]} is 0. */
    public static Game powTo(Game g, Dyadic x) {
        Game h = base(g);
        if (x.signum() < 0) {
            throw new GameException("a sum of powers needs an exponent that is not negative, but it is " + x);
        }
        return sum(h, x);
    }

    private static Game base(Game g) {
        Game[] left = g.leftArray();
        Game[] right = g.rightArray();
        if (left.length != 1 || left[0] != Values.ZERO || right.length != 1) {
            throw new GameException("only a game of the form {0|h} has powers, and " + g + " is not");
        }
        return right[0];
    }

    private static Game sum(Game h, Dyadic exponent) {
        return new Recursion<Game>() {
            @Override
            Game step(Game x) {
                if (x == Values.ZERO) {
                    return x;
                }
                Game[] above = mapped(x.rightArray(), this, Values.ZERO);
                Game[] right = Arrays.copyOf(above, above.length + 1);
                right[above.length] = h;
                return CanonicalForm.of(mapped(x.leftArray(), this, Values.ZERO), right);
            }
        }.apply(Game.of(exponent));
    }
}
