package tedomari.eyes.space;

import java.util.Arrays;

/**
 * A labelled graph of at most {@link #MOST_POINTS} points. A label has seven bits: two for the stone ({@link #OWN}, {@link
 * #ENEMY}, {@link #VACANT}), two for how many neighbours the edge of the board takes away, three for the degree.
 */
final class EyeGraph {

    /** A column of the matrix is one {@code long}. */
    static final int MOST_POINTS = 60;

    /** A stone of the side that owns the eyespace. */
    static final int OWN = 0;

    static final int ENEMY = 1;
    static final int VACANT = 2;

    private final int[] labels;
    private final long[] adjacency;

    private EyeGraph(int[] labels, long[] adjacency) {
        this.labels = labels;
        this.adjacency = adjacency;
    }

    /**
     * The graph with these points; adjacency is symmetric, bit {@code j} of word {@code i} joins the two.
     *
     * @param stones {@link #OWN}, {@link #ENEMY} or {@link #VACANT} for each point
     * @param missing how many neighbours each point lacks because of the edge of the board, 0 to 3
     */
    static EyeGraph of(int[] stones, int[] missing, long[] adjacency) {
        if (stones.length > MOST_POINTS) {
            throw new IllegalArgumentException(
                    "an eyespace has at most " + MOST_POINTS + " points, not " + stones.length);
        }
        int[] labels = new int[stones.length];
        Arrays.setAll(labels, i -> stones[i] << 5 | missing[i] << 3 | Long.bitCount(adjacency[i]));
        return new EyeGraph(labels, adjacency);
    }

    int size() {
        return labels.length;
    }

    int label(int point) {
        return labels[point];
    }

    int stone(int point) {
        return labels[point] >> 5;
    }

    long adjacency(int point) {
        return adjacency[point];
    }

    /**
     * Is the point beside the block that surrounds the eyespace? It is if it has fewer neighbours within than on the board,
     * as all others are stones of that block.
     */
    boolean touches(int point) {
        int label = labels[point];
        return (label & 7) + (label >> 3 & 3) < 4;
    }

    /** The same with the points in another order. */
    EyeGraph ordered(int[] order) {
        int[] place = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            place[order[i]] = i;
        }
        int[] moved = new int[order.length];
        long[] joined = new long[order.length];
        for (int i = 0; i < order.length; i++) {
            moved[i] = labels[order[i]];
            for (long rest = adjacency[order[i]]; rest != 0; rest &= rest - 1) {
                joined[i] |= 1L << place[Long.numberOfTrailingZeros(rest)];
            }
        }
        return new EyeGraph(moved, joined);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EyeGraph graph
                && Arrays.equals(labels, graph.labels)
                && Arrays.equals(adjacency, graph.adjacency);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(labels) + Arrays.hashCode(adjacency);
    }
}
