package tedomari.cgt;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The order in which options are written: numbers, nimbers, uptimals, each by size; then all others, by their options in
 * this same order. It depends on the values alone, so the same game is always written the same way.
 */
final class OptionOrder implements Comparator<Game> {

    private final Uptimal.Finder uptimals = new Uptimal.Finder();
    private final Map<Game, List<Game>> left = new HashMap<>();
    private final Map<Game, List<Game>> right = new HashMap<>();

    @Nullable
    Uptimal uptimal(Game game) {
        return uptimals.find(game);
    }

    List<Game> left(Game game) {
        return sorted(game, game.left(), left);
    }

    List<Game> right(Game game) {
        return sorted(game, game.right(), right);
    }

    private List<Game> sorted(Game game, List<Game> options, Map<Game, List<Game>> known) {
        List<Game> sorted = known.get(game);
        if (sorted == null) {
            sorted = options.stream().sorted(this).toList();
            known.put(game, sorted);
        }
        return sorted;
    }

    @Override
    public int compare(Game g, Game h) {
        if (g == h) {
            return 0;
        }
        Uptimal a = uptimal(g);
        Uptimal b = uptimal(h);
        int order = Integer.compare(rank(g, a), rank(h, b));
        if (order != 0) {
            return order;
        }
        if (a != null && b != null) {
            return a.compareTo(b);
        }
        order = compare(left(g), left(h));
        return order != 0 ? order : compare(right(g), right(h));
    }

    private static int rank(Game game, @Nullable Uptimal uptimal) {
        if (game instanceof NumberUpStar part) {
            return part.isNumber() ? 0 : part.isNimber() ? 1 : 2;
        }
        return uptimal != null ? 2 : 3;
    }

    private int compare(List<Game> ours, List<Game> theirs) {
        int order = 0;
        for (int i = 0; order == 0 && i < Math.min(ours.size(), theirs.size()); i++) {
            order = compare(ours.get(i), theirs.get(i));
        }
        return order != 0 ? order : Integer.compare(ours.size(), theirs.size());
    }
}
