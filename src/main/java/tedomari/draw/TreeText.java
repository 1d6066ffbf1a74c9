package tedomari.draw;

import java.util.ArrayList;
import java.util.List;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.RawForm;

/**
 * A game tree as indented lines, a node on each; {@code L} and {@code R} say who moved there.
 *
 * @param lines none longer than the width asked for
 */
public record TreeText(List<String> lines) {

    /** A tree with more nodes than this is not drawn to its end. */
    public static final int MOST_NODES = 200;

    public TreeText {
        lines = List.copyOf(lines);
    }

    /** The tree of a canonical form. */
    public static TreeText of(Game game, Notation notation, int width) {
        return of(game, notation, width, MOST_NODES);
    }

    public static TreeText of(Game game, Notation notation, int width, int mostNodes) {
        return of(TreeNode.of(game, notation, mostNodes), notation, width);
    }

    /** The tree of a form as it was written. */
    public static TreeText of(RawForm form, Notation notation, int width) {
        return of(form, notation, width, MOST_NODES);
    }

    public static TreeText of(RawForm form, Notation notation, int width, int mostNodes) {
        return of(TreeNode.of(form, notation, mostNodes), notation, width);
    }

    private static TreeText of(TreeNode root, Notation notation, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(root.label());
        Branches branches =
                notation == Notation.UNICODE ? new Branches("├─", "└─", "│   ") : new Branches("|-", "`-", "|   ");
        branches.write(root, "", lines);
        return new TreeText(
                lines.stream().map(line -> Label.cut(line, notation, width)).toList());
    }

    /** The lines as one text. */
    @Override
    public String toString() {
        return String.join("\n", lines);
    }

    private record Branches(String middle, String last, String passing) {

        void write(TreeNode node, String indent, List<String> lines) {
            int count = node.left().size() + node.right().size();
            for (int i = 0; i < count; i++) {
                boolean isLeft = i < node.left().size();
                boolean isLast = i == count - 1;
                TreeNode option = isLeft
                        ? node.left().get(i)
                        : node.right().get(i - node.left().size());
                lines.add(indent + (isLast ? last : middle) + (isLeft ? "L " : "R ") + option.label());
                write(option, indent + (isLast ? " ".repeat(passing.length()) : passing), lines);
            }
        }
    }
}
