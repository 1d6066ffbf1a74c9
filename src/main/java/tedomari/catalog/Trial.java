package tedomari.catalog;

import java.util.ArrayList;
import java.util.List;
import tedomari.go.Position;
import tedomari.go.io.Diagram;

/**
 * A race on a board whose winner tells something about a region: the region and some plain liberties of Black's against
 * plain liberties of White's. Searched exactly for enough numbers of liberties it confirms or refutes the value of the
 * region.
 *
 * @param own plain liberties of Black's besides the region
 * @param others plain liberties of White's
 */
public record Trial(Sketch sketch, int own, int others) {

    /** More plain liberties than this do not fit beside each other. */
    static final int MOST_LIBERTIES = 12;

    /**
     * Black's block surrounds the sketch, so that all his essential stones are connected, and parts it from White's below. Safe
     * stones are safe because the search takes them to be.
     */
    public Position position() {
        List<String> inside = sketch.rows();
        int width = Math.max(inside.get(0).length() + 2, 2 * Math.max(own, others) + 1);
        List<StringBuilder> rows = new ArrayList<>();
        rows.add(new StringBuilder("@".repeat(width)));
        rows.add(new StringBuilder(comb('@', own, width)));
        rows.add(new StringBuilder("B".repeat(width)));
        for (String row : inside) {
            rows.add(new StringBuilder("B" + row + "B".repeat(width - row.length() - 1)));
        }
        rows.add(new StringBuilder("B".repeat(width)));
        keepAwayFromFriends(rows);
        rows.add(new StringBuilder("W".repeat(width)));
        rows.add(new StringBuilder(comb('#', others, width)));
        rows.add(new StringBuilder("#".repeat(width)));
        return Diagram.read(String.join("\n", rows)).position();
    }

    private static String comb(char wall, int liberties, int width) {
        String teeth = (wall + ".").repeat(liberties);
        return teeth + String.valueOf(wall).repeat(width - teeth.length());
    }

    /** The surrounding block must not touch a safe friend, or it would be safe. */
    private static void keepAwayFromFriends(List<StringBuilder> rows) {
        for (int row = 3; row < rows.size() - 1; row++) {
            for (int column = 1; column < rows.get(row).length() - 1; column++) {
                if (rows.get(row).charAt(column) == Sketch.SAFE_FRIEND) {
                    clear(rows.get(row - 1), column);
                    clear(rows.get(row + 1), column);
                    clear(rows.get(row), column - 1);
                    clear(rows.get(row), column + 1);
                }
            }
        }
    }

    private static void clear(StringBuilder row, int column) {
        if (row.charAt(column) == Sketch.ESSENTIAL) {
            row.setCharAt(column, Sketch.OFF);
        }
    }
}
