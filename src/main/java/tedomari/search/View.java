package tedomari.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;

/**
 * A set of points as seen in one of the eight ways to look at a board.
 *
 * @param points in the order of the view, row by row
 * @param form where they are relative to each other, and their labels; equal for sets that look the same
 * @param stones what is on them
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record View(int[] points, List<Integer> form, List<Integer> stones) {

    private static final int SIDE = 1 << 5;
    private static final int WAYS = 8;

    /** The view whose form, and among equals whose stones, come first. */
    static View first(Position position, PointSet set, IntUnaryOperator label) {
        View first = of(position, set, label, 0);
        for (int way = 1; way < WAYS; way++) {
            View view = of(position, set, label, way);
            first = compare(view, first) < 0 ? view : first;
        }
        return first;
    }

    /** @param way a bit each for mirroring columns, mirroring rows and transposing */
    private static View of(Position position, PointSet set, IntUnaryOperator label, int way) {
        Outline outline = position.outline();
        int[] own = set.toArray();
        int[] rows = new int[own.length];
        int[] columns = new int[own.length];
        int top = Integer.MAX_VALUE;
        int left = Integer.MAX_VALUE;
        for (int i = 0; i < own.length; i++) {
            boolean transposes = (way & 4) != 0;
            int row = transposes ? outline.column(own[i]) : outline.row(own[i]);
            int column = transposes ? outline.row(own[i]) : outline.column(own[i]);
            rows[i] = (way & 2) != 0 ? -row : row;
            columns[i] = (way & 1) != 0 ? -column : column;
            top = Math.min(top, rows[i]);
            left = Math.min(left, columns[i]);
        }
        long[] placed = new long[own.length];
        for (int i = 0; i < own.length; i++) {
            placed[i] = ((long) (rows[i] - top) * SIDE + columns[i] - left) << 32 | own[i];
        }
        Arrays.sort(placed);
        int[] points = new int[own.length];
        List<Integer> form = new ArrayList<>();
        List<Integer> stones = new ArrayList<>();
        for (int i = 0; i < own.length; i++) {
            points[i] = (int) placed[i];
            form.add((int) (placed[i] >> 32));
            form.add(label.applyAsInt(points[i]));
            stones.add((position.black().contains(points[i]) ? 1 : 0)
                    + (position.white().contains(points[i]) ? 2 : 0));
        }
        return new View(points, form, stones);
    }

    private static int compare(View one, View other) {
        int byForm = compare(one.form, other.form);
        return byForm != 0 ? byForm : compare(one.stones, other.stones);
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < one.size(); i++) {
            int order = Integer.compare(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
