package tedomari.draw;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.NumberUpStar;
import tedomari.cgt.RawForm;

/** A position of a game tree as it is drawn; a closed one has no branches. */
record TreeNode(String label, List<TreeNode> left, List<TreeNode> right) {

    /** A label for more than this many positions would be longer than anybody reads. */
    private static final int MOST_POSITIONS = 200;

    /** A position with its options, made only if the tree gets that far. */
    private record View(String label, Supplier<List<View>> left, Supplier<List<View>> right) {}

    private record Bud(View view, TreeNode node) {}

    /** The tree of a canonical form; followers that are a number plus ups plus a nimber stay closed, the root only as an integer. */
    static TreeNode of(Game game, Notation notation, int limit) {
        boolean isOpen = !game.isInteger() && !(game instanceof NumberUpStar it && it.nimber() > limit);
        return grow(isOpen ? open(game, notation) : closed(notation.write(game)), limit);
    }

    /** The tree of a form as it was written. */
    static TreeNode of(RawForm form, Notation notation, int limit) {
        return grow(view(form, notation), limit);
    }

    /** Level by level, as long as all options of a position find room among {@code limit} nodes. */
    private static TreeNode grow(View view, int limit) {
        TreeNode root = bare(view);
        Deque<Bud> buds = new ArrayDeque<>(List.of(new Bud(view, root)));
        int count = 1;
        while (!buds.isEmpty() && count < limit) {
            Bud bud = buds.remove();
            List<View> left = bud.view.left.get();
            List<View> right = bud.view.right.get();
            if (count + left.size() + right.size() <= limit) {
                count += left.size() + right.size();
                sprout(left, bud.node.left, buds);
                sprout(right, bud.node.right, buds);
            }
        }
        return root;
    }

    private static TreeNode bare(View view) {
        return new TreeNode(view.label, new ArrayList<>(), new ArrayList<>());
    }

    private static void sprout(List<View> options, List<TreeNode> branches, Deque<Bud> buds) {
        for (View option : options) {
            TreeNode branch = bare(option);
            branches.add(branch);
            buds.add(new Bud(option, branch));
        }
    }

    private static View closed(String label) {
        return new View(label, List::of, List::of);
    }

    private static View open(Game game, Notation notation) {
        String label = rest(game, MOST_POSITIONS) >= 0 ? notation.write(game) : Label.ellipsis(notation);
        return new View(label, () -> views(game.left(), notation), () -> views(game.right(), notation));
    }

    private static List<View> views(List<Game> games, Notation notation) {
        return games.stream()
                .sorted(Notation.ORDER)
                .map(game -> game instanceof NumberUpStar ? closed(notation.write(game)) : open(game, notation))
                .toList();
    }

    private static View view(RawForm form, Notation notation) {
        Game leaf = form.leaf();
        if (leaf != null) {
            return closed(rest(leaf, MOST_POSITIONS) >= 0 ? notation.write(leaf) : Label.ellipsis(notation));
        }
        String label = rest(form, MOST_POSITIONS) >= 0 ? notation.write(form) : Label.ellipsis(notation);
        return new View(
                label,
                () -> form.left().stream().map(option -> view(option, notation)).toList(),
                () -> form.right().stream()
                        .map(option -> view(option, notation))
                        .toList());
    }

    /** What is left of {@code budget} when every position of the tree takes one; negative as soon as it does not suffice. */
    private static int rest(Game game, int budget) {
        int rest = budget - 1;
        if (game instanceof NumberUpStar) {
            return rest;
        }
        for (List<Game> options : List.of(game.left(), game.right())) {
            for (int i = 0; i < options.size() && rest >= 0; i++) {
                rest = rest(options.get(i), rest);
            }
        }
        return rest;
    }

    private static int rest(RawForm form, int budget) {
        Game leaf = form.leaf();
        if (leaf != null) {
            return rest(leaf, budget);
        }
        int rest = budget - 1;
        for (List<RawForm> options : List.of(form.left(), form.right())) {
            for (int i = 0; i < options.size() && rest >= 0; i++) {
                rest = rest(options.get(i), rest);
            }
        }
        return rest;
    }
}
