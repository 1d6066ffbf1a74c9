package tedomari.go.io;

import java.util.ArrayList;
import java.util.List;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;

/**
 * A problem with its solution as an SGF tree: the position with a comment, then a variation for each line. A first move that
 * is correct is marked as good (TE), one that fails as bad (BM).
 *
 * @param labels texts on points of the position, such as the names of regions
 */
public record SgfSolution(Position position, String comment, List<Label> labels, List<Line> lines) {

    /** A text on a point. */
    public record Label(int point, String text) {}

    /**
     * A line of play.
     *
     * @param moves alternating, {@link Board#NONE} for a pass; at least one
     * @param comment on the first move
     */
    public record Line(Colour first, List<Integer> moves, boolean isCorrect, String comment) {}

    /**
     * The tree.
     *
     * @throws IllegalArgumentException if the board is no rectangle, as SGF has no others
     */
    public SgfNode root() {
        Outline outline = position.outline();
        SgfNode root = SgfGame.of(position)
                .root()
                .with(SgfProperty.of("AP", "Tedomari"))
                .with(SgfProperty.of("C", comment));
        if (!labels.isEmpty()) {
            root = root.with(SgfProperty.of(
                    "LB",
                    labels.stream()
                            .map(label -> SgfPoints.name(outline, label.point) + ":" + label.text)
                            .toArray(String[]::new)));
        }
        PointSet correct = PointSet.EMPTY;
        for (Line line : lines) {
            if (line.isCorrect && line.moves.get(0) != Board.NONE) {
                correct = correct.with(line.moves.get(0));
            }
        }
        if (!correct.isEmpty()) {
            root = root.with(SgfProperty.of("TR", SgfPoints.names(outline, correct)));
        }
        for (Line line : ordered()) {
            root = root.with(variation(line, outline));
        }
        return root;
    }

    /** Correct lines come first, so that they are the main line of the game. */
    private List<Line> ordered() {
        List<Line> ordered =
                new ArrayList<>(lines.stream().filter(Line::isCorrect).toList());
        ordered.addAll(lines.stream().filter(line -> !line.isCorrect).toList());
        return ordered;
    }

    private static SgfNode variation(Line line, Outline outline) {
        SgfNode node = null;
        for (int i = line.moves.size() - 1; i >= 0; i--) {
            Colour player = i % 2 == 0 ? line.first : line.first.opponent();
            int move = line.moves.get(i);
            SgfNode moved = SgfNode.of(SgfProperty.of(
                    player == Colour.BLACK ? "B" : "W", move == Board.NONE ? "" : SgfPoints.name(outline, move)));
            if (i == 0) {
                moved = moved.with(SgfProperty.of(line.isCorrect ? "TE" : "BM", "1"))
                        .with(SgfProperty.of("C", line.comment));
            }
            node = node == null ? moved : moved.with(node);
        }
        if (node == null) {
            throw new IllegalArgumentException("a line has at least one move");
        }
        return node;
    }
}
