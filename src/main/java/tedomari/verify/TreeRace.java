package tedomari.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tedomari.go.Colour;

/**
 * A race of trees, played out. A player moves in one of his own trees to an option of its owner, or in one of the opponent's
 * to an option of the attacker; who has no liberty left anywhere is captured.
 */
record TreeRace(List<LibertyTree> black, List<LibertyTree> white) {

    TreeRace {
        black = List.copyOf(black);
        white = List.copyOf(white);
    }

    boolean isOpen() {
        return !isCaptured(black) && !isCaptured(white);
    }

    /** The player who wins if {@code first} moves first. */
    Colour winner(Colour first) {
        boolean wins = first == Colour.BLACK ? new Play().moverWins(black, white) : new Play().moverWins(white, black);
        return wins ? first : first.opponent();
    }

    private static boolean isCaptured(List<LibertyTree> trees) {
        return trees.stream().allMatch(tree -> tree.liberties() == 0);
    }

    /** Races of fewer or smaller trees. */
    Stream<TreeRace> smaller() {
        return Stream.concat(
                LibertyTree.lists(black, 1).stream().map(trees -> new TreeRace(trees, white)),
                LibertyTree.lists(white, 1).stream().map(trees -> new TreeRace(black, trees)));
    }

    @Override
    public String toString() {
        return "Black " + list(black) + ", White " + list(white);
    }

    private static String list(List<LibertyTree> trees) {
        return trees.stream().map(LibertyTree::toString).collect(Collectors.joining(" + "));
    }

    /** The play from one state on. Trees have numbers, so that states are compared by numbers. */
    private static final class Play {
        private record State(List<Integer> own, List<Integer> other) {}

        private final Map<LibertyTree, Integer> numbers = new HashMap<>();
        private final Map<State, Boolean> known = new HashMap<>();

        boolean moverWins(List<LibertyTree> own, List<LibertyTree> other) {
            if (isCaptured(own)) {
                return false;
            }
            State state = new State(numbers(own), numbers(other));
            Boolean wins = known.get(state);
            if (wins == null) {
                wins = wins(own, other);
                known.put(state, wins);
            }
            return wins;
        }

        private List<Integer> numbers(List<LibertyTree> trees) {
            return trees.stream()
                    .map(tree -> numbers.computeIfAbsent(tree, fresh -> numbers.size()))
                    .sorted()
                    .toList();
        }

        private boolean wins(List<LibertyTree> own, List<LibertyTree> other) {
            for (int i = 0; i < other.size(); i++) {
                for (LibertyTree option : other.get(i).attacker()) {
                    List<LibertyTree> next = with(other, i, option);
                    if (isCaptured(next) || !moverWins(next, own)) {
                        return true;
                    }
                }
            }
            for (int i = 0; i < own.size(); i++) {
                for (LibertyTree option : own.get(i).defender()) {
                    List<LibertyTree> next = with(own, i, option);
                    if (!isCaptured(next) && !moverWins(other, next)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private static List<LibertyTree> with(List<LibertyTree> trees, int index, LibertyTree tree) {
            List<LibertyTree> changed = new ArrayList<>(trees);
            changed.set(index, tree);
            return changed;
        }
    }
}
