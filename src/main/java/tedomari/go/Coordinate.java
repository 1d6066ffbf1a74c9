package tedomari.go;

/**
 * The names of points as Go players write them: a letter for the column, from the left and without I, and a number for the
 * row, from the bottom.
 */
public final class Coordinate {

    private static final String LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

    private Coordinate() {}

    public static char letter(int column) {
        return LETTERS.charAt(column);
    }

    /** A move as players write it: {@code pass} for {@link Board#NONE}. */
    public static String move(Outline outline, int point) {
        return point == Board.NONE ? "pass" : name(outline, point);
    }

    public static String name(Outline outline, int point) {
        if (point < 0 || point >= outline.area()) {
            throw new IllegalArgumentException("there is no point " + point + " on a board of " + outline);
        }
        return letter(outline.column(point)) + Integer.toString(outline.height() - outline.row(point));
    }

    /**
     * The point of that name, in capitals or not.
     *
     * @throws IllegalArgumentException with a sentence that says what is wrong
     */
    public static int point(Outline outline, String name) {
        String shown = "\"" + (name.length() > 20 ? name.substring(0, 20) + "…" : name) + "\"";
        if (name.length() < 2 || name.length() > 3 || !isNumber(name.substring(1))) {
            throw new IllegalArgumentException(shown + " is no coordinate; write a letter and a number, such as C4");
        }
        char letter = Character.toUpperCase(name.charAt(0));
        if (letter == 'I') {
            throw new IllegalArgumentException(shown + " is no coordinate: the letter I is left out, J follows H");
        }
        int column = LETTERS.indexOf(letter);
        if (column < 0) {
            throw new IllegalArgumentException(shown + " is no coordinate: it does not begin with a letter A to Z");
        }
        int row = outline.height() - Integer.parseInt(name.substring(1));
        if (column >= outline.width() || row < 0 || row >= outline.height()) {
            throw new IllegalArgumentException(shown + " is outside of the board, which reaches from A1 to "
                    + letter(outline.width() - 1) + outline.height());
        }
        int point = outline.point(column, row);
        if (!outline.contains(point)) {
            throw new IllegalArgumentException(shown + " is off the board");
        }
        return point;
    }

    private static boolean isNumber(String text) {
        return text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
