package tedomari.eyes.space;

import tedomari.task.Progress;

/**
 * A search that deepens step by step. That a position came before on the way to it is a win for the master of the ko; an
 * answer that rests on that is kept only once it no longer depends on the way.
 */
final class EyeProof {

    /** Is it known that the block lives? */
    enum Answer {
        ALIVE,
        DEAD,
        OPEN
    }

    private static final int MOST_DEPTH = 60;
    private static final int NEVER = Integer.MAX_VALUE;
    /** How the table writes an answer, where zero is none. */
    private static final Answer[] ANSWERS = {Answer.OPEN, Answer.ALIVE, Answer.DEAD, Answer.OPEN};

    private final EyeRules rules;
    private final EyeAnswers answers = new EyeAnswers();
    private final long[] path = new long[MOST_DEPTH + 2];
    private final long[][] moves = new long[MOST_DEPTH + 2][EyeRules.MOST_MOVES];
    private long nodes;
    private long limit;

    /** The earliest place on the path that the last answer depends on. */
    private int depends;

    EyeProof(EyeRules rules) {
        this.rules = rules;
    }

    /** Whether the block lives, or open after so many nodes. */
    Answer answer(long position, boolean ownerMoves, long mostNodes) {
        limit = nodes + mostNodes;
        for (int depth = 2; depth <= MOST_DEPTH && nodes < limit; depth += 2) {
            Answer answer = solve(position, ownerMoves, depth, 0);
            if (answer != Answer.OPEN) {
                return answer;
            }
        }
        return Answer.OPEN;
    }

    /** A number for a position that is never zero. */
    static long key(long position, boolean ownerMoves) {
        return position << 2 | (ownerMoves ? 2 : 0) | 1;
    }

    private Answer solve(long position, boolean ownerMoves, int depth, int ply) {
        depends = NEVER;
        if (position == EyeBoard.CAPTURED) {
            return Answer.DEAD;
        }
        long key = key(position, ownerMoves);
        int known = answers.get(key);
        if (known != 0) {
            Answer answer = ANSWERS[known & 3];
            if (answer != Answer.OPEN || known >> 2 >= depth) {
                return answer;
            }
        }
        for (int i = ply - 2; i >= 0; i -= 2) {
            if (path[i] == key) {
                depends = i;
                return rules.ownerIsMaster() ? Answer.ALIVE : Answer.DEAD;
            }
        }
        if (++nodes > limit) {
            return Answer.OPEN;
        }
        if ((nodes & 1023) == 0) {
            Progress.checkpoint();
        }
        if (rules.board().isAlive(position)) {
            keep(key, Answer.ALIVE, depth);
            return Answer.ALIVE;
        }
        if (depth == 0) {
            return Answer.OPEN;
        }
        path[ply] = key;
        Answer answer = best(position, ownerMoves, depth, ply);
        if (depends >= ply) {
            depends = NEVER;
        }
        if (depends == NEVER && nodes <= limit || answer == Answer.OPEN && nodes <= limit) {
            keep(key, answer, depth);
        }
        return answer;
    }

    private void keep(long key, Answer answer, int depth) {
        int code = answer == Answer.ALIVE ? 1 : answer == Answer.DEAD ? 2 : 3;
        answers.put(key, code | depth << 2);
    }

    private Answer best(long position, boolean ownerMoves, int depth, int ply) {
        Answer wanted = ownerMoves ? Answer.ALIVE : Answer.DEAD;
        Answer answer = ownerMoves ? Answer.DEAD : Answer.ALIVE;
        int rests = NEVER;
        int count = rules.next(position, ownerMoves, moves[ply]);
        for (int i = 0; i < count; i++) {
            Answer value = solve(moves[ply][i], !ownerMoves, depth - 1, ply + 1);
            if (value == wanted) {
                return value;
            }
            answer = value == Answer.OPEN ? value : answer;
            rests = Math.min(rests, depends);
        }
        depends = rests;
        return answer;
    }
}
