package tedomari.search;

import java.util.Arrays;
import java.util.Set;
import tedomari.go.Colour;

/**
 * Searches whether a player can force a goal in finite play from where a game stands, by proof numbers, depth first (Nagai
 * 2002): the next position looked at is always one that can change the answer with the least work expected.
 *
 * <p>Going round in a circle never reaches the goal, so a position that is met again on the path counts as a failure there. A
 * success rests on no such failure: it holds on every path. Nor does a failure in which no repetition took part: it is the
 * opponent's success. Only these two are kept. A failure that may rest on a repetition is believed for the length of one
 * search, and if the answer rests on it the answer is {@link #REPETITION}: the goal was not reached, but nothing is proven
 * (the graph-history problem, Palay 1983). Then the opponent's goal is searched for as well, see {@link Superko}.
 */
final class Proof {

    /** What a player wants. */
    enum Goal {
        /** To capture an essential block of the opponent. */
        CAPTURE,
        /** Not to be captured before the race is over. */
        SURVIVE
    }

    /** The goal is reached. */
    static final int SUCCESS = 1;

    /** The opponent prevents it in finite play. */
    static final int FAILURE = 2;

    /** It was not reached, perhaps only for a repetition. */
    static final int REPETITION = 3;

    private static final int NEVER = Estimates.NEVER;
    private static final long CAPTURE_BY_WHITE = Part.mixed(11);
    private static final long SURVIVAL = Part.mixed(12);

    /** The moves from a position on the path and what is known of them. */
    private static final class Frame {
        final int[] moves;
        final int[] results;
        final int[] proof;
        final int[] disproof;
        final int[] facts;
        final long[] keys;
        final long[] looseKeys;
        int count;

        Frame(int most) {
            moves = new int[most];
            results = new int[most];
            proof = new int[most];
            disproof = new int[most];
            facts = new int[most];
            keys = new long[most];
            looseKeys = new long[most];
        }
    }

    private final RaceGame game;
    private final Answers answers;
    private final Estimates estimates;
    private final Budget budget;
    private final Set<Shortcut> shortcuts;
    private final boolean counts;
    private final boolean knowsLife;
    private final boolean compares;
    private final Prospect prospect = new Prospect();
    private Frame[] frames = new Frame[32];
    private long[] path = new long[32];
    private int captures;
    private long run;
    private long tainted;
    /** The side that wants the goal. */
    private int player;
    /** The side that wants to capture. */
    private int attacker;

    private Goal goal = Goal.CAPTURE;
    private long question;

    Proof(RaceGame game, Answers answers, Estimates estimates, Budget budget, Set<Shortcut> shortcuts) {
        this.game = game;
        this.answers = answers;
        this.estimates = estimates;
        this.budget = budget;
        this.shortcuts = shortcuts;
        counts = shortcuts.contains(Shortcut.LIBERTY_COUNT);
        knowsLife = shortcuts.contains(Shortcut.LIFE);
        compares = shortcuts.contains(Shortcut.PLAIN_ORDER) && game.field.blocksOf(0) < 2 && game.field.blocksOf(1) < 2;
    }

    /** Can that player, whose turn it may be or not, force that goal? */
    int find(Colour who, Goal what) {
        player = RaceField.side(who);
        attacker = what == Goal.CAPTURE ? player : 1 - player;
        goal = what;
        question = attacker == 0 ? 0 : CAPTURE_BY_WHITE;
        captures = 0;
        run++;
        tainted = 0;
        game.look(prospect);
        int known = known(looseKey(prospect), fact(prospect));
        return known != Answers.NONE ? known : search(0, NEVER, NEVER);
    }

    /** Returns {@link Answers#NONE} when one of the limits is reached. */
    private int search(int ply, int proofLimit, int disproofLimit) {
        if (game.isOver()) {
            Colour winner = game.winner();
            return value(winner == null ? -1 : RaceField.side(winner));
        }
        int known = recognised();
        if (known != Answers.NONE) {
            budget.spend();
            return known;
        }
        long before = budget.nodes();
        budget.spend();
        Frame frame = frame(ply);
        game.look(prospect);
        long identity = identity(prospect);
        long looseKey = looseKey(prospect);
        int fact = fact(prospect);
        path[ply] = identity;
        fill(frame, ply);
        int result = expand(frame, ply, proofLimit, disproofLimit);
        long nodes = budget.nodes() - before;
        if (result == Answers.NONE) {
            estimates.put(identity ^ questionKey(), frameProof, frameDisproof, nodes);
        } else {
            keep(looseKey, fact, result, nodes);
        }
        return result;
    }

    private int frameProof;
    private int frameDisproof;

    private int expand(Frame frame, int ply, int proofLimit, int disproofLimit) {
        boolean mine = game.side() == player;
        while (true) {
            int settled = weigh(frame, mine);
            if (settled != Answers.NONE) {
                return settled;
            }
            if (frameProof >= proofLimit || frameDisproof >= disproofLimit) {
                return Answers.NONE;
            }
            int[] easy = mine ? frame.proof : frame.disproof;
            int[] hard = mine ? frame.disproof : frame.proof;
            int best = -1;
            int second = NEVER;
            for (int i = 0; i < frame.count; i++) {
                if (frame.results[i] == Answers.NONE) {
                    if (best < 0 || easy[i] < easy[best] || easy[i] == easy[best] && hard[i] < hard[best]) {
                        second = best < 0 ? second : easy[best];
                        best = i;
                    } else {
                        second = Math.min(second, easy[i]);
                    }
                }
            }
            int easyLimit = Math.min(mine ? proofLimit : disproofLimit, second + 1 + second / 4);
            int others = (mine ? frameDisproof : frameProof) - hard[best];
            int hardLimit = (mine ? disproofLimit : proofLimit) - others;
            int move = frame.moves[best];
            int taken = game.taken(move);
            game.play(move);
            captures += taken;
            frame.results[best] = search(ply + 1, mine ? easyLimit : hardLimit, mine ? hardLimit : easyLimit);
            frame.proof[best] = frameProof;
            frame.disproof[best] = frameDisproof;
            captures -= taken;
            game.undo();
        }
    }

