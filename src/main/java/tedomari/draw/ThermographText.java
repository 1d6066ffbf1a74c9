package tedomari.draw;

import java.util.List;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Notation;
import tedomari.cgt.Thermograph;

/**
 * A thermograph drawn with characters: values decrease to the right, temperature goes up, the mast ends in an arrow with the
 * mean beside it.
 *
 * @param lines from the top down, none longer than the width asked for
 */
public record ThermographText(List<String> lines) {

    private static final int MAST = 2;

    /** Arrow, axis and labels below it, besides the rows above the axis. */
    private static final int FRAME = MAST + 3;

    private static final int SHORTEST_LABEL = 9;

    public ThermographText {
        lines = List.copyOf(lines);
    }

    /** At a height that has room for the critical temperatures. */
    public static ThermographText of(Thermograph thermograph, Notation notation, int width) {
        Outline outline = Outline.of(thermograph);
        int rows =
                outline.isHot() ? Math.max(12, Math.min(30, 2 * outline.bends().size())) : 8;
        return of(thermograph, notation, width, rows + FRAME);
    }

    /** At most {@code width} characters wide and about {@code height} lines high. */
    public static ThermographText of(Thermograph thermograph, Notation notation, int width, int height) {
        return new ThermographText(new Drawing(Outline.of(thermograph), notation, width, height).lines());
    }

    /** The lines as one text. */
    @Override
    public String toString() {
        return String.join("\n", lines);
    }

    private static final class Drawing {
        private final Outline outline;
        private final Notation notation;
        private final Pen pen;
        private final int width;
        private final int longest;
        private final int axis;
        private final int origin;
        private final Grid grid;
        private final int top;
        private final Canvas canvas;

        Drawing(Outline outline, Notation notation, int width, int height) {
            this.outline = outline;
            this.notation = notation;
            this.width = width;
            pen = Pen.of(notation);
            longest = Math.max(SHORTEST_LABEL, width / 5);
            axis = 1
                    + outline.notableTemperatures().stream()
                            .mapToInt(t -> label(t).length())
                            .max()
                            .orElse(0);
            origin = axis + 3;
            int rows = outline.breadth().isZero() ? 4 : Math.max(2, height - FRAME);
            grid = Grid.of(outline, Math.max(2, width - origin - 3), rows);
            top = grid.row(outline.ceiling()) + MAST + 1;
            canvas = new Canvas(width, top + 2);
        }

        List<String> lines() {
            drawMast();
            drawWall(outline.left());
            drawWall(outline.right());
            drawApex();
            drawTemperatures();
            drawValues();
            return canvas.lines();
        }

        private String label(Dyadic number) {
            return Label.of(number, notation, longest);
        }

        /** Row 0 of the canvas holds the labels, so the axis is its row 1. */
        private void put(int column, int row, char sign) {
            canvas.put(origin + column, row + 1, sign);
        }

        private void drawMast() {
            int column = grid.column(outline.apex().value());
            for (int row = grid.row(outline.apex().temperature()); row < top; row++) {
                put(column, row, pen.upright);
            }
            put(column, top, pen.arrow);
            String mean = label(outline.apex().value());
            int right = origin + column + 2;
            boolean fits = right + mean.length() <= width;
            canvas.write(fits ? right : right - 3 - mean.length(), top + 1, mean);
        }

        private void drawWall(List<Corner> wall) {
            int apexRow = grid.row(outline.apex().temperature());
            int before = grid.column(wall.get(0).value());
            for (int row = 1; row <= apexRow; row++) {
                Grid.Passage passage = grid.passage(wall, row);
                boolean isApex = row == apexRow;
                int column = isApex ? grid.column(outline.apex().value()) : passage.column();
                // Rounding may move a diagonal two columns; only a widened needle moves further.
                if (Math.abs(column - before) > 2) {
                    drawLevel(Math.min(before, column), Math.max(before, column), row);
                }
                put(column, row, isShared(row) ? pen.upright : pen.stroke(passage.sideways()));
                before = column;
            }
            for (Corner bend : Outline.bends(wall)) {
                int row = grid.row(bend.temperature());
                if (row > 0 && row < apexRow) {
                    put(grid.passage(wall, row).column(), row, pen.corner);
                }
            }
        }

        private void drawLevel(int from, int to, int row) {
            for (int column = from + 1; column < to; column++) {
                put(column, row, pen.level);
            }
        }

        private boolean isShared(int row) {
            return grid.passage(outline.left(), row).column()
                    == grid.passage(outline.right(), row).column();
        }

        private void drawApex() {
            if (!outline.breadth().isZero()) {
                put(grid.column(outline.apex().value()), grid.row(outline.apex().temperature()), pen.corner);
            }
        }

        private void drawTemperatures() {
            for (int row = 1; row <= top; row++) {
                canvas.put(axis, row + 1, pen.upright);
            }
            Margin margin = new Margin();
            for (Dyadic temperature : outline.notableTemperatures()) {
                int row = grid.row(temperature);
                if (margin.take(row, row + 1)) {
                    String label = label(temperature);
                    canvas.write(axis - 1 - label.length(), row + 1, label);
                    canvas.put(axis, row + 1, pen.leftTick);
                }
            }
        }

        private void drawValues() {
            canvas.put(axis, 1, pen.origin);
            int end = grid.column(outline.rightFoot().value()) + 2;
            for (int column = axis - origin + 1; column <= end; column++) {
                put(column, 0, pen.level);
            }
            Margin margin = new Margin();
            for (Dyadic value : outline.notableValues()) {
                int column = grid.column(value);
                String label = label(value);
                int from = Math.max(0, Math.min(width - label.length(), origin + column - label.length() / 2));
                if (margin.take(from, from + label.length() + 1)) {
                    canvas.write(from, 0, label);
                    put(column, 0, pen.lowerTick);
                }
            }
            put(grid.column(outline.leftFoot().value()), 0, pen.foot);
            put(grid.column(outline.rightFoot().value()), 0, pen.foot);
        }
    }
}
