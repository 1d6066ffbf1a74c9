package tedomari.cgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Hot games for the benchmarks, always the same ones. */
final class Positions {

    private Positions() {}

    /** Random trees of the given height with two options a side and falling integers at their ends. */
    static List<Game> hot(int count, int height) {
        Random random = new Random(20260101);
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            games.add(tree(random, height, -40, 40));
        }
        return games;
    }

    private static Game tree(Random random, int height, int low, int high) {
        if (height == 0) {
            return Game.of(low + random.nextInt(Math.max(1, high - low)));
        }
        int middle = (low + high) / 2;
        return Game.of(
                List.of(tree(random, height - 1, middle, high), tree(random, height - 1, middle, high)),
                List.of(tree(random, height - 1, low, middle), tree(random, height - 1, low, middle)));
    }

    /** The switches {@code ±1, …, ±n}. */
    static List<Game> switches(int n) {
        List<Game> games = new ArrayList<>();
        for (int i = 1; i <= n; i++) {
            games.add(Game.of(List.of(Game.of(i)), List.of(Game.of(-i))));
        }
        return games;
    }
}
