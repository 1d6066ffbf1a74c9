package tedomari.go.io;

import tedomari.go.Outline;
import tedomari.go.PointSet;

/** Points as SGF writes them: two small letters, column and row from the top left; a rectangle as two corners. */
final class SgfPoints {

    private SgfPoints() {}

    static String name(Outline outline, int point) {
        return "" + (char) ('a' + outline.column(point)) + (char) ('a' + outline.row(point));
    }

    static String[] names(Outline outline, PointSet points) {
        return points.stream().mapToObj(point -> name(outline, point)).toArray(String[]::new);
    }

    /** A pass is written as nothing, and as tt on boards where there is no such point. */
    static boolean isPass(Outline outline, String value) {
        return value.isBlank() || value.strip().equals("tt") && outline.width() <= 19 && outline.height() <= 19;
    }

    /**
     * The point of two letters.
     *
     * @throws IllegalArgumentException with a sentence
     */
    static int point(Outline outline, String value) {
        String name = value.strip();
        int column = name.length() == 2 ? name.charAt(0) - 'a' : -1;
        int row = name.length() == 2 ? name.charAt(1) - 'a' : -1;
        if (column < 0 || row < 0 || column >= outline.width() || row >= outline.height()) {
            String shown = name.length() > 20 ? name.substring(0, 20) + "…" : name;
            throw new IllegalArgumentException("[" + shown + "] is no point of a board of " + outline);
        }
        return outline.point(column, row);
    }

    /**
     * The points of a point or a rectangle.
     *
     * @throws IllegalArgumentException with a sentence
     */
    static PointSet points(Outline outline, String value) {
        int colon = value.indexOf(':');
        if (colon < 0) {
            return PointSet.of(point(outline, value));
        }
        int a = point(outline, value.substring(0, colon));
        int b = point(outline, value.substring(colon + 1));
        int left = Math.min(outline.column(a), outline.column(b));
        int right = Math.max(outline.column(a), outline.column(b));
        int top = Math.min(outline.row(a), outline.row(b));
        int bottom = Math.max(outline.row(a), outline.row(b));
        return PointSet.of(outline.points().stream()
                .filter(p -> outline.column(p) >= left && outline.column(p) <= right)
                .filter(p -> outline.row(p) >= top && outline.row(p) <= bottom)
                .toArray());
    }
}
