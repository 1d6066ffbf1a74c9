package tedomari.go.io;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;

/** The characters of a diagram by rows, each with its place in the text. */
final class Rows {

    /** A character that stands for a point. */
    record Cell(char symbol, int offset) {}

    private final String text;
    private final List<List<Cell>> rows = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();

    Rows(String text) {
        this.text = text;
    }

    /** Adds a row that ends before {@code end}. */
    void add(List<Cell> row, int end) {
        rows.add(row);
        ends.add(end);
    }

    FormatException error(String sentence, int offset) {
        return new FormatException(sentence, text, offset);
    }

    /** The board of all rows with its stones; what is no stone and not off the board is empty. */
    Position position() {
        Outline outline = outline();
        return Position.of(
                outline,
                point -> colour(cell(outline, point).symbol()),
                point -> role(cell(outline, point).symbol()),
                null,
                null);
    }

    Cell cell(Outline outline, int point) {
        return rows.get(outline.row(point)).get(outline.column(point));
    }

    private Outline outline() {
        if (rows.isEmpty()) {
            throw error("The diagram has no rows", 0);
        }
        int width = rows.get(0).size();
        if (width == 0) {
            throw error("The first row has no points", ends.get(0));
        }
        PointSet points = PointSet.EMPTY;
        for (int r = 0; r < rows.size(); r++) {
            List<Cell> row = rows.get(r);
            if (row.size() < width) {
                throw error(
                        "This row has " + count(row.size()) + ", the first has " + width + "; pad with %", ends.get(r));
            }
            if (row.size() > width) {
                throw error(
                        "This row has " + count(row.size()) + ", the first has " + width + "; pad with %",
                        row.get(width).offset());
            }
            if (width > Outline.MAX_SIDE) {
                throw error(
                        "A row has at most " + Outline.MAX_SIDE + " points",
                        row.get(Outline.MAX_SIDE).offset());
            }
            if (r == Outline.MAX_SIDE) {
                throw error(
                        "A diagram has at most " + Outline.MAX_SIDE + " rows",
                        row.get(0).offset());
            }
            for (int c = 0; c < width; c++) {
                if (!isOff(row.get(c).symbol())) {
                    points = points.with(r * width + c);
                }
            }
        }
        if (points.isEmpty()) {
            throw error(
                    "No point of the diagram is on the board",
                    rows.get(0).get(0).offset());
        }
        return Outline.of(width, rows.size(), points);
    }

    private static String count(int points) {
        return points == 1 ? "1 point" : points + " points";
    }

    private static boolean isOff(char symbol) {
        return symbol == '%' || symbol == '_';
    }

    /** Circles B W, squares # @, triangles Y Q and crosses Z P, as in Sensei's Library. */
    private static @Nullable Colour colour(char symbol) {
        return switch (symbol) {
            case 'X', 'B', '#', 'Y', 'Z' -> Colour.BLACK;
            case 'O', 'W', '@', 'Q', 'P' -> Colour.WHITE;
            default -> null;
        };
    }

    private static Role role(char symbol) {
        return switch (symbol) {
            case 'B', 'W' -> Role.ESSENTIAL;
            case '#', '@' -> Role.SAFE;
            case 'Z', 'P' -> Role.TARGET;
            default -> Role.PLAIN;
        };
    }
}