    /** Looks up all moves, sums up their numbers, and tells the result if there is one. */
    private int weigh(Frame frame, boolean mine) {
        int least = NEVER;
        int most = 0;
        int open = 0;
        boolean repeated = false;
        for (int i = 0; i < frame.count; i++) {
            int result = frame.results[i];
            if (result == Answers.NONE) {
                open++;
                least = Math.min(least, mine ? frame.proof[i] : frame.disproof[i]);
                most = Math.max(most, mine ? frame.disproof[i] : frame.proof[i]);
            } else if (mine == (result == SUCCESS)) {
                return result;
            } else {
                repeated |= result == REPETITION;
            }
        }
        if (open == 0) {
            return mine ? repeated ? REPETITION : FAILURE : SUCCESS;
        }
        // Moves often lead to the same positions in another order: the largest number is nearer to the truth than the
        // sum.
        int hard = Math.min(NEVER - 1, most + open - 1);
        frameProof = mine ? least : hard;
        frameDisproof = mine ? hard : least;
        return Answers.NONE;
    }

    private void look(Frame frame, int i) {
        int known = known(frame.looseKeys[i], frame.facts[i]);
        if (known != Answers.NONE) {
            frame.results[i] = known;
            return;
        }
        long pair = estimates.find(frame.keys[i] ^ questionKey());
        if (pair != 0) {
            frame.proof[i] = Estimates.proof(pair);
            frame.disproof[i] = Estimates.disproof(pair);
        }
    }

    private void fill(Frame frame, int ply) {
        int count = game.moves(frame.moves, false, shortcuts);
        frame.moves[count++] = RaceGame.PASS;
        frame.count = count;
        for (int i = 0; i < count; i++) {
            game.look(frame.moves[i], prospect);
            if (prospect.wins || prospect.ends) {
                frame.results[i] = value(prospect.wins ? game.side() : -1);
                continue;
            }
            boolean again = (captures > 0 || prospect.taken > 0) && isOnPath(identity(prospect), ply);
            frame.results[i] = again ? REPETITION : Answers.NONE;
            frame.keys[i] = identity(prospect);
            frame.looseKeys[i] = looseKey(prospect);
            frame.facts[i] = fact(prospect);
            frame.proof[i] = clamp(prospect.liberties[1 - player]);
            frame.disproof[i] = clamp(prospect.liberties[player]);
            if (!again) {
                look(frame, i);
            }
        }
    }

    private static int clamp(int liberties) {
        return Math.max(1, Math.min(liberties, 20));
    }

    private static long identity(Prospect position) {
        return position.key ^ Part.mixed(position.threats[0] * 16L + position.threats[1] + 64);
    }

    private boolean isOnPath(long identity, int ply) {
        for (int above = ply; above >= 0; above--) {
            if (path[above] == identity) {
                return true;
            }
        }
        return false;
    }

    private int recognised() {
        if (knowsLife && game.isAlive(1 - attacker)) {
            return value(-1);
        }
        int winner = counts ? LibertyCount.winner(game) : -1;
        return winner < 0 ? Answers.NONE : value(winner);
    }

    /** The result if that side captures, or nobody. */
    private int value(int winner) {
        return (winner == attacker) == (player == attacker) ? SUCCESS : FAILURE;
    }

    private long questionKey() {
        return question ^ (goal == Goal.SURVIVE ? SURVIVAL : 0);
    }

    private long looseKey(Prospect position) {
        return (compares ? position.looseKey : position.key) ^ question;
    }

    private int fact(Prospect position) {
        int own = compares ? position.plain[attacker] : 0;
        int other = compares ? position.plain[1 - attacker] : 0;
        return Answers.fact(own, other, position.threats[attacker], position.threats[1 - attacker]);
    }

    /** The answers kept are those of the attacker; what is his failure is the defender's success. */
    private int known(long key, int fact) {
        int found = answers.find(key, fact);
        if (found != Answers.NONE) {
            return player == attacker ? found : SUCCESS + FAILURE - found;
        }
        return tainted > 0 && answers.find(key ^ Part.mixed(run + 1000), fact) != Answers.NONE
                ? REPETITION
                : Answers.NONE;
    }

    private void keep(long key, int fact, int result, long nodes) {
        if (result == REPETITION) {
            tainted++;
            answers.put(key ^ Part.mixed(run + 1000), fact, goal == Goal.CAPTURE ? FAILURE : SUCCESS, nodes);
        } else {
            answers.put(key, fact, player == attacker ? result : SUCCESS + FAILURE - result, nodes);
        }
    }

    private Frame frame(int ply) {
        if (ply == path.length) {
            path = Arrays.copyOf(path, 2 * ply);
            frames = Arrays.copyOf(frames, 2 * ply);
        }
        if (frames[ply] == null) {
            frames[ply] = new Frame(game.mostMoves());
        }
        return frames[ply];
    }
}
