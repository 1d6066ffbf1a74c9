package tedomari.cgt;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * A function on games that is defined by its values on the options, computed once for every follower. The memory lasts as
 * long as the one call that needs it.
 */
abstract class Recursion<V> implements Function<Game, V> {

    private final Map<Game, V> known = new HashMap<>();

    /** The value of {@code game}, from {@link #apply} of its options. */
    abstract V step(Game game);

    @Override
    public final V apply(Game game) {
        V value = known.get(game);
        if (value == null) {
            Game.checkpoint();
            value = step(game);
            known.put(game, value);
        }
        return value;
    }

    /** The options, each with {@code operation} applied and {@code addend} added. */
    static Game[] mapped(Game[] options, Function<Game, Game> operation, Game addend) {
        Game[] results = new Game[options.length];
        for (int i = 0; i < results.length; i++) {
            results[i] = operation.apply(options[i]).plus(addend);
        }
        return results;
    }
}
