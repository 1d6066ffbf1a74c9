package tedomari.cgt;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes one game. Followers that come up again are written once.
 *
 * <p>Braces are left out where a run of slashes says the same: in {@code {a||b|c}} the longest run is the root, and four
 * slashes are the longest run there is.
 */
final class GameWriter {

    /** A text longer than this helps nobody. */
    static final int LONGEST = 20_000_000;

    private static final int MOST_SLASHES = 4;

    /** A game as text: how many slashes its root has, zero if it is closed in itself. */
    private record Piece(String text, int slashes) {}

    private final Notation notation;
    private final OptionOrder order = new OptionOrder();
    private final Map<Game, Piece> known = new HashMap<>();

    GameWriter(Notation notation) {
        this.notation = notation;
    }

    String write(Game game) {
        return closed(game);
    }

    private String closed(Game game) {
        Piece piece = piece(game);
        return piece.slashes == 0 ? piece.text : "{" + piece.text + "}";
    }

    private Piece piece(Game game) {
        Piece piece = known.get(game);
        if (piece == null) {
            Game.checkpoint();
            piece = fresh(game);
            if (piece.text.length() > LONGEST) {
                throw new GameException(
                        "the canonical form is too long to write, more than " + LONGEST + " characters");
            }
            known.put(game, piece);
        }
        return piece;
    }

    private Piece fresh(Game game) {
        Uptimal uptimal = order.uptimal(game);
        if (uptimal != null && isShort(uptimal)) {
            return new Piece(shortForm(uptimal), 0);
        }
        if (game.negate() == game) {
            return new Piece(notation.switchSign() + switched(order.left(game)), 0);
        }
        Tiny tiny = uptimal != null ? null : Tiny.of(game);
        if (tiny != null) {
            String number = tiny.number().isZero() ? "" : notation.write(tiny.number());
            return new Piece(number + notation.tiny(tiny.isMiny(), closed(tiny.subscript())), 0);
        }
        return braces(order.left(game), order.right(game));
    }

    private Piece braces(List<Game> left, List<Game> right) {
        Piece first = side(left);
        Piece second = side(right);
        int slashes = Math.max(first.slashes, second.slashes) + 1;
        String text = first.text + "|".repeat(slashes) + second.text;
        return slashes == MOST_SLASHES ? new Piece("{" + text + "}", 0) : new Piece(text, slashes);
    }

    private Piece side(List<Game> options) {
        if (options.size() == 1) {
            return piece(options.get(0));
        }
        return new Piece(list(options), 0);
    }

    private String list(List<Game> options) {
        StringBuilder text = new StringBuilder();
        for (Game option : options) {
            text.append(text.isEmpty() ? "" : ",").append(closed(option));
        }
        return text.toString();
    }

    /** The left options of a switch {@code ±}: a set in braces, or the one option, in parentheses if it has several parts. */
    private String switched(List<Game> left) {
        if (left.size() > 1) {
            return "{" + list(left) + "}";
        }
        Game option = left.get(0);
        Uptimal uptimal = order.uptimal(option);
        boolean hasParts = uptimal != null && isShort(uptimal) ? !isOnePart(uptimal) : Tiny.of(option) != null;
        return hasParts ? "(" + closed(option) + ")" : closed(option);
    }

    private static boolean isShort(Uptimal uptimal) {
        return uptimal.digits().size() <= 1 || uptimal.isPower() || uptimal.isSumOfPowers();
    }

    private static boolean isOnePart(Uptimal uptimal) {
        if (uptimal.digits().isEmpty()) {
            return uptimal.nimber() == 0 || uptimal.number().isZero();
        }
        return uptimal.number().isZero() && uptimal.nimber() == 0;
    }

    private String shortForm(Uptimal uptimal) {
        List<Integer> digits = uptimal.digits();
        int length = digits.size();
        StringBuilder text = new StringBuilder();
        if (!uptimal.number().isZero() || length == 0 && uptimal.nimber() == 0) {
            text.append(notation.write(uptimal.number()));
        }
        if (length == 1) {
            text.append(notation.ups(digits.get(0)));
        } else if (length > 1) {
            boolean negative = digits.get(length - 1) < 0;
            text.append(uptimal.isPower() ? notation.power(length, negative) : notation.sumOfPowers(length, negative));
        }
        if (uptimal.nimber() > 0) {
            text.append('*');
        }
        if (uptimal.nimber() > 1) {
            text.append(uptimal.nimber());
        }
        return text.toString();
    }
}
