package tedomari.catalog;

import java.util.Arrays;
import java.util.List;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.semeai.Region;

/**
 * A region of Black's with the stones around it, as a diagram ({@link Diagram}) whose rows are joined by a slash.
 *
 * <p>The first and last row and column show what surrounds the region and hold none of its points.
 */
public record Sketch(String diagram) {

    public static final char ESSENTIAL = 'B';
    public static final char EMPTY = '.';
    public static final char FRIEND = 'X';
    public static final char ENEMY = 'O';
    public static final char WALL = '@';
    public static final char SAFE_FRIEND = '#';
    public static final char OFF = '%';

    static Sketch of(Position position) {
        return new Sketch(Diagram.write(position).strip().replace('\n', '/'));
    }

    public List<String> rows() {
        return Arrays.asList(diagram.split("/"));
    }

    /** How many rows the region takes. */
    public int height() {
        return rows().size() - 2;
    }

    /** How many columns the region takes. */
    public int width() {
        return rows().get(0).length() - 2;
    }

    /** How many points are empty. */
    public int empties() {
        return count(EMPTY);
    }

    /** How many neutral stones there are. */
    public int stones() {
        return count(FRIEND) + count(ENEMY);
    }

    private int count(char symbol) {
        return (int) diagram.chars().filter(c -> c == symbol).count();
    }

    /** How many of them touch an essential stone. */
    int liberties() {
        Position position = position();
        return (int) position.empties().stream()
                .filter(point -> Arrays.stream(position.outline().neighbours(point))
                        .anyMatch(next -> position.essential().contains(next)))
                .count();
    }

    public Position position() {
        return Diagram.read(diagram).position();
    }

    public Region region() {
        return Region.of(position());
    }

    /** A board that ends where the region does: the edges of the sketch are its edges, and its corners are filled. */
    public Position board() {
        List<String> rows = rows();
        int top = isOff(rows.get(0)) ? 1 : 0;
        int bottom = rows.size() - (isOff(rows.get(rows.size() - 1)) ? 1 : 0);
        int right = rows.get(0).length() - (rows.stream().allMatch(row -> row.endsWith("%")) ? 1 : 0);
        StringBuilder text = new StringBuilder();
        for (String row : rows.subList(top, bottom)) {
            text.append(row, 0, right).append('\n');
        }
        return Diagram.read(text.toString().replace(OFF, WALL)).position();
    }

    private static boolean isOff(String row) {
        return row.chars().allMatch(c -> c == OFF);
    }

    /** All stones around it but those to the left are safe enemies, so that it can stand beside other regions of a block. */
    public boolean opensLeft() {
        List<String> rows = rows();
        List<String> inner = rows.subList(1, rows.size() - 1);
        return isWall(rows.get(0))
                && isWall(rows.get(rows.size() - 1))
                && inner.stream().allMatch(row -> row.endsWith("@"));
    }

    /** Between the corners. */
    private static boolean isWall(String row) {
        return row.substring(1, row.length() - 1).chars().allMatch(c -> c == WALL);
    }

    /** With one colour in place of the other: a region of White's. */
    public Sketch withColoursExchanged() {
        return of(position().withColoursExchanged());
    }
}
