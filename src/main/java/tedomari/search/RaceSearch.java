package tedomari.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tedomari.go.Board;
import tedomari.go.Colour;

/** One search of one race: the outcome first, then all moves that reach it, then a line. */
final class RaceSearch {

    private final RaceGame game;
    private final Budget budget;
    private final Superko superko;
    private final MoveOrder order;
    private final Colour first;
    private final List<Integer> good = new ArrayList<>();
    private final List<Integer> line = new ArrayList<>();
    private Outcome outcome = Outcome.UNKNOWN;
    private boolean cyclic;

    RaceSearch(RaceGame game, Budget budget, Answers answers, Set<Shortcut> shortcuts) {
        this.game = game;
        this.budget = budget;
        superko = new Superko(game, new Proof(game, answers, budget, shortcuts), budget);
        order = new MoveOrder(game);
        first = game.toMove();
    }

    RaceResult run() {
        String unknown = null;
        try {
            superko.begin();
            outcome = outcome();
            cyclic = superko.met();
            if (outcome != Outcome.winOf(first.opponent())) {
                findGood();
            }
            findLine();
        } catch (Budget.Exhausted exhausted) {
            unknown = exhausted.getMessage();
        }
        while (game.depth() > 0) {
            game.undo();
        }
        good.sort(null);
        return new RaceResult(outcome, good, line, game.koMet(), cyclic, budget.nodes(), unknown);
    }

    /** From where the game stands, after all the positions that the ban of repetition remembers. */
    private Outcome outcome() {
        Colour player = game.toMove();
        if (superko.captures(player)) {
            return Outcome.winOf(player);
        }
        return superko.captures(player.opponent()) ? Outcome.winOf(player.opponent()) : Outcome.SEKI;
    }

    private void findGood() {
        superko.enter();
        for (int move : orderedMoves()) {
            if (reaches(move)) {
                good.add(move);
            }
        }
        superko.leave();
    }

    /** Does a move of the player to move keep the outcome? He can do no better, so it is enough that he does no worse. */
    private boolean reaches(int move) {
        Colour player = game.toMove();
        game.play(move);
        boolean reached = outcome == Outcome.SEKI
                ? !superko.captures(player.opponent())
                : superko.captures(player) == (outcome == Outcome.winOf(player));
        game.undo();
        return reached;
    }

    private int[] orderedMoves() {
        int[] moves = new int[game.field.area.length + 1];
        int count = game.allMoves(moves);
        order.sort(moves, count);
        moves[count++] = Board.NONE;
        return Arrays.copyOf(moves, count);
    }

    /**
     * Follows moves that keep the outcome from where they are played; the loser resists by moves rather than by passes, and in
     * a seki whoever can pass does. Where cycles decide, the line may stop before the end.
     */
    private void findLine() {
        Set<Long> seen = new HashSet<>();
        while (!game.isOver()) {
            seen.add(game.key());
            Integer move = nextMove(seen);
            if (move == null) {
                return;
            }
            line.add(move);
            game.play(move);
        }
    }

    private @Nullable Integer nextMove(Set<Long> seen) {
        superko.begin();
        superko.enter();
        if (outcome == Outcome.SEKI && reaches(Board.NONE)) {
            return Board.NONE;
        }
        for (int move : orderedMoves()) {
            if (isNew(move, seen) && reaches(move)) {
                return move;
            }
        }
        return null;
    }

    private boolean isNew(int move, Set<Long> seen) {
        game.play(move);
        boolean isNew = move == Board.NONE || game.isOver() || !seen.contains(game.key());
        game.undo();
        return isNew;
    }
}
