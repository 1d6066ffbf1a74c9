package tedomari.cgt;

import ch.obermuhlner.math.big.BigRational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * A wall of a thermograph, or the scaffold it is cut from: a value for every temperature from −1 on, continuous and made of
 * lines with slope −1, 0 or 1.
 *
 * <p>Kept as the temperatures where the slope changes, upwards from −1, the values there, and the slopes above each of them.
 */
public final class Wall {

    private final Dyadic[] temperatures;
    private final Dyadic[] values;
    private final int[] slopes;

    private Wall(Dyadic[] temperatures, Dyadic[] values, int[] slopes) {
        this.temperatures = temperatures;
        this.values = values;
        this.slopes = slopes;
    }

    /** The wall that is {@code value} at every temperature. */
    static Wall constant(Dyadic value) {
        return new Wall(new Dyadic[] {Dyadic.MINUS_ONE}, new Dyadic[] {value}, new int[] {0});
    }

    /** The wall at temperature {@code t}, which is at least −1. */
    public Dyadic at(Dyadic t) {
        if (t.compareTo(Dyadic.MINUS_ONE) < 0) {
            throw tooCold(t.toString());
        }
        int i = Arrays.binarySearch(temperatures, t);
        return i >= 0 ? values[i] : onLine(-i - 2, t);
    }

    /** The wall at a temperature that need not be dyadic. */
    public BigRational at(BigRational t) {
        if (t.compareTo(BigRational.valueOf(-1)) < 0) {
            throw tooCold(t.toRationalString());
        }
        int i = temperatures.length - 1;
        while (rational(temperatures[i]).compareTo(t) > 0) {
            i--;
        }
        return rational(values[i]).add(t.subtract(rational(temperatures[i])).multiply(BigRational.valueOf(slopes[i])));
    }

    private static GameException tooCold(String t) {
        return new GameException("a thermograph begins at temperature -1, " + t + " lies below");
    }

    private static BigRational rational(Dyadic x) {
        return BigRational.valueOf(x.numerator()).divide(BigRational.valueOf(BigInteger.ONE.shiftLeft(x.exponent())));
    }

    private Dyadic onLine(int i, Dyadic t) {
        return switch (slopes[i]) {
            case 0 -> values[i];
            case 1 -> values[i].plus(t.minus(temperatures[i]));
            default -> values[i].minus(t.minus(temperatures[i]));
        };
    }

    /** The value far up. */
    public Dyadic mast() {
        return values[values.length - 1];
    }

    /** The temperatures above −1 where the slope changes, from the top down. */
    public List<Dyadic> criticalTemperatures() {
        List<Dyadic> critical = new ArrayList<>();
        for (int i = temperatures.length - 1; i > 0; i--) {
            critical.add(temperatures[i]);
        }
        return critical;
    }

    /** The slopes between the critical temperatures, from the mast down to −1. */
    public List<Integer> slopes() {
        List<Integer> downwards = new ArrayList<>();
        for (int i = slopes.length - 1; i >= 0; i--) {
            downwards.add(slopes[i]);
        }
        return downwards;
    }

    /** This wall plus {@code direction · t}: what a move costs at temperature t. */
    Wall tilt(int direction) {
        int[] tilted = new int[slopes.length];
        Dyadic[] moved = new Dyadic[values.length];
        for (int i = 0; i < tilted.length; i++) {
            tilted[i] = slopes[i] + direction;
            moved[i] = direction > 0 ? values[i].plus(temperatures[i]) : values[i].minus(temperatures[i]);
        }
        return new Wall(temperatures, moved, tilted);
    }

