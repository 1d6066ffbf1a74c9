package tedomari.eyes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The points inside an eye, in norm position, numbered row by row from the lower left. Sets of points are bit masks.
 *
 * <p>A shape is one number: two bits for the location, four for the width of its bounding box, and a bit for each point of the
 * box, row by row from below. The norm position is the image with the smallest number (Wolf and Pratola 2006, §2, ask for some
 * unique place, not for this one).
 */
public final class Shape implements Comparable<Shape> {

    /** A connected shape of n points lies in a box of at most ((n + 1) / 2)² points, and 56 bits are free for the box. */
    public static final int LARGEST = 14;

    private static final int BOX_BITS = 56;
    private static final long BOX = (1L << BOX_BITS) - 1;
    private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    private final long number;
    private final int size;
    private final int[] xs;
    private final int[] ys;
    private final int[] neighbours;
    private final int wall;

    private Shape(long number) {
        this.number = number;
        long box = number & BOX;
        int width = width();
        size = Long.bitCount(box);
        xs = new int[size];
        ys = new int[size];
        int point = 0;
        for (long rest = box; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            xs[point] = bit % width;
            ys[point] = bit / width;
            point++;
        }
        neighbours = new int[size];
        int besideWall = 0;
        for (int i = 0; i < size; i++) {
            for (int[] step : STEPS) {
                int x = xs[i] + step[0];
                int y = ys[i] + step[1];
                int there = pointAt(x, y);
                if (there >= 0) {
                    neighbours[i] |= 1 << there;
                } else if (location().contains(x, y)) {
                    besideWall |= 1 << i;
                }
            }
        }
        wall = besideWall;
    }

    /** The shape of a number that {@link #number} gave. */
    static Shape of(long number) {
        return new Shape(number);
    }

    /** The norm position of these points, which need not be connected. */
    static Shape of(Location location, int[] xs, int[] ys) {
        return of(norm(location, xs, ys));
    }

    /** The number of the norm position of these points. */
    static long norm(Location location, int[] xs, int[] ys) {
        long least = Long.MAX_VALUE;
        for (Motion motion : location.motions()) {
            least = Math.min(least, number(location, motion, xs, ys));
        }
        return least;
    }

    /** The number of the points after a motion and the shift that their location allows. */
    static long number(Location location, Motion motion, int[] xs, int[] ys) {
        int left = Integer.MAX_VALUE;
        int right = Integer.MIN_VALUE;
        int bottom = Integer.MAX_VALUE;
        for (int i = 0; i < xs.length; i++) {
            int x = motion.x(xs[i], ys[i]);
            left = Math.min(left, x);
            right = Math.max(right, x);
            bottom = Math.min(bottom, motion.y(xs[i], ys[i]));
        }
        if (location == Location.CORNER) {
            left = 0;
        }
        if (location != Location.CENTRE) {
            bottom = 0;
        }
        int width = right - left + 1;
        long box = 0;
        for (int i = 0; i < xs.length; i++) {
            int bit = (motion.y(xs[i], ys[i]) - bottom) * width + motion.x(xs[i], ys[i]) - left;
            if (bit >= BOX_BITS || width > 15) {
                throw new IllegalArgumentException("an eye has at most " + LARGEST + " connected points");
            }
            box |= 1L << bit;
        }
        return ((long) location.ordinal() << 60) | ((long) width << BOX_BITS) | box;
    }

    public Location location() {
        return Location.values()[(int) (number >>> 60)];
    }

    /** How many points it has. */
    public int size() {
        return size;
    }

    public int width() {
        return (int) (number >>> BOX_BITS) & 15;
    }

    public int height() {
        return ys[size - 1] + 1;
    }

    /** What makes it this shape; shapes are ordered by it. */
    public long number() {
        return number;
    }

    public int x(int point) {
        return xs[point];
    }

    public int y(int point) {
        return ys[point];
    }

