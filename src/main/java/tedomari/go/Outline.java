package tedomari.go;

import java.util.Arrays;

/**
 * The shape of a board: a rectangle, of which some points may be missing. Points are numbered row by row from the top left,
 * those off the board too, so point = row · width + column.
 */
public final class Outline {

    /** Coordinates have 25 letters, and SGF 26. */
    public static final int MAX_SIDE = 25;

    private final int width;
    private final int height;
    private final PointSet points;
    private final int[][] neighbours;

    private Outline(int width, int height, PointSet points) {
        this.width = width;
        this.height = height;
        this.points = points;
        this.neighbours = new int[width * height][];
        for (int point = 0; point < neighbours.length; point++) {
            neighbours[point] = points.contains(point) ? neighboursOf(point) : new int[0];
        }
    }

    public static Outline rectangle(int width, int height) {
        check(width, height);
        return new Outline(width, height, PointSet.range(width * height));
    }

    public static Outline square(int side) {
        return rectangle(side, side);
    }

    /** The board that consists of {@code points} of a rectangle. */
    public static Outline of(int width, int height, PointSet points) {
        check(width, height);
        if (points.isEmpty()) {
            throw new IllegalArgumentException("a board has at least one point");
        }
        if (points.next(width * height) >= 0) {
            throw new IllegalArgumentException(
                    "point " + points.next(width * height) + " is outside of " + width + " × " + height);
        }
        return new Outline(width, height, points);
    }

    private static void check(int width, int height) {
        if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) {
            throw new IllegalArgumentException(
                    "a board has 1 × 1 to " + MAX_SIDE + " × " + MAX_SIDE + " points, not " + width + " × " + height);
        }
    }

    private int[] neighboursOf(int point) {
        int[] found = new int[4];
        int count = 0;
        int column = point % width;
        int[] candidates = {
            point - width, column > 0 ? point - 1 : -1, column + 1 < width ? point + 1 : -1, point + width
        };
        for (int candidate : candidates) {
            if (points.contains(candidate)) {
                found[count++] = candidate;
            }
        }
        return Arrays.copyOf(found, count);
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The size of the rectangle; every point is smaller. */
    public int area() {
        return width * height;
    }

    /** The points on the board. */
    public PointSet points() {
        return points;
    }

    public boolean contains(int point) {
        return points.contains(point);
    }

    public boolean isRectangle() {
        return points.size() == area();
    }

    public int point(int column, int row) {
        return row * width + column;
    }

    public int column(int point) {
        return point % width;
    }

    /** Counted from the top. */
    public int row(int point) {
        return point / width;
    }

    /** The adjacent points on the board, in rising order; the array is shared and must not be written to. */
    public int[] neighbours(int point) {
        return neighbours[point];
    }

    /** What can be reached from {@code start} within {@code area}, which holds it. */
    public PointSet connected(int start, PointSet area) {
        PointSet reached = PointSet.of(start);
        PointSet fresh = reached;
        while (!fresh.isEmpty()) {
            PointSet around = PointSet.EMPTY;
            for (int point : fresh.toArray()) {
                around = around.union(PointSet.of(neighbours(point)));
            }
            fresh = around.intersection(area).minus(reached);
            reached = reached.union(fresh);
        }
        return reached;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Outline outline
                        && width == outline.width
                        && height == outline.height
                        && points.equals(outline.points);
    }

    @Override
    public int hashCode() {
        return (31 * width + height) * 31 + points.hashCode();
    }

    @Override
    public String toString() {
        return width + " × " + height + (isRectangle() ? "" : " with " + points.size() + " points");
    }
}
