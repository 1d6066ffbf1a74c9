package tedomari.cli;

import java.util.List;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.lang.Result;
import tedomari.lang.Session;
import tedomari.lang.Value;
import tedomari.semeai.Alive;

/** Values that stand in tables and on the command line. */
final class Values {

    private Values() {}

    /**
     * The game of an expression.
     *
     * @throws tedomari.lang.LangException if it cannot be read
     * @throws IllegalArgumentException if it is something else than a game
     */
    static Game read(String text) {
        List<Result> results = new Session().evaluate(text);
        if (results.size() == 1 && results.get(0).value() instanceof Value.GameValue it) {
            return it.game();
        }
        throw new IllegalArgumentException("expected a game but found: " + text);
    }

    /** A value in ASCII as books write it. */
    static String typeset(String text) {
        return Alive.write(read(text), Notation.UNICODE);
    }
}
