package tedomari.eyes.space;

import java.util.Arrays;

/**
 * The canonical form of a labelled graph: of all matrices whose rows are label and adjacency, the one that is largest when it
 * is read down the columns (Drake et al., §5). Two graphs have the same form exactly if they are isomorphic.
 *
 * <p>The label columns come first, so rows are sorted by label and only points of equal labels may change places. Column
 * {@code k} of the adjacency is largest if the neighbours of point {@code k} come first in every set of points that are
 * still alike; that splits the sets, so the order is soon settled. Only points that are alike and have equally large columns
 * are tried one after the other, and of twins, which have the same neighbours, only one.
 */
final class EyeForm {

    private final EyeGraph graph;
    private final int size;
    private final long[] best;
    private int[] bestOrder = new int[0];
    private int leaves;

    private EyeForm(EyeGraph graph) {
        this.graph = graph;
        this.size = graph.size();
        this.best = new long[size];
    }

    /** The points of the graph in the order of its canonical form. */
    static int[] order(EyeGraph graph) {
        return search(graph).bestOrder;
    }

    /** How many orders are looked at to the end: what the form costs. */
    static int cost(EyeGraph graph) {
        return search(graph).leaves;
    }

    private static EyeForm search(EyeGraph graph) {
        EyeForm form = new EyeForm(graph);
        int[] order = byLabel(graph);
        int[] ends = new int[form.size];
        for (int i = form.size - 1; i >= 0; i--) {
            boolean isLast = i == form.size - 1 || graph.label(order[i]) != graph.label(order[i + 1]);
            ends[i] = isLast ? i + 1 : ends[i + 1];
        }
        form.place(0, order, ends);
        return form;
    }

    private static int[] byLabel(EyeGraph graph) {
        // Sorted by falling labels; the point itself in the low bits.
        int[] keys = new int[graph.size()];
        Arrays.setAll(keys, i -> -graph.label(i) << 6 | i);
        Arrays.sort(keys);
        Arrays.setAll(keys, i -> keys[i] & 63);
        return keys;
    }

    /**
     * Settles the points from place {@code k} on.
     *
     * @param order the points; those from {@code k} on in sets that are alike so far
     * @param ends by place, where its set ends
     */
    private void place(int k, int[] order, int[] ends) {
        if (k == size) {
            leaves++;
            if (bestOrder.length == 0) {
                bestOrder = order.clone();
            }
            return;
        }
        long largest = 0;
        for (int i = k; i < ends[k]; i++) {
            long column = column(k, order[i], order, ends);
            largest = i == k || Long.compareUnsigned(column, largest) > 0 ? column : largest;
        }
        if (bestOrder.length > 0) {
            int sign = Long.compareUnsigned(largest, best[k]);
            if (sign < 0) {
                return;
            }
            if (sign > 0) {
                bestOrder = new int[0];
            }
        }
        best[k] = largest;
        for (int i = k; i < ends[k]; i++) {
            if (column(k, order[i], order, ends) != largest || hasTwin(k, i, order)) {
                continue;
            }
            int[] next = order.clone();
            int[] nextEnds = ends.clone();
            next[i] = order[k];
            next[k] = order[i];
            split(k, next, nextEnds);
            place(k + 1, next, nextEnds);
        }
    }

    /** The column of a point if it comes to place {@code k}; the first row is the highest bit. */
    private long column(int k, int point, int[] order, int[] ends) {
        long near = graph.adjacency(point);
        long column = 0;
        for (int i = 0; i < size; ) {
            int end = i < k ? i + 1 : ends[i];
            // The point itself goes to the front of its own set, and is no neighbour.
            int from = i == k ? i + 1 : i;
            int count = 0;
            for (int j = i; j < end; j++) {
                count += (int) (near >>> order[j] & 1);
            }
            for (int j = from; j < from + count; j++) {
                column |= Long.MIN_VALUE >>> j;
            }
            i = end;
        }
        return column;
    }

    /** An earlier point of the set has the same neighbours, so that exchanging the two changes nothing. */
    private boolean hasTwin(int k, int i, int[] order) {
        int point = order[i];
        for (int j = k; j < i; j++) {
            long both = 1L << point | 1L << order[j];
            if (((graph.adjacency(point) ^ graph.adjacency(order[j])) & ~both) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Takes the point at {@code k} out of its set, and puts its neighbours first in all sets after it. */
    private void split(int k, int[] order, int[] ends) {
        long near = graph.adjacency(order[k]);
        ends[k] = k + 1;
        for (int i = k + 1; i < size; ) {
            int end = ends[i];
            int[] set = Arrays.copyOfRange(order, i, end);
            int at = i;
            for (int point : set) {
                if ((near >>> point & 1) != 0) {
                    order[at++] = point;
                }
            }
            int middle = at;
            for (int point : set) {
                if ((near >>> point & 1) == 0) {
                    order[at++] = point;
                }
            }
            Arrays.fill(ends, i, middle, middle);
            Arrays.fill(ends, middle, end, end);
            i = end;
        }
    }
}