    /** The better of two walls for a player at every temperature: the larger one for Left, the smaller one for Right. */
    static Wall best(Wall first, Wall second, Player player) {
        Builder builder = new Builder();
        int i = 0;
        int j = 0;
        Dyadic t = Dyadic.MINUS_ONE;
        while (true) {
            Dyadic a = first.onLine(i, t);
            Dyadic b = second.onLine(j, t);
            int order = player == Player.LEFT ? a.compareTo(b) : b.compareTo(a);
            int lead = player == Player.LEFT ? first.slopes[i] - second.slopes[j] : second.slopes[j] - first.slopes[i];
            boolean firstLeads = order > 0 || order == 0 && lead >= 0;
            builder.add(t, firstLeads ? a : b, firstLeads ? first.slopes[i] : second.slopes[j]);
            Dyadic next = next(first, i, second, j);
            if (order != 0 && Integer.signum(order) == -Integer.signum(lead)) {
                Dyadic gap = a.minus(b).abs();
                Dyadic crossing = t.plus(Math.abs(lead) == 1 ? gap : gap.shift(-1));
                if (next == null || crossing.compareTo(next) < 0) {
                    next = crossing;
                }
            }
            if (next == null) {
                return builder.build();
            }
            t = next;
            i = advance(first, i, t);
            j = advance(second, j, t);
        }
    }

    private static int advance(Wall wall, int i, Dyadic t) {
        return i + 1 < wall.temperatures.length && wall.temperatures[i + 1].compareTo(t) <= 0 ? i + 1 : i;
    }

    private static @Nullable Dyadic next(Wall first, int i, Wall second, int j) {
        Dyadic a = i + 1 < first.temperatures.length ? first.temperatures[i + 1] : null;
        Dyadic b = j + 1 < second.temperatures.length ? second.temperatures[j + 1] : null;
        return a == null ? b : b == null ? a : a.min(b);
    }

    /** The least temperature at which the left scaffold is no longer above the right one. */
    static Dyadic meeting(Wall left, Wall right) {
        int i = 0;
        int j = 0;
        Dyadic t = Dyadic.MINUS_ONE;
        while (true) {
            Dyadic gap = left.onLine(i, t).minus(right.onLine(j, t));
            if (gap.signum() <= 0) {
                return t;
            }
            int closing = right.slopes[j] - left.slopes[i];
            Dyadic next = next(left, i, right, j);
            if (closing > 0) {
                Dyadic crossing = t.plus(closing == 1 ? gap : gap.shift(-1));
                if (next == null || crossing.compareTo(next) <= 0) {
                    return crossing;
                }
            }
            if (next == null) {
                throw new IllegalStateException("scaffolds that do not meet");
            }
            t = next;
            i = advance(left, i, t);
            j = advance(right, j, t);
        }
    }

    /** This scaffold up to temperature {@code t}, with a mast above it. */
    Wall cutAt(Dyadic t) {
        Builder builder = new Builder();
        for (int i = 0; i < temperatures.length && temperatures[i].compareTo(t) < 0; i++) {
            builder.add(temperatures[i], values[i], slopes[i]);
        }
        builder.add(t, at(t), 0);
        return builder.build();
    }

    /** As {@code m,[c…],[s…]}: the mast, the critical temperatures and the slopes, from the top down. */
    @Override
    public String toString() {
        StringJoiner critical = new StringJoiner(",", "[", "]");
        criticalTemperatures().forEach(t -> critical.add(t.toString()));
        StringJoiner lines = new StringJoiner(",", "[", "]");
        slopes().forEach(slope -> lines.add(slope.toString()));
        return mast() + "," + critical + "," + lines;
    }

    /** Collects lines from −1 upwards and joins those of one slope. */
    private static final class Builder {
        private Dyadic[] temperatures = new Dyadic[4];
        private Dyadic[] values = new Dyadic[4];
        private int[] slopes = new int[4];
        private int count;

        void add(Dyadic temperature, Dyadic value, int slope) {
            if (count > 0 && slopes[count - 1] == slope) {
                return;
            }
            if (count == slopes.length) {
                temperatures = Arrays.copyOf(temperatures, 2 * count);
                values = Arrays.copyOf(values, 2 * count);
                slopes = Arrays.copyOf(slopes, 2 * count);
            }
            temperatures[count] = temperature;
            values[count] = value;
            slopes[count++] = slope;
        }

        Wall build() {
            return new Wall(
                    Arrays.copyOf(temperatures, count), Arrays.copyOf(values, count), Arrays.copyOf(slopes, count));
        }
    }
}
