package tedomari.search;

import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tedomari.go.Board;
import tedomari.go.Colour;

/**
 * Searches, depth first, whether a player can force a goal in finite play from where a game stands.
 *
 * <p>Going round in a circle never reaches the goal, so a position that is met again on the path counts as a failure there.
 * A success rests on no such failure: it holds on every path. A failure may rest on one, and then holds only below the
 * position that was met again: it is {@linkplain Provisional provisional} until that position has failed too. So nothing in
 * the table depends on a path (the graph-history problem, Palay 1983). If no failure by repetition took part in it, a
 * failure is the opponent's success in finite play.
 */
final class Proof {

    /** What a player wants. */
    enum Goal {
        /** To capture an essential block of the opponent. */
        CAPTURE,
        /** Not to be captured before the race is over. */
        SURVIVE
    }

    static final int SUCCESS = 1;

    /** The opponent prevents it in finite play. */
    static final int FAILURE = 2;

    /** It is prevented, perhaps only by repetition. */
    static final int REPETITION = 3;

    private static final int FREE = Integer.MAX_VALUE;
    private static final long[] QUESTION = {
        0x1f83d9abfb41bd6bL, 0x6a09e667f3bcc909L, 0x3c6ef372fe94f82bL, 0x510e527fade682d1L
    };

    private final RaceGame game;
    private final Answers answers;
    private final Budget budget;
    private final MoveOrder order;
    private final Provisional provisional = new Provisional();
    private final boolean counts;
    private final boolean compares;
    private int[][] buffers = new int[32][];
    private long[] path = new long[32];
    private int captures;
    private long question;
    private Colour player = Colour.BLACK;
    private Goal goal = Goal.CAPTURE;

    Proof(RaceGame game, Answers answers, Budget budget, Set<Shortcut> shortcuts) {
        this.game = game;
        this.answers = answers;
        this.budget = budget;
        order = new MoveOrder(game);
        counts = shortcuts.contains(Shortcut.LIBERTY_COUNT);
        compares = shortcuts.contains(Shortcut.PLAIN_ORDER)
                && game.field.essential[0].length < 2
                && game.field.essential[1].length < 2;
    }

    /** Can that player, whose turn it may be or not, force that goal? */
    int find(Colour who, Goal what) {
        player = who;
        goal = what;
        question = QUESTION[2 * RaceField.side(who) + (what == Goal.CAPTURE ? 0 : 1)];
        captures = 0;
        return search(0);
    }

    /** The lowest ply that the last result of {@link #search} rests on, if that was a failure. */
    private int rest;

    private int search(int ply) {
        rest = FREE;
        if (game.isOver()) {
            return value(game.winner(), goal == Goal.SURVIVE);
        }
        long key = game.key();
        int known = known(key);
        if (known != Answers.NONE) {
            return known;
        }
        // Without a capture the stones become more and more.
        if (captures > 0) {
            for (int above = ply - 1; above >= 0; above--) {
                if (path[above] == key) {
                    rest = above;
                    return REPETITION;
                }
            }
        }
        int provisionalRest = provisional.restOf(key);
        if (provisionalRest >= 0) {
            rest = provisionalRest;
            return REPETITION;
        }
        budget.spend();
        if (counts) {
            Colour winner = LibertyCount.winner(game);
            if (winner != null) {
                return value(winner, false);
            }
        }
        return expand(ply, key);
    }

    private int value(@Nullable Colour winner, boolean ifNobody) {
        boolean reached = winner == null ? ifNobody : winner == player;
        return reached ? SUCCESS : FAILURE;
    }

    private int expand(int ply, long key) {
        ensure(ply);
        long before = budget.nodes();
        int begin = provisional.size();
        path[ply] = key;
        int[] moves = buffers[ply];
        int count = game.moves(moves);
        order.sort(moves, count);
        moves[count++] = Board.NONE;
        boolean mine = game.toMove() == player;
        int result = mine ? FAILURE : SUCCESS;
        int lowest = FREE;
        for (int i = 0; i < count; i++) {
            int after = play(moves[i], ply);
            if (mine) {
                lowest = Math.min(lowest, rest);
                result = after == SUCCESS ? SUCCESS : Math.max(result, after);
            } else {
                lowest = rest;
                result = after;
            }
            if (mine == (after == SUCCESS)) {
                order.reward(game.toMove(), moves[i], count);
                break;
            }
        }
        rest = result == SUCCESS || lowest >= ply ? FREE : lowest;
        keep(key, result, ply, begin, budget.nodes() - before);
        return result;
    }

    private void keep(long key, int result, int ply, int begin, long nodes) {
        long tableKey = (compares ? game.looseKey() : key) ^ question;
        int own = compares ? game.plainLeft(player) : 0;
        int other = compares ? game.plainLeft(player.opponent()) : 0;
        if (rest != FREE) {
            provisional.add(key, tableKey, own, other, rest, begin);
            return;
        }
        if (result == SUCCESS) {
            provisional.drop(begin);
        } else {
            provisional.settle(begin, ply, (k, x, y) -> answers.put(k, x, y, REPETITION, 1));
        }
        answers.put(tableKey, own, other, result, nodes);
    }

    private int known(long key) {
        return compares
                ? answers.find(game.looseKey() ^ question, game.plainLeft(player), game.plainLeft(player.opponent()))
                : answers.find(key ^ question, 0, 0);
    }

    private int play(int move, int ply) {
        game.play(move);
        int taken = game.board.captured();
        captures += taken;
        int after = search(ply + 1);
        captures -= taken;
        game.undo();
        return after;
    }

    private void ensure(int ply) {
        if (ply == path.length) {
            path = Arrays.copyOf(path, 2 * ply);
            buffers = Arrays.copyOf(buffers, 2 * ply);
        }
        if (buffers[ply] == null) {
            buffers[ply] = new int[game.field.area.length + 1];
        }
    }
}
