package tedomari.cli.catalog;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tedomari.catalog.Box;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.lang.LangException;
import tedomari.lang.Result;
import tedomari.lang.Session;
import tedomari.lang.Terms;
import tedomari.lang.Value;
import tedomari.semeai.Alive;

/** Values that stand in tables and on the command line. */
final class Values {

    private static final Pattern BOX = Pattern.compile("(\\d{1,2})\\s*[x×]\\s*(\\d{1,2})");

    private Values() {}

    /**
     * The game of an expression.
     *
     * @throws IllegalArgumentException if it cannot be read or is something else than a game
     */
    static Game read(String text) {
        try {
            List<Result> results = new Session().evaluate(text);
            if (results.size() == 1 && results.get(0).value() instanceof Value.GameValue it) {
                return it.game();
            }
        } catch (LangException e) {
            throw unreadable(e);
        }
        throw new IllegalArgumentException("expected a game but found: " + text);
    }

    /** The terms of a sum. */
    static List<Game> terms(String text) {
        try {
            return Terms.of(text);
        } catch (LangException e) {
            throw unreadable(e);
        }
    }

    private static IllegalArgumentException unreadable(LangException e) {
        return new IllegalArgumentException(e.report() + "\n" + e.excerpt(), e);
    }

    static Dyadic number(String text) {
        Game game = read(text);
        if (!game.isNumber()) {
            throw new IllegalArgumentException("expected a number but found: " + text);
        }
        return game.number();
    }

    /** A box as {@code 3x4}. */
    static Box box(String text) {
        Matcher matcher = BOX.matcher(text.strip());
        if (!matcher.matches()) {
            throw new IllegalArgumentException("expected a box such as 3x4 but found: " + text);
        }
        return new Box(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    /** A value in ASCII as books write it. */
    static String typeset(String text) {
        return Alive.write(read(text), Notation.UNICODE);
    }
}
