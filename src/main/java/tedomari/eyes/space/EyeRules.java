package tedomari.eyes.space;

/**
 * The moves in an eyespace with one player as <em>the master of the ko</em>: he may retake at once, his opponent never, and
 * play without end is his. A pass by the attacker ends the play, as the owner passes too, so he passes only when a ko is
 * forbidden to him.
 */
record EyeRules(EyeBoard board, boolean ownerIsMaster) {

    /** All moves, the pass too. */
    static final int MOST_MOVES = EyeBoard.MOST_POINTS + 1;

    /** Writes the positions after all moves to the buffer, the most promising first, and returns how many they are. */
    int next(long position, boolean ownerMoves, long[] buffer) {
        int found = 0;
        boolean passes = ownerMoves;
        int empty = board.empties(position);
        for (int points = empty; points != 0; ) {
            int point = middle(points, empty);
            points &= ~(1 << point);
            if (point == EyeBoard.ko(position) && ownerMoves != ownerIsMaster) {
                passes = true;
                continue;
            }
            long after = ownerMoves ? board.defend(position, point) : board.attack(position, point);
            if (after != EyeBoard.ILLEGAL) {
                buffer[found++] = after;
            }
        }
        if (passes) {
            buffer[found++] = EyeBoard.withoutKo(position);
        }
        return found;
    }

    /** Of some points the one with most empty neighbours: the middle of a shape is what both want. */
    private int middle(int points, int empty) {
        int best = -1;
        int most = -1;
        for (int rest = points; rest != 0; rest &= rest - 1) {
            int point = Integer.numberOfTrailingZeros(rest);
            int open = Integer.bitCount(board.near(point) & empty);
            if (open > most) {
                most = open;
                best = point;
            }
        }
        return best;
    }
}
