package tedomari.catalog;

import java.util.ArrayList;
import java.util.List;
import tedomari.cgt.Game;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.Rules;
import tedomari.go.io.Diagram;

/**
 * The difference game of two moves as a race (Nakamura 2009, Figure 19): both regions for Black, their mirror images for
 * White, who has already made the first of the two moves in hers; Black has one liberty more and moves. By the first move he
 * makes both sides equal and wins; by the second he wins only if it gains as much.
 *
 * @param position the board, with the roles of all blocks
 * @param first where Black makes the first move
 * @param second where he makes the second
 */
public record DifferenceRace(Position position, int first, int second) {

    private static final Rules RULES = new Rules(Rules.Suicide.FORBIDDEN, Rules.Safety.IMMORTAL);

    /**
     * The race of two regions.
     *
     * @throws CompositionException if a move is not found, or the board is too small
     */
    public static DifferenceRace of(Candidate one, Candidate other) {
        Sketch first = sketch(one);
        Sketch second = sketch(other);
        int firstMove = move(one);
        int secondMove = move(other);
        int width =
                1 + Math.max(first.rows().get(0).length(), second.rows().get(0).length());
        List<String> rows = new ArrayList<>();
        rows.add("." + "@".repeat(width - 1));
        int firstRow = rows.size() - 1;
        shelf(rows, first, width);
        int secondRow = rows.size() - 1;
        shelf(rows, second, width);
        rows.add("B".repeat(width));
        List<String> mirrored = new ArrayList<>();
        mirrored.add("B".repeat(width));
        mirrored.add("B" + "@".repeat(width - 1));
        shelf(mirrored, second, width);
        shelf(mirrored, played(first, firstMove), width);
        mirrored.forEach(row -> rows.add(exchanged(row)));
        if (rows.size() > 25 || width > 25) {
            throw new CompositionException("the difference game does not fit on a board of 25 × 25");
        }
        return new DifferenceRace(
                Diagram.read(String.join("\n", rows)).position(),
                onBoard(first, firstMove, firstRow, width),
                onBoard(second, secondMove, secondRow, width));
    }

    private static Sketch sketch(Candidate candidate) {
        Sketch sketch = candidate.sketch();
        if (sketch == null || !sketch.opensLeft()) {
            throw new CompositionException("there is no board for " + candidate.name());
        }
        return sketch;
    }

    /** The rows of a region and the wall below it, beside a column of Black's block. */
    private static void shelf(List<String> rows, Sketch sketch, int width) {
        for (String row : sketch.rows().subList(1, sketch.rows().size() - 1)) {
            rows.add("B" + row.replace(Sketch.OFF, Sketch.WALL) + "@".repeat(width - 1 - row.length()));
        }
        rows.add("B" + "@".repeat(width - 1));
    }

    private static String exchanged(String row) {
        StringBuilder text = new StringBuilder();
        row.chars().forEach(c -> text.append("WOX#@.".charAt("BXO@#.".indexOf(c))));
        return text.toString();
    }

    private static int onBoard(Sketch sketch, int point, int row, int width) {
        int columns = sketch.rows().get(0).length();
        return (row + point / columns) * width + 1 + point % columns;
    }

    /** The point of a sketch where Black's best move is. */
    private static int move(Candidate candidate) {
        Sketch sketch = sketch(candidate);
        Game value = sketch.region().value().cooled();
        Position position = sketch.position();
        Board board = Board.of(position, RULES);
        for (int point : position.empties().toArray()) {
            if (board.isLegal(point, Colour.BLACK)) {
                Game after = played(sketch, point).region().value().cooled();
                if (after.minus(Game.of(2)).minus(value)
                        == candidate.incentives().get(0)) {
                    return point;
                }
            }
        }
        throw new CompositionException(
                "there is no single move on the board of " + candidate.name() + " that gains what its value promises");
    }

    private static Sketch played(Sketch sketch, int point) {
        Board board = Board.of(sketch.position(), RULES);
        board.play(point, Colour.BLACK);
        return Sketch.of(board.position());
    }
}
