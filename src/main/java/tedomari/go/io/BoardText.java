package tedomari.go.io;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Outline;
import tedomari.go.Position;

/** Draws a position for the terminal, with coordinates. */
public record BoardText(Script script, Ink ink) {

    private static final String RESET = "\u001b[0m";
    private static final String WOOD = "\u001b[48;5;179m";

    /** The characters that a terminal can show. */
    public enum Script {
        UNICODE,
        ASCII
    }

    /** The colours that a terminal can show. */
    public enum Ink {
        NONE,
        ANSI
    }

    /** The lines of the board; a label of one or two characters takes the place of what is on its point. */
    public String draw(Position position, Map<Integer, String> labels) {
        return draw(position, labels, Map.of());
    }

    /** With a colour of the 256 of a terminal in place of the wood behind some points, if there is ink. */
    public String draw(Position position, Map<Integer, String> labels, Map<Integer, Integer> tints) {
        Outline outline = position.outline();
        StringBuilder text = new StringBuilder();
        letters(outline, text);
        for (int row = 0; row < outline.height(); row++) {
            String number = Integer.toString(outline.height() - row);
            text.append(" ".repeat(2 - number.length())).append(number).append(' ');
            for (int column = 0; column < outline.width(); column++) {
                int point = outline.point(column, row);
                cell(position, point, labels.get(point), tints.get(point), text);
            }
            text.append(' ').append(number).append('\n');
        }
        letters(outline, text);
        return text.toString();
    }

    public String draw(Position position) {
        return draw(position, Map.of());
    }

    private static void letters(Outline outline, StringBuilder text) {
        text.append("  ");
        for (int column = 0; column < outline.width(); column++) {
            text.append(' ').append(Coordinate.letter(column));
        }
        text.append('\n');
    }

    /** Two columns: the point, and the line to the next one. */
    private void cell(
            Position position, int point, @Nullable String label, @Nullable Integer tint, StringBuilder text) {
        Outline outline = position.outline();
        String shown = label == null ? mark(position, point) : label.substring(0, Math.min(2, label.length()));
        boolean isLast = outline.column(point) == outline.width() - 1;
        String link = isJoined(outline, point, point + 1) && script == Script.UNICODE ? "─" : " ";
        String rest = shown.length() > 1 || isLast ? "" : link;
        if (ink == Ink.NONE || !outline.contains(point)) {
            text.append(shown).append(rest);
            return;
        }
        Colour colour = position.at(point);
        String stone = colour == Colour.BLACK
                ? "\u001b[38;5;16m"
                : colour == Colour.WHITE ? "\u001b[38;5;231m" : label == null ? "\u001b[38;5;94m" : "\u001b[1;38;5;19m";
        text.append(tint == null ? WOOD : "\u001b[48;5;" + tint + "m")
                .append(stone)
                .append(shown);
        text.append(RESET);
        if (!rest.isEmpty()) {
            boolean onWood = isJoined(outline, point, point + 1);
            text.append(onWood ? WOOD + "\u001b[38;5;94m" + rest + RESET : rest);
        }
    }

    private static boolean isJoined(Outline outline, int point, int next) {
        for (int neighbour : outline.neighbours(point)) {
            if (neighbour == next) {
                return true;
            }
        }
        return false;
    }

    private String mark(Position position, int point) {
        Colour colour = position.at(point);
        if (!position.outline().contains(point)) {
            return " ";
        }
        if (script == Script.ASCII) {
            return Character.toString(Diagram.symbol(position, point));
        }
        if (colour == null) {
            return crossing(position.outline(), point);
        }
        // With ink a filled shape of either colour; without, hollow ones are White's.
        boolean filled = colour == Colour.BLACK || ink == Ink.ANSI;
        return switch (position.roleAt(point)) {
            case PLAIN -> filled ? "●" : "○";
            case ESSENTIAL -> filled ? "◉" : "◎";
            case SAFE -> filled ? "■" : "□";
            case TARGET -> filled ? "▲" : "△";
        };
    }

    /** The box character whose arms reach to the neighbours that there are. */
    private static String crossing(Outline outline, int point) {
        int arms = (isJoined(outline, point, point - outline.width()) ? 8 : 0)
                + (isJoined(outline, point, point - 1) ? 4 : 0)
                + (isJoined(outline, point, point + 1) ? 2 : 0)
                + (isJoined(outline, point, point + outline.width()) ? 1 : 0);
        return "·╷╶┌╴┐─┬╵│└├┘┤┴┼".substring(arms, arms + 1);
    }
}
