package tedomari.catalog;

import java.util.function.Consumer;
import tedomari.go.Outline;
import tedomari.go.PointSet;

/**
 * All regions of Black's that fill a box and open to its left side.
 *
 * <p>Some of the points to the left of the box are Black's essential stones, all others around it are safe white stones.
 * Every point of it is empty, a stone of either colour or a safe white stone. Left out is what is no single region on a real
 * board, and what is a smaller box or another filling in disguise:
 *
 * <ul>
 *   <li>a row or the last column white throughout, or an essential stone before a safe one;
 *   <li>a white stone that is connected to a wall but not called safe, or a safe one that is not connected to the walls
 *       outside;
 *   <li>points that are not connected, or without an empty one; a neutral block without liberties;
 *   <li>of two mirror images one.
 * </ul>
 *
 * Points are numbered column by column, and sets of them are the bits of an {@code int}.
 */
public record Box(int height, int width) {

    /** A larger box has more fillings than a lifetime has seconds. */
    public static final int MOST_POINTS = 20;

    public Box {
        if (height < 1 || width < 1 || height * width > MOST_POINTS) {
            throw new IllegalArgumentException(
                    "a box has 1 to " + MOST_POINTS + " points, not " + height + " × " + width);
        }
    }

    int area() {
        return height * width;
    }

    /** All points. */
    int all() {
        return (1 << area()) - 1;
    }

    int column(int index) {
        return (1 << height) - 1 << index * height;
    }

    /** The points of a row. */
    int row(int index) {
        int row = 0;
        for (int column = 0; column < width; column++) {
            row |= 1 << column * height + index;
        }
        return row;
    }

    /** All neighbours of a set, some of which may be in it. */
    int around(int set) {
        int up = (set & ~row(0)) >>> 1;
        int down = (set & ~row(height - 1)) << 1;
        return (up | down | set << height | set >>> height) & all();
    }

    /** What can be reached from {@code seed} within {@code area}, which holds it. */
    int connected(int seed, int area) {
        int reached = seed;
        while (true) {
            int next = reached | around(reached) & area;
            if (next == reached) {
                return reached;
            }
            reached = next;
        }
    }

    /** A set with top and bottom exchanged. */
    int mirrored(int set) {
        int mirrored = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int point = Integer.numberOfTrailingZeros(rest);
            mirrored |= 1 << point - point % height + height - 1 - point % height;
        }
        return mirrored;
    }

    /** The board that shows the box with the stones around it. */
    Outline outline() {
        PointSet points = PointSet.range((width + 2) * (height + 2));
        int right = width + 1;
        int bottom = (height + 1) * (width + 2);
        return Outline.of(
                width + 2,
                height + 2,
                points.without(0).without(right).without(bottom).without(bottom + right));
    }

    /** The points on that board of a set. */
    PointSet onBoard(int set) {
        int[] points = new int[Integer.bitCount(set)];
        int count = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int point = Integer.numberOfTrailingZeros(rest);
            points[count++] = (point % height + 1) * (width + 2) + point / height + 1;
        }
        return PointSet.of(points);
    }

    /** How many points a slice settles: the first column at least, and of a low box so many that there are a thousand slices. */
    private int settled() {
        return Math.max(height, Math.min(area() - 4, (13 - height) / 2));
    }

    /** The enumeration falls into slices: by the mouth and by what fills the first points. */
    public int slices() {
        return 1 << height + 2 * settled();
    }

    /** What a slice settles of its fillings. */
    Filling beginning(int slice) {
        int settled = settled();
        Filling filling = new Filling(this, slice >> 2 * settled, 0, 0, 0);
        for (int point = 0; point < settled; point++) {
            filling = filling.with(point, slice >> 2 * point & 3);
        }
        return filling;
    }

    /** Hands on the fillings of one slice in a fixed order. */
    public void fillings(int slice, Consumer<Filling> consumer) {
        Filling beginning = beginning(slice);
        if (beginning.isPromising()) {
            fill(beginning, settled(), consumer);
        }
    }

    private void fill(Filling filling, int next, Consumer<Filling> consumer) {
        if (next == area()) {
            if (filling.isProper()) {
                consumer.accept(filling);
            }
            return;
        }
        for (int symbol = 0; symbol < 4; symbol++) {
            Filling more = filling.with(next, symbol);
            if (symbol != Filling.ENEMY || !more.hasDisguisedWalls()) {
                fill(more, next + 1, consumer);
            }
        }
    }

    @Override
    public String toString() {
        return height + "x" + width;
    }
}