    /** The point there, or −1. */
    public int pointAt(int x, int y) {
        if (x < 0 || y < 0 || x >= width()) {
            return -1;
        }
        int bit = y * width() + x;
        return bit < BOX_BITS && (number >>> bit & 1) != 0 ? Long.bitCount(number & ((1L << bit) - 1)) : -1;
    }

    /** The points of the shape beside a point. */
    int neighbours(int point) {
        return neighbours[point];
    }

    /** The points beside the wall. */
    int wall() {
        return wall;
    }

    /** All points. */
    int all() {
        return (1 << size) - 1;
    }

    /** The motions that, after a shift, keep the shape. The identity is the first. */
    List<Motion> symmetries() {
        List<Motion> kept = new ArrayList<>();
        for (Motion motion : location().motions()) {
            if (number(location(), motion, xs, ys) == number) {
                kept.add(motion);
            }
        }
        return kept;
    }

    /** By point, where a motion that keeps the shape takes it. */
    int[] permutation(Motion motion) {
        int left = 0;
        int bottom = 0;
        if (location() != Location.CORNER) {
            left = Integer.MAX_VALUE;
            for (int i = 0; i < size; i++) {
                left = Math.min(left, motion.x(xs[i], ys[i]));
            }
        }
        if (location() == Location.CENTRE) {
            bottom = Integer.MAX_VALUE;
            for (int i = 0; i < size; i++) {
                bottom = Math.min(bottom, motion.y(xs[i], ys[i]));
            }
        }
        int[] images = new int[size];
        for (int i = 0; i < size; i++) {
            images[i] = pointAt(motion.x(xs[i], ys[i]) - left, motion.y(xs[i], ys[i]) - bottom);
        }
        return images;
    }

    /**
     * Is the rest of the board connected? If not, a stone of the wall would stand alone inside, be it one that touches the wall
     * diagonally, or the shape would part the board as one does that touches both edges of a corner without the corner point.
     */
    boolean isEnclosedByOneChain() {
        int across = width() + 2;
        int cells = across * (height() + 2);
        boolean[] seen = new boolean[cells];
        int outside = 0;
        for (int cell = 0; cell < cells; cell++) {
            outside += isOutside(cell, across) ? 1 : 0;
        }
        // The box with a margin of one; its last cell is on every board and never part of the shape.
        int[] queue = new int[cells];
        int reached = 1;
        queue[0] = cells - 1;
        seen[cells - 1] = true;
        for (int at = 0; at < reached; at++) {
            for (int[] step : STEPS) {
                int x = queue[at] % across + step[0];
                int y = queue[at] / across + step[1];
                int next = y * across + x;
                if (x >= 0 && x < across && y >= 0 && next < cells && !seen[next] && isOutside(next, across)) {
                    seen[next] = true;
                    queue[reached++] = next;
                }
            }
        }
        return reached == outside;
    }

    private boolean isOutside(int cell, int across) {
        int x = cell % across - 1;
        int y = cell / across - 1;
        return location().contains(x, y) && pointAt(x, y) < 0;
    }

    /** The numbers of the shapes with one point more, some of them several times. */
    void grow(LongSink grown) {
        int[] moreXs = Arrays.copyOf(xs, size + 1);
        int[] moreYs = Arrays.copyOf(ys, size + 1);
        for (int i = 0; i < size; i++) {
            for (int[] step : STEPS) {
                int x = xs[i] + step[0];
                int y = ys[i] + step[1];
                if (location().contains(x, y) && pointAt(x, y) < 0) {
                    moreXs[size] = x;
                    moreYs[size] = y;
                    grown.accept(norm(location(), moreXs, moreYs));
                }
            }
        }
    }

    /** Takes numbers of shapes. */
    @FunctionalInterface
    interface LongSink {
        void accept(long number);
    }

    @Override
    public int compareTo(Shape other) {
        return Long.compare(number, other.number);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Shape shape && number == shape.number;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(number);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(location().toString());
        for (int i = 0; i < size; i++) {
            text.append(' ').append((char) ('a' + xs[i])).append(ys[i] + 1);
        }
        return text.toString();
    }
}
