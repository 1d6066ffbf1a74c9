package tedomari.cli.life;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.go.io.SgfNode;
import tedomari.go.io.SgfSolution;
import tedomari.search.life.ClosedArea;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;
import tedomari.search.life.LifeStatus;

/**
 * Answers to a problem of life and death as an SGF tree: the best moves with the line that follows, and the other moves
 * with the answer that refutes them.
 *
 * @param answers for one player first, or for both
 * @param solver decides after a move that is not among the best
 */
record LifeSgf(LifeProblem problem, List<LifeAnswer> answers, LifeSolver solver) {

    /** Refuting a move takes a search of its own. */
    private static final int MOST_FAILING = 30;

    SgfNode root() {
        StringBuilder comment = new StringBuilder();
        List<SgfSolution.Line> lines = new ArrayList<>();
        for (LifeAnswer answer : answers) {
            comment.append(sentence(answer)).append('\n');
            lines.addAll(lines(answer));
        }
        return new SgfSolution(problem.area().position(), comment.toString().stripTrailing(), List.of(), lines).root();
    }

    private static String player(Colour colour) {
        return colour == Colour.BLACK ? "Black" : "White";
    }

    private static String sentence(LifeAnswer answer) {
        LifeStatus status = answer.status();
        return player(answer.first()) + " first: "
                + (status == null
                        ? "unknown, because " + answer.unknownBecause()
                        : status.words() + " (" + status.code() + ")");
    }

    private List<SgfSolution.Line> lines(LifeAnswer answer) {
        LifeStatus status = answer.status();
        if (status == null) {
            return List.of();
        }
        List<SgfSolution.Line> lines = new ArrayList<>();
        boolean isDefender = answer.first() == problem.area().defender();
        boolean wins = status.alive() == isDefender;
        List<Integer> line = answer.line().stream()
                .map(move -> move == LifeAnswer.OUTSIDE ? Board.NONE : move)
                .toList();
        if (!wins && status.threats() == 0) {
            // Every move is as good as any other: one line shows it.
            if (!line.isEmpty()) {
                lines.add(new SgfSolution.Line(answer.first(), line, false, "Nothing helps. " + sentence(answer)));
            }
            return lines;
        }
        for (int move : answer.moves()) {
            if (move == LifeAnswer.OUTSIDE) {
                continue;
            }
            boolean isMain = !line.isEmpty() && line.get(0) == move;
            lines.add(new SgfSolution.Line(
                    answer.first(),
                    isMain ? line : List.of(move),
                    true,
                    ("Correct. " + (isMain ? sentence(answer) : "")).strip()));
        }
        Position position = problem.area().position();
        Board board = Board.of(position.withToMove(answer.first()));
        for (int move : position.empties().intersection(problem.area().points()).toArray()) {
            if (lines.size() < MOST_FAILING
                    && !answer.moves().contains(move)
                    && answer.unknownBecause() == null
                    && board.isLegal(move, answer.first())) {
                SgfSolution.Line failing = refuted(position, move, answer.first());
                if (failing != null) {
                    lines.add(failing);
                }
            }
        }
        return lines;
    }

    /** What happens after a move that is not among the best; nothing if that is unknown. */
    private SgfSolution.@Nullable Line refuted(Position position, int move, Colour player) {
        try {
            Position after = position.withToMove(player).play(move, player);
            PointSet targets = problem.area().targets().stream()
                    .map(block -> block.stones())
                    .reduce(PointSet.EMPTY, PointSet::union)
                    .intersection(after.stones(problem.area().defender()));
            if (targets.isEmpty()) {
                return null;
            }
            Position marked = after.withRole(targets, Role.TARGET);
            LifeProblem next = new LifeProblem(
                    ClosedArea.of(marked, targets),
                    problem.liberties(),
                    problem.extraEye(),
                    problem.maxThreats(),
                    problem.tenukiHasValue());
            LifeAnswer answer = solver.solve(next, player.opponent());
            if (answer.status() == null) {
                return null;
            }
            List<Integer> moves = new ArrayList<>(List.of(move));
            answer.line().forEach(reply -> moves.add(reply == LifeAnswer.OUTSIDE ? Board.NONE : reply));
            return new SgfSolution.Line(
                    player,
                    moves,
                    false,
                    "Not the best: then "
                            + Objects.requireNonNull(answer.status()).words() + " (" + answer.code() + ")");
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
