package tedomari.semeai;

import java.util.Arrays;
import java.util.List;
import tedomari.go.Outline;
import tedomari.go.PointSet;

/**
 * The points of a region, numbered from zero, and which of them are neighbours. Sets of these points are bits of a
 * {@code long}.
 */
final class Terrain {

    /** More points do not fit, and would not be evaluated in a lifetime. */
    static final int MOST_POINTS = 62;

    private final int[] points;
    private final long[] neighbours;

    private Terrain(int[] points, long[] neighbours) {
        this.points = points;
        this.neighbours = neighbours;
    }

    static Terrain of(Outline outline, PointSet set) {
        int[] points = set.toArray();
        if (points.length > MOST_POINTS) {
            throw new IllegalArgumentException("a region of " + points.length + " points");
        }
        long[] neighbours = new long[points.length];
        for (int i = 0; i < points.length; i++) {
            for (int neighbour : outline.neighbours(points[i])) {
                int j = Arrays.binarySearch(points, neighbour);
                if (j >= 0) {
                    neighbours[i] |= 1L << j;
                }
            }
        }
        return new Terrain(points, neighbours);
    }

    int size() {
        return points.length;
    }

    /** Which points are neighbours: the same for terrains of one form, wherever they lie. */
    List<Long> shape() {
        return Arrays.stream(neighbours).boxed().toList();
    }

    /** The point of the board with this number. */
    int point(int index) {
        return points[index];
    }

    long neighbours(int index) {
        return neighbours[index];
    }

    /** All neighbours of a set, some of which may be in it. */
    long around(long set) {
        long around = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            around |= neighbours[Long.numberOfTrailingZeros(rest)];
        }
        return around;
    }

    /** What can be reached from {@code seed} within {@code area}, which holds it. */
    long connected(long seed, long area) {
        long reached = seed;
        long fresh = seed;
        while (fresh != 0) {
            fresh = around(fresh) & area & ~reached;
            reached |= fresh;
        }
        return reached;
    }
}
