package tedomari.eyes;

import java.util.Arrays;

/**
 * Moves, one {@code int} each: where it leads (24 bits), the point (4 bits), and whether it takes away the wall's last liberty
 * inside.
 */
final class Edges {

    private static final int POINT_SHIFT = 24;
    private static final int TARGET = (1 << POINT_SHIFT) - 1;
    private static final int BARES = 1 << 28;

    private int[] edges = new int[4096];
    private int count;

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    int get(int index) {
        return edges[index];
    }

    void add(int edge) {
        if (count == edges.length) {
            edges = Arrays.copyOf(edges, 2 * count);
        }
        edges[count++] = edge;
    }

    /** The edges themselves, for loops that cannot afford a call. */
    int[] array() {
        return edges;
    }

    static int edge(int target, int point, boolean bares) {
        return target | point << POINT_SHIFT | (bares ? BARES : 0);
    }

    static int target(int edge) {
        return edge & TARGET;
    }

    static int point(int edge) {
        return edge >>> POINT_SHIFT & 15;
    }

    static boolean bares(int edge) {
        return (edge & BARES) != 0;
    }

    /** All ones if the move bares the wall, else zero. */
    static int baresMask(int edge) {
        return -(edge >>> 28 & 1);
    }
}
