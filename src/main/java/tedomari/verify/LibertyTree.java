package tedomari.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tedomari.cgt.Game;
import tedomari.semeai.Pruning;

/**
 * A region without a board: what its owner and the attacker can make of it, down to plain liberties that the attacker takes
 * one by one.
 *
 * @param liberties how many plain liberties it is, or −1 if the options are given
 */
record LibertyTree(int liberties, List<LibertyTree> defender, List<LibertyTree> attacker) {

    static LibertyTree plain(int liberties) {
        return new LibertyTree(liberties, List.of(), liberties == 0 ? List.of() : List.of(plain(liberties - 1)));
    }

    static LibertyTree random(SplittableRandom random, int depth) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return plain(random.nextInt(8));
        }
        return new LibertyTree(-1, options(random, depth, 0), options(random, depth, 1));
    }

    private static List<LibertyTree> options(SplittableRandom random, int depth, int fewest) {
        List<LibertyTree> options = new ArrayList<>();
        int most = random.nextInt(6) == 0 ? fewest : 2;
        for (int count = Math.max(fewest, random.nextInt(most + 1)); count > 0; count--) {
            options.add(random(random, depth - 1));
        }
        return options;
    }

    boolean isPlain() {
        return liberties >= 0;
    }

    /** What it is worth to its owner. */
    Game value(Pruning pruning) {
        return value(pruning, new HashMap<>());
    }

    private Game value(Pruning pruning, Map<LibertyTree, Game> known) {
        if (isPlain()) {
            return Game.of(liberties);
        }
        Game value = known.get(this);
        if (value == null) {
            value = pruning.value(values(defender, pruning, known), values(attacker, pruning, known));
            known.put(this, value);
        }
        return value;
    }

    private static Set<Game> values(List<LibertyTree> options, Pruning pruning, Map<LibertyTree, Game> known) {
        return options.stream().map(option -> option.value(pruning, known)).collect(Collectors.toSet());
    }

    private int size() {
        return isPlain()
                ? 1 + liberties
                : 2
                        + Stream.concat(defender.stream(), attacker.stream())
                                .mapToInt(LibertyTree::size)
                                .sum();
    }

    /** Trees of less size that are like this one. */
    Stream<LibertyTree> smaller() {
        List<LibertyTree> trees = new ArrayList<>();
        if (isPlain()) {
            if (liberties > 0) {
                trees.add(plain(liberties - 1));
            }
            return trees.stream();
        }
        trees.addAll(defender);
        trees.addAll(attacker);
        lists(defender, 0).forEach(list -> trees.add(new LibertyTree(-1, list, attacker)));
        lists(attacker, 1).forEach(list -> trees.add(new LibertyTree(-1, defender, list)));
        return trees.stream().filter(tree -> tree.size() < size());
    }

    /** Lists with one tree less or smaller. */
    static List<List<LibertyTree>> lists(List<LibertyTree> trees, int fewest) {
        List<List<LibertyTree>> lists = new ArrayList<>();
        for (int i = 0; i < trees.size(); i++) {
            List<LibertyTree> fewer = new ArrayList<>(trees);
            LibertyTree tree = fewer.remove(i);
            if (fewer.size() >= fewest) {
                lists.add(fewer);
            }
            int at = i;
            tree.smaller().forEach(other -> {
                List<LibertyTree> changed = new ArrayList<>(trees);
                changed.set(at, other);
                lists.add(changed);
            });
        }
        return lists;
    }

    /** As a game is written, the attacker's options to the right. */
    @Override
    public String toString() {
        return isPlain() ? Integer.toString(liberties) : "{" + list(defender) + "|" + list(attacker) + "}";
    }

    private static String list(List<LibertyTree> trees) {
        return trees.stream().map(LibertyTree::toString).collect(Collectors.joining(","));
    }
}
