package tedomari.search;

import java.util.Arrays;
import java.util.Set;
import tedomari.go.Colour;
import tedomari.search.Proof.Goal;

/**
 * Who captures if nobody may bring about a position for the second time; passes are free of this ban.
 *
 * <p>A player who can capture in finite play captures under the ban too: on his way there no position is met twice, so the
 * ban binds only his opponent. The positions before were not won for him, or the search would have ended there, so his way
 * does not lead through them either. The same holds for the opponent who can survive in finite play. Only where neither can
 * is the whole tree searched, without any table, since there the result depends on the path.
 */
final class Superko {

    private final RaceGame game;
    private final Proof proof;
    private final Budget budget;
    private long[] path = new long[64];
    private int length;
    private boolean met;

    Superko(RaceGame game, Proof proof, Budget budget) {
        this.game = game;
        this.proof = proof;
        this.budget = budget;
    }

    /** Has a result rested on the ban of repetition? */
    boolean met() {
        return met;
    }

    /** Forgets what was played before the position where the game stands now. */
    void begin() {
        length = 0;
        met = false;
    }

    /** Does that player capture, from where the game stands now? */
    boolean captures(Colour player) {
        if (game.isOver()) {
            return game.winner() == player;
        }
        int capture = proof.find(player, Goal.CAPTURE);
        if (capture != Proof.REPETITION) {
            return capture == Proof.SUCCESS;
        }
        if (proof.find(player.opponent(), Goal.SURVIVE) == Proof.SUCCESS) {
            return false;
        }
        met = true;
        budget.spend();
        enter();
        boolean mine = game.toMove() == player;
        int[] moves = new int[game.mostMoves()];
        int count = game.moves(moves, true, Set.of());
        moves[count++] = RaceGame.PASS;
        boolean result = !mine;
        for (int i = 0; i < count && result != mine; i++) {
            game.play(moves[i]);
            if (moves[i] == RaceGame.PASS || !isRepeated()) {
                result = captures(player);
            }
            game.undo();
        }
        leave();
        return result;
    }

    /** The position belongs to the past from now on. */
    void enter() {
        if (length == path.length) {
            path = Arrays.copyOf(path, 2 * length);
        }
        path[length++] = game.key() ^ game.threatKey();
    }

    void leave() {
        length--;
    }

    private boolean isRepeated() {
        long key = game.key() ^ game.threatKey();
        for (int i = 0; i < length; i++) {
            if (path[i] == key) {
                return true;
            }
        }
        return false;
    }
}
