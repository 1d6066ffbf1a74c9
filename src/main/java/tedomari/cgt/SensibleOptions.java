package tedomari.cgt;

import java.util.List;

/** The options that reach the player's stop: at temperature zero, no other move is worth a thought. A number has none. */
public final class SensibleOptions {

    private SensibleOptions() {}

    public static List<Game> left(Game g) {
        return g.isNumber()
                ? List.of()
                : g.left().stream()
                        .filter(option -> option.rightStop.equals(g.leftStop))
                        .toList();
    }

    public static List<Game> right(Game g) {
        return left(g.negate()).stream().map(Game::negate).toList();
    }
}
