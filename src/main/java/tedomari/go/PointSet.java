package tedomari.go;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** An immutable set of points. Sets are ordered as binary numbers whose bit {@code p} is point {@code p}. */
public final class PointSet implements Comparable<PointSet> {

    public static final PointSet EMPTY = new PointSet(new long[0]);

    /** Without zero words at the end, so that equal sets have equal words. */
    private final long[] words;

    private PointSet(long[] words) {
        this.words = words;
    }

    /** Takes the array over, or a shorter copy. */
    static PointSet ofWords(long[] words) {
        int length = words.length;
        while (length > 0 && words[length - 1] == 0) {
            length--;
        }
        if (length == 0) {
            return EMPTY;
        }
        return new PointSet(length == words.length ? words : Arrays.copyOf(words, length));
    }

    public static PointSet of(int... points) {
        int max = -1;
        for (int point : points) {
            if (point < 0) {
                throw new IllegalArgumentException("a point is not negative: " + point);
            }
            max = Math.max(max, point);
        }
        long[] words = new long[(max >> 6) + 1];
        for (int point : points) {
            words[point >> 6] |= 1L << point;
        }
        return ofWords(words);
    }

    public static PointSet of(BitSet points) {
        return ofWords(points.toLongArray());
    }

    /** The points 0 … size − 1. */
    public static PointSet range(int size) {
        return of(IntStream.range(0, size).toArray());
    }

    public boolean contains(int point) {
        return point >= 0 && point >> 6 < words.length && (words[point >> 6] >>> point & 1) != 0;
    }

    public boolean isEmpty() {
        return words.length == 0;
    }

    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** The smallest point, or −1. */
    public int first() {
        return next(0);
    }

    /** The smallest point that is at least {@code from}, or −1. */
    public int next(int from) {
        int w = from >> 6;
        if (w >= words.length) {
            return -1;
        }
        long word = words[w] & -1L << from;
        while (word == 0) {
            if (++w == words.length) {
                return -1;
            }
            word = words[w];
        }
        return (w << 6) + Long.numberOfTrailingZeros(word);
    }

    public PointSet with(int point) {
        return contains(point) ? this : union(of(point));
    }

    public PointSet without(int point) {
        return contains(point) ? minus(of(point)) : this;
    }

    public PointSet union(PointSet other) {
        if (words.length < other.words.length) {
            return other.union(this);
        }
        long[] all = words.clone();
        for (int w = 0; w < other.words.length; w++) {
            all[w] |= other.words[w];
        }
        return ofWords(all);
    }

    public PointSet intersection(PointSet other) {
        long[] both = new long[Math.min(words.length, other.words.length)];
        for (int w = 0; w < both.length; w++) {
            both[w] = words[w] & other.words[w];
        }
        return ofWords(both);
    }

    public PointSet minus(PointSet other) {
        long[] rest = words.clone();
        for (int w = 0; w < Math.min(rest.length, other.words.length); w++) {
            rest[w] &= ~other.words[w];
        }
        return ofWords(rest);
    }

    public boolean intersects(PointSet other) {
        for (int w = 0; w < Math.min(words.length, other.words.length); w++) {
            if ((words[w] & other.words[w]) != 0) {
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(PointSet other) {
        return other.minus(this).isEmpty();
    }

    /** In rising order. */
    public void forEach(IntConsumer action) {
        for (int point = first(); point >= 0; point = next(point + 1)) {
            action.accept(point);
        }
    }

    public IntStream stream() {
        return IntStream.of(toArray());
    }

    /** The points in rising order. */
    public int[] toArray() {
        int[] points = new int[size()];
        int at = 0;
        for (int point = first(); point >= 0; point = next(point + 1)) {
            points[at++] = point;
        }
        return points;
    }

    @Override
    public int compareTo(PointSet other) {
        if (words.length != other.words.length) {
            return Integer.compare(words.length, other.words.length);
        }
        for (int w = words.length - 1; w >= 0; w--) {
            if (words[w] != other.words[w]) {
                return Long.compareUnsigned(words[w], other.words[w]);
            }
        }
        return 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PointSet set && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
