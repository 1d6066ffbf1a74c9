package tedomari.gtp;

import tedomari.go.Outline;
import tedomari.go.PointSet;

/** Where fixed handicap stones lie (protocol, 4.1.1): from the fourth line on large boards, from the third on small ones. */
final class Handicap {

    private static final int SMALLEST = 7;
    private static final int FOURTH_LINE_FROM = 13;

    private Handicap() {}

    /** The largest handicap of a board, 0 if there is none. */
    static int most(Outline outline) {
        int size = outline.width();
        return size < SMALLEST ? 0 : size == SMALLEST || size % 2 == 0 ? 4 : 9;
    }

    /** So many points, 2 to 9. */
    static PointSet points(Outline outline, int stones) {
        int size = outline.width();
        int low = size < FOURTH_LINE_FROM ? 2 : 3;
        int high = size - 1 - low;
        int middle = size / 2;
        // Columns and rows, rows counted from the bottom, in the order of the protocol.
        int[][] corners = {{low, low}, {high, high}, {low, high}, {high, low}};
        int[][] sides = {{low, middle}, {high, middle}, {middle, low}, {middle, high}};
        PointSet points = PointSet.EMPTY;
        int even = stones - stones % 2;
        for (int i = 0; i < Math.min(stones, 4); i++) {
            points = points.with(outline.point(corners[i][0], size - 1 - corners[i][1]));
        }
        for (int i = 4; i < even; i++) {
            points = points.with(outline.point(sides[i - 4][0], size - 1 - sides[i - 4][1]));
        }
        return stones % 2 == 1 && stones > 4 ? points.with(outline.point(middle, middle)) : points;
    }
}
