package tedomari.eyes.space;

import java.util.Arrays;
import tedomari.eyes.space.EyeProof.Answer;
import tedomari.task.Progress;

/**
 * All positions that can be reached, and among them those that the player who is not master of the ko wins in finitely many
 * moves: the least set that holds the ends he has won and each position from which he can, or his opponent must, move into
 * it. All others are the master's. For what goes round in circles, where a search along single lines finds no end.
 */
final class EyeCycles {

    private final EyeRules rules;
    private final int mostPositions;
    private final EyeAnswers numbers = new EyeAnswers();
    private long[] keys = new long[1 << 10];
    private int[][] next = new int[1 << 10][];
    private int count;

    EyeCycles(EyeRules rules, int mostPositions) {
        this.rules = rules;
        this.mostPositions = mostPositions;
    }

    /** Whether the block lives, or open if there are too many positions. */
    Answer answer(long position, boolean ownerMoves) {
        number(EyeProof.key(position, ownerMoves));
        long[] buffer = new long[EyeRules.MOST_MOVES];
        for (int i = 0; i < count; i++) {
            if (count > mostPositions) {
                return Answer.OPEN;
            }
            Progress.checkpoint();
            expand(i, buffer);
        }
        return wonByMastersOpponent()[0] == rules.ownerIsMaster() ? Answer.DEAD : Answer.ALIVE;
    }

    private int number(long key) {
        int known = numbers.get(key);
        if (known != 0) {
            return known - 1;
        }
        if (count == keys.length) {
            keys = Arrays.copyOf(keys, 2 * count);
            next = Arrays.copyOf(next, 2 * count);
        }
        keys[count] = key;
        numbers.put(key, ++count);
        return count - 1;
    }

    /** The successors of a position; −1 stands for the capture of the block, and life is a position without any. */
    private void expand(int i, long[] buffer) {
        long position = keys[i] >>> 2;
        boolean ownerMoves = (keys[i] & 2) != 0;
        int moves = rules.board().isAlive(position) ? 0 : rules.next(position, ownerMoves, buffer);
        int[] after = new int[moves];
        for (int m = 0; m < moves; m++) {
            after[m] = buffer[m] == EyeBoard.CAPTURED ? -1 : number(EyeProof.key(buffer[m], !ownerMoves));
        }
        next[i] = after;
    }

    private boolean[] wonByMastersOpponent() {
        boolean[] won = new boolean[count];
        for (boolean changed = true; changed; ) {
            changed = false;
            Progress.checkpoint();
            // Positions found late are nearer to the end.
            for (int i = count - 1; i >= 0; i--) {
                if (!won[i] && isWon(i, won)) {
                    won[i] = true;
                    changed = true;
                }
            }
        }
        return won;
    }

    private boolean isWon(int i, boolean[] won) {
        boolean ownerMoves = (keys[i] & 2) != 0;
        if (next[i].length == 0) {
            return !rules.ownerIsMaster();
        }
        boolean chooses = ownerMoves != rules.ownerIsMaster();
        for (int after : next[i]) {
            boolean good = after < 0 ? rules.ownerIsMaster() : won[after];
            if (good == chooses) {
                return chooses;
            }
        }
        return !chooses;
    }
}
