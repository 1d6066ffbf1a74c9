package tedomari.semeai;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;

/**
 * The value M of a block that cannot be captured: an integer beyond any count of liberties. It absorbs: a sum with a part
 * worth M is M, and within a form a number near M is M.
 */
public final class Alive {

    private static final Dyadic M = Dyadic.of(1024);

    /** What no count of liberties on a board of 25 × 25 points reaches. */
    private static final Dyadic NEAR = Dyadic.of(1024 - 330);

    public static final Game VALUE = Game.of(M);

    private final Map<Game, Game> known = new HashMap<>();

    /** Is M, or near it. */
    public static boolean is(Game game) {
        return game.isNumber() && game.number().compareTo(NEAR) >= 0;
    }

    /** Somewhere in the form one of the players lives. */
    static boolean occursIn(Game game) {
        if (game.isNumber()) {
            return game.number().abs().compareTo(NEAR) >= 0;
        }
        return game.left().stream().anyMatch(Alive::occursIn)
                || game.right().stream().anyMatch(Alive::occursIn);
    }

    /** A value as people write it: with M for a block that lives. */
    public static String write(Game game, Notation notation) {
        String m = notation.write(VALUE);
        return notation.write(new Alive().absorb(game)).replace(m, "M");
    }

    /** The form with every number near M made M, and every one near −M made −M. */
    Game absorb(Game game) {
        if (game.isNumber()) {
            return is(game) ? VALUE : is(game.negate()) ? VALUE.negate() : game;
        }
        Game absorbed = known.get(game);
        if (absorbed == null) {
            absorbed = Game.of(all(game.left()), all(game.right()));
            known.put(game, absorbed);
        }
        return absorbed;
    }

    private List<Game> all(List<Game> options) {
        return options.stream().map(this::absorb).toList();
    }
}
