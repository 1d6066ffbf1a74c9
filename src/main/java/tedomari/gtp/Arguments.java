package tedomari.gtp;

import java.util.List;
import java.util.Locale;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Outline;

/** The arguments of a command, read one after the other. What is wrong with one is a failure of the command. */
final class Arguments {

    private final List<String> words;
    private int at;

    Arguments(List<String> words) {
        this.words = words;
    }

    boolean hasMore() {
        return at < words.size();
    }

    /** All that is left, with single spaces between. */
    String rest() {
        String text = String.join(" ", words.subList(at, words.size()));
        at = words.size();
        return text;
    }

    String word(String expected) {
        if (!hasMore()) {
            throw new GtpException("syntax error: expected " + expected);
        }
        return words.get(at++);
    }

    Colour colour() {
        return switch (word("a color").toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Colour.BLACK;
            case "w", "white" -> Colour.WHITE;
            default -> throw new GtpException("invalid color");
        };
    }

    /** A point, or {@link Board#NONE} for a pass. */
    int vertex(Outline outline) {
        String name = word("a vertex");
        return name.equalsIgnoreCase("pass") ? Board.NONE : point(outline, name);
    }

    int point(Outline outline) {
        return point(outline, word("a vertex"));
    }

    private static int point(Outline outline, String name) {
        try {
            return Coordinate.point(outline, name);
        } catch (IllegalArgumentException e) {
            throw new GtpException("invalid coordinate");
        }
    }

    int integer(String expected) {
        try {
            return Integer.parseInt(word(expected));
        } catch (NumberFormatException e) {
            throw new GtpException("syntax error: expected " + expected);
        }
    }

    double number(String expected) {
        try {
            double number = Double.parseDouble(word(expected));
            if (Double.isFinite(number)) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new GtpException("syntax error: expected " + expected);
        }
        throw new GtpException("syntax error: expected " + expected);
    }
}
