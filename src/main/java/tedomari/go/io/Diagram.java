package tedomari.go.io;

import java.util.ArrayList;
import java.util.List;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Outline;
import tedomari.go.Position;
import tedomari.go.Role;

/**
 * A position as text: {@code .} or {@code ,} empty, {@code X} black, {@code O} white, {@code B} and {@code W} essential,
 * {@code #} and {@code @} safe stones, {@code %} or {@code _} off the board; rows from the top, on lines or joined by
 * {@code /}. A text with {@code $$} is read as a diagram of Sensei's Library, where numbers are moves.
 *
 * @param setup the position before the moves
 * @param moves the numbered moves in order, {@link Board#NONE} where a number is missing
 */
public record Diagram(Position setup, List<Integer> moves) {

    private static final String SYMBOLS = ".,XOBW#@%_";

    public Diagram {
        moves = List.copyOf(moves);
    }

    /**
     * Reads either kind of diagram.
     *
     * @throws FormatException if the text is no diagram, or a numbered move is illegal
     */
    public static Diagram read(String text) {
        if (SenseiDiagram.isOne(text)) {
            return SenseiDiagram.read(text);
        }
        Rows rows = new Rows(text);
        List<Rows.Cell> row = new ArrayList<>();
        int blank = -1;
        boolean begun = false;
        for (int at = 0; at <= text.length(); at++) {
            char c = at == text.length() ? '\n' : text.charAt(at);
            if (c == '\n' || c == '/') {
                // Empty lines around the diagram do not count; one within it does.
                if (row.isEmpty() && begun && blank < 0) {
                    blank = at;
                } else if (!row.isEmpty()) {
                    if (blank >= 0) {
                        throw rows.error("The diagram has an empty row", blank);
                    }
                    rows.add(row, at);
                    row = new ArrayList<>();
                    begun = true;
                }
            } else if (SYMBOLS.indexOf(c) >= 0) {
                row.add(new Rows.Cell(c, at));
            } else if (!isSpace(c)) {
                throw rows.error(
                        "\"" + shown(text, at) + "\" is no point of a diagram; these are . X O B W # @ and %", at);
            }
        }
        return new Diagram(rows.position(), List.of());
    }

    static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\uFEFF';
    }

    static String shown(String text, int at) {
        int c = text.codePointAt(at);
        return Character.isISOControl(c) || !Character.isDefined(c) || c >= 0xD800 && c < 0xE000
                ? String.format("\\u%04X", c)
                : Character.toString(c);
    }

    /** The position after all the moves. */
    public Position position() {
        if (moves.isEmpty()) {
            return setup;
        }
        Board board = Board.of(setup);
        for (int move : moves) {
            Colour player = board.toMove();
            if (move == Board.NONE) {
                board.pass();
            } else if (board.isLegal(move, player)) {
                board.play(move, player);
            } else {
                throw new IllegalArgumentException(
                        "the move at " + Coordinate.name(setup.outline(), move) + " is not legal");
            }
        }
        return board.position();
    }

    /** The rows of a position; targets are written like essential stones, ko and player to move are not. */
    public static String write(Position position) {
        Outline outline = position.outline();
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < outline.height(); row++) {
            for (int column = 0; column < outline.width(); column++) {
                text.append(symbol(position, outline.point(column, row)));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** How a point is written. */
    static char symbol(Position position, int point) {
        Colour colour = position.at(point);
        if (colour == null) {
            return position.outline().contains(point) ? '.' : '%';
        }
        Role role = position.roleAt(point);
        return switch (role) {
            case PLAIN -> colour == Colour.BLACK ? 'X' : 'O';
            case ESSENTIAL, TARGET -> colour == Colour.BLACK ? 'B' : 'W';
            case SAFE -> colour == Colour.BLACK ? '#' : '@';
        };
    }
}
