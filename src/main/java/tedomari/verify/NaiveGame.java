package tedomari.verify;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tedomari.cgt.Game;

/**
 * A form as the first pages of the books define it: two sets of options, compared, added and negated by the bare recursion.
 * It shares nothing with the engine, and is its oracle.
 */
public record NaiveGame(List<NaiveGame> left, List<NaiveGame> right) {

    public static final NaiveGame ZERO = new NaiveGame(List.of(), List.of());

    public NaiveGame {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    public static NaiveGame integer(int n) {
        NaiveGame game = ZERO;
        for (int i = 0; i < Math.abs(n); i++) {
            game = n > 0 ? new NaiveGame(List.of(game), List.of()) : new NaiveGame(List.of(), List.of(game));
        }
        return game;
    }

    /** The canonical form that the engine holds, written out. */
    public static NaiveGame of(Game game) {
        return of(game, new IdentityHashMap<>());
    }

    private static NaiveGame of(Game game, Map<Game, NaiveGame> known) {
        NaiveGame form = known.get(game);
        if (form == null) {
            form = new NaiveGame(
                    game.left().stream().map(option -> of(option, known)).toList(),
                    game.right().stream().map(option -> of(option, known)).toList());
            known.put(game, form);
        }
        return form;
    }

    /** The value that the engine makes of this form. */
    public Game toGame() {
        return Game.of(
                left.stream().map(NaiveGame::toGame).toList(),
                right.stream().map(NaiveGame::toGame).toList());
    }

    /** No left option of this is at least the other, no right option of the other is at most this. */
    public boolean leq(NaiveGame other) {
        return leq(this, other, new Pairs<>());
    }

    private static boolean leq(NaiveGame g, NaiveGame h, Pairs<Boolean> known) {
        return known.get(
                g,
                h,
                () -> g.left.stream().noneMatch(option -> leq(h, option, known))
                        && h.right.stream().noneMatch(option -> leq(option, g, known)));
    }

    public boolean isEqualTo(NaiveGame other) {
        return leq(other) && other.leq(this);
    }

    public NaiveGame plus(NaiveGame other) {
        return plus(this, other, new Pairs<>());
    }

    private static NaiveGame plus(NaiveGame g, NaiveGame h, Pairs<NaiveGame> known) {
        return known.get(
                g, h, () -> new NaiveGame(moves(g, g.left, h, h.left, known), moves(g, g.right, h, h.right, known)));
    }

    private static List<NaiveGame> moves(
            NaiveGame g, List<NaiveGame> inG, NaiveGame h, List<NaiveGame> inH, Pairs<NaiveGame> known) {
        List<NaiveGame> sums = new ArrayList<>();
        inG.forEach(option -> sums.add(plus(option, h, known)));
        inH.forEach(option -> sums.add(plus(g, option, known)));
        return sums;
    }

    public NaiveGame negate() {
        return new NaiveGame(
                right.stream().map(NaiveGame::negate).toList(),
                left.stream().map(NaiveGame::negate).toList());
    }

    /** The height of the tree. */
    public int height() {
        int height = 0;
        for (NaiveGame option : options()) {
            height = Math.max(height, option.height() + 1);
        }
        return height;
    }

    public List<NaiveGame> options() {
        List<NaiveGame> all = new ArrayList<>(left);
        all.addAll(right);
        return all;
    }

    /** Integers by name, so that a counterexample can be read. */
    @Override
    public String toString() {
        int height = height();
        for (int n : new int[] {height, -height}) {
            if (equals(integer(n))) {
                return Integer.toString(n);
            }
        }
        return "{" + list(left) + "|" + list(right) + "}";
    }

    private static String list(List<NaiveGame> options) {
        return options.stream().map(NaiveGame::toString).collect(Collectors.joining(","));
    }

    /** What one call has found out about pairs of positions; without it sums would be too large to compare. */
    private static final class Pairs<V> {
        private final Map<NaiveGame, Map<NaiveGame, V>> known = new IdentityHashMap<>();

        /** The answer for g and h, asked for once. */
        V get(NaiveGame g, NaiveGame h, Supplier<V> answer) {
            Map<NaiveGame, V> row = known.computeIfAbsent(g, first -> new IdentityHashMap<>());
            V value = row.get(h);
            if (value == null) {
                value = answer.get();
                row.put(h, value);
            }
            return value;
        }
    }
}
