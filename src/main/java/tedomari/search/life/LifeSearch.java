package tedomari.search.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import tedomari.go.Board;
import tedomari.search.Budget;

/**
 * One problem: its status for either player first, the best moves, a line. All questions share one table of results.
 *
 * <p>More threats never hurt, so the status is found by asking with none, with the most, and then upwards.
 */
final class LifeSearch {

    private static final int LONGEST_LINE = 60;

    private final LifeProblem problem;
    private final LifeGame game;
    private final KillSearch search;
    private final Budget budget;
    private final MoveOrder order;

    LifeSearch(LifeProblem problem, Budget budget, int tableBits, boolean recognises, EyeBook book) {
        this.problem = problem;
        this.budget = budget;
        game = new LifeGame(problem.area(), problem.ruling());
        // The library is made under Ruling II.
        EyeBook asked = problem.tenukiHasValue() ? book : EyeBook.EMPTY;
        search = new KillSearch(game, budget, tableBits, recognises, asked);
        order = new MoveOrder(problem.area());
    }

    LifeAnswer answer(boolean defenderFirst) {
        long before = budget.nodes();
        LifeStatus status = null;
        List<Integer> moves = new ArrayList<>();
        List<Integer> line = new ArrayList<>();
        String unknown = null;
        try {
            LifePosition start = problem.start(defenderFirst);
            status = status(start);
            int level = decisiveLevel(status, defenderFirst);
            LifePosition best = start.turned(defenderFirst, start.ko(), level);
            boolean wins = search.kills(best) != defenderFirst;
            for (int move : orderedMoves(best)) {
                if (!wins || reaches(best, move)) {
                    moves.add(boardMove(move));
                }
            }
            moves.sort(null);
            line(best, line);
        } catch (Budget.Exhausted exhausted) {
            unknown = exhausted.getMessage();
        } catch (CancellationException cancelled) {
            unknown = "the search was stopped";
        }
        long nodes = budget.nodes() - before;
        return new LifeAnswer(problem.first(defenderFirst), status, moves, line, nodes, unknown);
    }

    LifeStatus status(LifePosition start) {
        boolean dead = search.kills(start);
        int most = problem.maxThreats();
        if (most == 0 || !flips(start, dead, most)) {
            return new LifeStatus(!dead, 0);
        }
        int threats = 1;
        while (threats < most && !flips(start, dead, threats)) {
            threats++;
        }
        return new LifeStatus(!dead, threats);
    }

    /** Does the loser win with that many threats? */
    private boolean flips(LifePosition start, boolean dead, int threats) {
        return search.kills(start.turned(start.defenderToMove(), start.ko(), ThreatRuling.level(dead, threats)))
                != dead;
    }

    /** The level that is worst for the first player among those where he wins; any if there is none. */
    private int decisiveLevel(LifeStatus status, boolean defenderFirst) {
        boolean wins = status.alive() == defenderFirst;
        int threats = !wins ? status.threats() : status.threats() == 0 ? problem.maxThreats() : status.threats() - 1;
        return ThreatRuling.level(wins != defenderFirst, threats);
    }

    /** Does a move of the first player win? A pass that the ruling forbids is judged as if the other player had begun. */
    private boolean reaches(LifePosition position, int move) {
        boolean defends = position.defenderToMove();
        LifePosition next = after(position, move);
        return next != null && search.kills(next) != defends;
    }

    private @Nullable LifePosition after(LifePosition position, int move) {
        LifePosition next = game.play(position, move);
        return next == null && move == LifeGame.PASS
                ? position.turned(!position.defenderToMove(), LifePosition.NO_KO, position.level())
                : next;
    }

    private int[] orderedMoves(LifePosition position) {
        int[] moves = new int[ClosedArea.MAX_POINTS + 2];
        int count = game.candidates(position, moves);
        order.sort(position, moves, count);
        return Arrays.stream(moves, 0, count)
                .filter(move -> move == LifeGame.PASS || game.play(position, move) != null)
                .toArray();
    }

    private int boardMove(int move) {
        return switch (move) {
            case LifeGame.PASS -> Board.NONE;
            case LifeGame.FILL -> LifeAnswer.OUTSIDE;
            default -> problem.area().point(move);
        };
    }

    /** The winner plays what wins, the loser what he can; where the defender may pass for ever, the line ends. */
    private void line(LifePosition start, List<Integer> line) {
        boolean dead = search.kills(start);
        List<LifePosition> seen = new ArrayList<>();
        LifePosition position = start;
        while (!position.isCaptured() && line.size() < LONGEST_LINE) {
            seen.add(position);
            boolean winnersTurn = dead != position.defenderToMove();
            LifePosition next = null;
            int chosen = 0;
            for (int move : orderedMoves(position)) {
                LifePosition after = game.play(position, move);
                if (after == null || seen.contains(after) || winnersTurn && search.kills(after) != dead) {
                    continue;
                }
                next = after;
                chosen = move;
                break;
            }
            if (next == null || !dead && chosen == LifeGame.PASS && lastWasPass(line)) {
                return;
            }
            line.add(boardMove(chosen));
            position = next;
        }
    }

    private static boolean lastWasPass(List<Integer> line) {
        return !line.isEmpty() && line.get(line.size() - 1) == Board.NONE;
    }
}
