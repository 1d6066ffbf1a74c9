package tedomari.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A sheet of characters; row 0 is at the bottom, and what falls off the sheet is lost. */
final class Canvas {

    private final int width;
    private final char[][] rows;

    Canvas(int width, int height) {
        this.width = width;
        rows = new char[height][width];
        for (char[] row : rows) {
            Arrays.fill(row, ' ');
        }
    }

    void put(int column, int row, char sign) {
        if (row >= 0 && row < rows.length && column >= 0 && column < width) {
            rows[row][column] = sign;
        }
    }

    void write(int column, int row, String text) {
        for (int i = 0; i < text.length(); i++) {
            put(column + i, row, text.charAt(i));
        }
    }

    /** From the top down, without blanks at the ends. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int row = rows.length - 1; row >= 0; row--) {
            lines.add(new String(rows[row]).stripTrailing());
        }
        return lines;
    }
}
