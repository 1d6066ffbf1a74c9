package tedomari.cgt;

import java.util.Arrays;

/** The options of one player, some of them struck already. */
final class FormOptions {
    final Player owner;
    Game[] games;
    int count;

    FormOptions(Game[] games, Player owner) {
        this.games = games;
        this.count = games.length;
        this.owner = owner;
    }

    /** Strikes every option that another one is as good as. */
    void strikeDominated() {
        for (int i = 0; i < count; ) {
            i = strikeWith(i, i + 1) ? i : i + 1;
        }
    }

    /** The same, if among the first {@code first} options none dominates another, nor among the rest. */
    void strikeDominated(int first) {
        for (int i = 0; i < first; ) {
            if (strikeWith(i, first)) {
                // The place at the border goes to the second group.
                first--;
                Game moved = games[i];
                games[i] = games[first];
                games[first] = moved;
            } else {
                i++;
            }
        }
    }

    /**
     * Strikes the options from {@code from} on that option {@code i} dominates; if one of them dominates it, option
     * {@code i} is struck and the last option takes its place.
     */
    private boolean strikeWith(int i, int from) {
        for (int j = from; j < count; ) {
            if (isAsGood(games[j], games[i])) {
                games[i] = games[--count];
                return true;
            }
            if (isAsGood(games[i], games[j])) {
                games[j] = games[--count];
            } else {
                j++;
            }
        }
        return false;
    }

    private boolean isAsGood(Game better, Game worse) {
        return owner == Player.LEFT ? Order.leq(worse, better) : Order.leq(better, worse);
    }

    void replace(int index, Game[] by) {
        games[index] = games[--count];
        if (count + by.length > games.length) {
            games = Arrays.copyOf(games, count + by.length + 4);
        }
        System.arraycopy(by, 0, games, count, by.length);
        count += by.length;
    }

    Game[] toArray() {
        return count == games.length ? games : Arrays.copyOf(games, count);
    }
}
