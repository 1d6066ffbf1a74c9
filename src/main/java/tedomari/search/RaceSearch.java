package tedomari.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;

/** The search of one race: outcomes first, then all moves that reach one of them, then a line. */
final class RaceSearch {

    private final RaceGame game;
    private final Budget budget;
    private final Superko superko;
    private final Prospect prospect = new Prospect();
    private final Colour first;
    private final List<Integer> good = new ArrayList<>();
    private final List<Integer> line = new ArrayList<>();
    private Outcome outcome = Outcome.UNKNOWN;
    private boolean cyclic;
    private @Nullable String unknown;

    RaceSearch(RaceGame game, Budget budget, int tableBits, Set<Shortcut> shortcuts) {
        this.game = game;
        this.budget = budget;
        Proof proof = new Proof(game, new Answers(tableBits), new Estimates(tableBits - 1), budget, shortcuts);
        superko = new Superko(game, proof, budget);
        first = game.toMove();
    }

    /** The outcome with these threats. What was proven before serves where it holds for these as well. */
    Outcome outcome(Threats threats) {
        game.arm(threats);
        try {
            superko.begin();
            Outcome found = outcome();
            cyclic = superko.met();
            return found;
        } catch (Budget.Exhausted exhausted) {
            rewind();
            unknown = exhausted.getMessage();
            return Outcome.UNKNOWN;
        }
    }

    /** The moves that reach an outcome found before, and a line; {@code rests} tells whether it rests on the ban of repetition. */
    RaceResult complete(Threats threats, Outcome known, boolean rests) {
        boolean koMet = game.koMet();
        outcome = known;
        if (outcome != Outcome.UNKNOWN) {
            game.arm(threats);
            try {
                superko.begin();
                if (outcome != Outcome.winOf(first.opponent())) {
                    findGood();
                }
                findLine();
            } catch (Budget.Exhausted exhausted) {
                unknown = exhausted.getMessage();
            }
            rewind();
        }
        good.sort(null);
        return new RaceResult(outcome, good, line, koMet, rests, budget.nodes(), unknown);
    }

    /** Has a ko been met so far? */
    boolean koMet() {
        return game.koMet();
    }

    /** Did the last outcome rest on the ban of repetition? */
    boolean cyclic() {
        return cyclic;
    }

    long nodes() {
        return budget.nodes();
    }

    private void rewind() {
        while (game.depth() > 0) {
            game.undo();
        }
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
            if (reaches(move, true)) {
                good.add(game.point(move));
            }
        }
        superko.leave();
    }

    /**
     * Does a move of the player to move keep the outcome? He can do no better, so it is enough that he does no worse.
     *
     * @param waives whether a pass is not counted: as the first of all moves it only leaves the move to the opponent
     */
    private boolean reaches(int move, boolean waives) {
        Colour player = game.toMove();
        if (waives && move == RaceGame.PASS) {
            game.waive();
        } else {
            game.play(move);
        }
        boolean reached = outcome == Outcome.SEKI
                ? !superko.captures(player.opponent())
                : superko.captures(player) == (outcome == Outcome.winOf(player));
        game.undo();
        return reached;
    }

    /** Those that leave the player ahead in liberties first, the pass last. */
    private int[] orderedMoves() {
        int[] moves = new int[game.mostMoves()];
        int count = game.moves(moves, true, Set.of());
        int[] sorted = Arrays.stream(moves, 0, count)
                .boxed()
                .sorted(Comparator.comparingInt(move -> -lead(move)))
                .mapToInt(Integer::intValue)
                .toArray();
        return IntStream.concat(Arrays.stream(sorted), IntStream.of(RaceGame.PASS))
                .toArray();
    }

    private int lead(int move) {
        game.look(move, prospect);
        int own = Math.min(prospect.liberties[game.side()], Part.MAX_POINTS);
        int other = Math.min(prospect.liberties[1 - game.side()], Part.MAX_POINTS);
        return prospect.wins ? Integer.MAX_VALUE : 2 * own - 3 * other + prospect.taken;
    }

    /**
     * Follows moves that keep the outcome from where they are played; the loser resists by moves rather than by passes, and in
     * a seki whoever can pass does. Where cycles decide, the line may stop before the end.
     */
    private void findLine() {
        Set<Long> seen = new HashSet<>();
        while (!game.isOver()) {
            seen.add(game.key() ^ game.threatKey());
            Integer move = nextMove(seen);
            if (move == null) {
                return;
            }
            line.add(game.point(move));
            game.play(move);
        }
    }

    private @Nullable Integer nextMove(Set<Long> seen) {
        superko.begin();
        superko.enter();
        if (outcome == Outcome.SEKI && reaches(RaceGame.PASS, false)) {
            return RaceGame.PASS;
        }
        for (int move : orderedMoves()) {
            if (isNew(move, seen) && reaches(move, false)) {
                return move;
            }
        }
        return null;
    }

    private boolean isNew(int move, Set<Long> seen) {
        game.play(move);
        boolean isNew = move == RaceGame.PASS || game.isOver() || !seen.contains(game.key() ^ game.threatKey());
        game.undo();
        return isNew;
    }
}
