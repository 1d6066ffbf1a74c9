package tedomari.draw;

import java.util.ArrayList;
import java.util.List;
import tedomari.cgt.Notation;

/**
 * Where the nodes of a tree stand: Left's options to the left below a position, Right's to the right, and no two labels of a
 * level closer than a gap. Subtrees are pushed together as far as their outlines allow (Reingold and Tilford 1981).
 *
 * @param x the middle of the node, from the left edge of the tree
 * @param width of its label
 */
record TreeLayout(TreeNode node, double x, double width, List<TreeLayout> left, List<TreeLayout> right) {

    private static final double GAP = 14;

    /** How far an option stands at least to its side. */
    private static final double SLANT = 26;

    private static final double PADDING = 6;

    private static final int LONGEST_LABEL = 20;

    static TreeLayout of(TreeNode root) {
        Block block = Block.of(root);
        double edge = block.spans.stream().mapToDouble(Span::from).min().orElse(0);
        return block.placedAt(-edge);
    }

    String label() {
        return shortened(node);
    }

    /** The right edge of the tree. */
    double breadth() {
        double breadth = x + width / 2;
        for (TreeLayout option : options()) {
            breadth = Math.max(breadth, option.breadth());
        }
        return breadth;
    }

    /** The number of levels. */
    int depth() {
        return 1 + options().stream().mapToInt(TreeLayout::depth).max().orElse(0);
    }

    /** From left to right. */
    List<TreeLayout> options() {
        List<TreeLayout> options = new ArrayList<>(left);
        options.addAll(right);
        return options;
    }

    private static String shortened(TreeNode node) {
        return Label.cut(node.label(), Notation.UNICODE, LONGEST_LABEL);
    }

    private record Span(double from, double to) {}

    /**
     * A subtree by itself, its root at 0.
     *
     * @param spans what it takes of each level, the root's first
     * @param shifts where the roots of the options stand
     */
    private record Block(TreeNode node, double width, List<Span> spans, List<Block> options, List<Double> shifts) {

        static Block of(TreeNode node) {
            List<Block> options = new ArrayList<>();
            node.left().forEach(option -> options.add(of(option)));
            node.right().forEach(option -> options.add(of(option)));
            int lefts = node.left().size();
            List<Span> below = new ArrayList<>();
            List<Double> places = new ArrayList<>();
            for (int i = 0; i < options.size(); i++) {
                double least = i == 0 ? 0 : places.get(i - 1) + (i == lefts ? 2 * SLANT : 0);
                double place = Math.max(least, options.get(i).nearest(below, least));
                places.add(place);
                options.get(i).cover(below, place);
            }
            double root = middle(places, lefts);
            double width = Svg.width(shortened(node)) + 2 * PADDING;
            List<Span> spans = new ArrayList<>();
            spans.add(new Span(-width / 2, width / 2));
            below.forEach(span -> spans.add(new Span(span.from - root, span.to - root)));
            return new Block(
                    node,
                    width,
                    spans,
                    options,
                    places.stream().map(place -> place - root).toList());
        }

        private static double middle(List<Double> places, int lefts) {
            if (places.isEmpty()) {
                return 0;
            }
            if (lefts == 0) {
                return places.get(0) - SLANT;
            }
            double lastLeft = places.get(lefts - 1);
            return lefts == places.size() ? lastLeft + SLANT : (lastLeft + places.get(lefts)) / 2;
        }

        /** The place nearest to {@code least} that is clear of what is taken to the left. */
        private double nearest(List<Span> taken, double least) {
            double place = least;
            for (int level = 0; level < Math.min(spans.size(), taken.size()); level++) {
                place = Math.max(place, taken.get(level).to + GAP - spans.get(level).from);
            }
            return place;
        }

        private void cover(List<Span> taken, double place) {
            for (int level = 0; level < spans.size(); level++) {
                double from = spans.get(level).from + place;
                double to = spans.get(level).to + place;
                if (level < taken.size()) {
                    Span old = taken.get(level);
                    taken.set(level, new Span(Math.min(old.from, from), Math.max(old.to, to)));
                } else {
                    taken.add(new Span(from, to));
                }
            }
        }

        TreeLayout placedAt(double x) {
            List<TreeLayout> placed = new ArrayList<>();
            for (int i = 0; i < options.size(); i++) {
                placed.add(options.get(i).placedAt(x + shifts.get(i)));
            }
            int lefts = node.left().size();
            return new TreeLayout(node, x, width, placed.subList(0, lefts), placed.subList(lefts, placed.size()));
        }
    }
}
