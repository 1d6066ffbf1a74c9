package tedomari.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A place for regions of one block, as rows of the symbols of {@link tedomari.go.io.Diagram} with Black as the owner. Its last
 * row lies on the block; to its right there is a wall of the opponent, on the other sides a wall or the edge of the board.
 */
record Plot(List<String> rows) {

    /** From light to heavy: a symbol is only ever replaced by one before it. */
    private static final String WEIGHTS = "@B#.XO";

    Plot {
        rows = List.copyOf(rows);
        int width = rows.get(0).length();
        if (width == 0 || rows.stream().anyMatch(row -> row.length() != width)) {
            throw new IllegalArgumentException("the rows of a plot are of one length: " + rows);
        }
    }

    static Plot of(String... rows) {
        return new Plot(List.of(rows));
    }

    /** So many plain liberties, at least one, in little space. */
    static Plot plain(int liberties) {
        if (liberties <= 3) {
            return of(".@".repeat(liberties - 1) + ".");
        }
        // A stick of the block with liberties on both sides.
        List<String> rows = new ArrayList<>();
        for (int left = liberties; left > 0; left -= 2) {
            rows.add(0, left == 1 ? ".B@" : ".B.");
            if (left > 2) {
                rows.add(0, "@B@");
            }
        }
        return new Plot(rows);
    }

    int width() {
        return rows.get(0).length();
    }

    int height() {
        return rows.size();
    }

    /** How many points are empty. */
    int empties() {
        return (int) symbols().filter(symbol -> symbol == '.').count();
    }

    /** What shrinks when a plot is made smaller: few open points first, then few stones, then few points. */
    int weight() {
        return symbols()
                .mapToInt(symbol -> symbol == '@' ? 1 : 2 + 4 * WEIGHTS.indexOf(symbol))
                .sum();
    }

    private Stream<Character> symbols() {
        return rows.stream().flatMap(row -> row.chars().mapToObj(c -> (char) c));
    }

    /** Plots of less weight that are like this one: a row or a column less, or one point changed. */
    Stream<Plot> smaller() {
        return Shrinking.smaller(rows, WEIGHTS).map(Plot::new);
    }
}
