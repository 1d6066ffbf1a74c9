package tedomari.cgt;

import java.util.ArrayList;
import java.util.List;

/** Incentives: what a move gains the mover, {@code gL − g} for Left and {@code g − gR} for Right; the undominated ones. */
public final class Incentives {

    private Incentives() {}

    /** The incentives of both players' moves. */
    public static List<Game> of(Game g) {
        List<Game> all = new ArrayList<>(left(g));
        all.addAll(right(g));
        return undominated(all);
    }

    public static List<Game> left(Game g) {
        return undominated(g.left().stream().map(option -> option.minus(g)).toList());
    }

    public static List<Game> right(Game g) {
        return undominated(g.right().stream().map(g::minus).toList());
    }

    private static List<Game> undominated(List<Game> games) {
        List<Game> best = new ArrayList<>();
        for (Game game : games) {
            if (best.stream().noneMatch(game::leq)) {
                best.removeIf(other -> other.leq(game));
                best.add(game);
            }
        }
        return best;
    }
}
