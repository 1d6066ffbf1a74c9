package tedomari.draw;

import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.RawForm;

/** A game tree as an SVG document: Left's moves lead down to the left in blue, Right's down to the right in red. */
public final class TreeSvg {

    private static final double LEVEL = 64;
    private static final double EDGE = 20;

    /** The room of a label above and below its middle. */
    private static final double HALF_LINE = 10;

    private final Svg svg;

    private TreeSvg(Svg svg) {
        this.svg = svg;
    }

    /** The tree of a canonical form. */
    public static String of(Game game) {
        return of(game, TreeText.MOST_NODES);
    }

    public static String of(Game game, int mostNodes) {
        return of(TreeNode.of(game, Notation.UNICODE, mostNodes));
    }

    /** The tree of a form as it was written. */
    public static String of(RawForm form) {
        return of(form, TreeText.MOST_NODES);
    }

    public static String of(RawForm form, int mostNodes) {
        return of(TreeNode.of(form, Notation.UNICODE, mostNodes));
    }

    private static String of(TreeNode root) {
        TreeLayout layout = TreeLayout.of(root);
        Svg svg = new Svg(
                layout.breadth() + 2 * EDGE,
                (layout.depth() - 1) * LEVEL + 2 * (EDGE + HALF_LINE),
                "Game tree of " + root.label(),
                "Left's moves lead down to the left, Right's moves down to the right.");
        new TreeSvg(svg).draw(layout, EDGE + HALF_LINE);
        return svg.close();
    }

    private void draw(TreeLayout place, double y) {
        for (TreeLayout option : place.left()) {
            drawOption("left", place, y, option);
        }
        for (TreeLayout option : place.right()) {
            drawOption("right", place, y, option);
        }
        svg.text("label", Svg.Anchor.MIDDLE, EDGE + place.x(), y + 4.5, place.label());
    }

    private void drawOption(String kind, TreeLayout place, double y, TreeLayout option) {
        svg.line(kind, EDGE + place.x(), y + HALF_LINE, EDGE + option.x(), y + LEVEL - HALF_LINE);
        draw(option, y + LEVEL);
    }
}
