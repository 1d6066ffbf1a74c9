package tedomari.search;

/**
 * How many moves the attacker needs to take all liberties that a block has in one part, his moves less those that the
 * defender makes there.
 *
 * <p>An upper bound: from a position worth n the attacker has a move to one worth n − 1 at most, and after a move of the
 * defender it is worth n + 1 at most or the attacker can answer so that it is worth n again. He never captures, so stones of
 * the defender only become more and play comes to an end.
 *
 * <p>A lower bound: after a move of the attacker the position is worth n − 1 at least or the defender can answer so that it
 * is worth n again. That the block has no other liberties is taken for granted.
 *
 * @param most the upper bound if the block has liberties elsewhere to the end
 * @param mostAsLast the upper bound if the last liberty of all is in this part, so that it may be filled by a stone without
 *     liberties
 * @param least the lower bound
 */
record Count(int most, int mostAsLast, int least) {

    /** So many moves that there is no bound. */
    static final int MANY = 1000;

    private static final Count NONE = new Count(0, 0, 0);
    private static final Count ALIVE = new Count(MANY, MANY, MANY);

    /** Counts for the block of that side, the only essential one of its colour. */
    static Count of(Local local, int side) {
        Part part = local.part;
        int block = part.blackBlocks[0] == (side == 0) ? 0 : 1;
        if (part.beside[block] == 0) {
            return NONE;
        }
        if (local.eyes[block] > 1 || (local.safe >> block & 1) != 0) {
            return ALIVE;
        }
        // A part beside both blocks may be played in by the attacker for his own ends: it is no safe liberty of the
        // defender.
        boolean isShared = part.beside[1 - block] != 0;
        if (!part.mayCount()) {
            return new Count(MANY, MANY, isShared ? 0 : local.count[block]);
        }
        long upper = upper(local, side, block);
        return new Count((int) (upper >> 32), (int) upper, isShared ? 0 : lower(local, side, block));
    }

    private static long upper(Local local, int side, int block) {
        int most = MANY;
        int last = MANY;
        if (local.count[block] == 0) {
            most = 0;
            last = 0;
        } else {
            for (Local.Move move : local.moves(1 - side)) {
                if (isQuiet(move)) {
                    Count after = move.next.counted(side);
                    most = Math.min(most, after.most + 1);
                    last = Math.min(last, after.mostAsLast + 1);
                } else if (move.needsHelp && move.next.count[block] == 0) {
                    last = 1;
                }
            }
        }
        for (Local.Move move : local.moves(side)) {
            if (move.needsHelp && move.helpers == 0) {
                continue;
            }
            Count after = move.next.counted(side);
            // A ko ban could keep the attacker from his next move: then he has to have an answer.
            int mostAfter = move.ko < 0 ? after.most - 1 : MANY;
            int lastAfter = move.ko < 0 ? after.mostAsLast - 1 : MANY;
            if (mostAfter > most || lastAfter > last) {
                for (Local.Move answer : move.next.moves(1 - side)) {
                    if (isQuiet(answer) && answer.point != move.ko) {
                        Count answered = answer.next.counted(side);
                        mostAfter = Math.min(mostAfter, answered.most);
                        lastAfter = Math.min(lastAfter, answered.mostAsLast);
                    }
                }
            }
            most = Math.max(most, mostAfter);
            last = Math.max(last, lastAfter);
        }
        return (long) Math.min(most, MANY) << 32 | Math.min(last, MANY);
    }

    /** Captures nothing, and is legal as long as the attacker's block has a liberty elsewhere. */
    private static boolean isQuiet(Local.Move move) {
        return move.taken == 0 && (!move.needsHelp || move.helpers != 0);
    }

    private static int lower(Local local, int side, int block) {
        if (local.count[block] == 0) {
            return 0;
        }
        int least = MANY;
        for (Local.Move move : local.moves(1 - side)) {
            boolean takesAll = move.next.count[block] == 0;
            if (move.needsHelp && !takesAll) {
                continue;
            }
            int after = 1;
            if (move.taken == 0 && !takesAll) {
                after = move.next.counted(side).least + 1;
                for (Local.Move answer : after < least ? move.next.moves(side) : new Local.Move[0]) {
                    if (!answer.needsHelp) {
                        after = Math.max(after, answer.next.counted(side).least);
                    }
                }
            }
            least = Math.min(least, after);
        }
        return Math.min(least, MANY);
    }
}
