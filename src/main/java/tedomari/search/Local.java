package tedomari.search;

import org.jspecify.annotations.Nullable;

/**
 * The stones in a {@link Part} of a race at some time, with all that a search asks of them. Sets of points are bits.
 */
final class Local {

    /** A move in a part. */
    static final class Move {
        /** Where, as a number within the part. */
        final int point;

        final Local next;

        /** How many stones it captures within the part. */
        final int taken;

        /** Where the opponent may not retake at once, or −1. */
        final int ko;

        /**
         * The move leaves its stone without liberties in this part; then it is legal only if the stone belongs to one of these
         * essential blocks, and that has a liberty elsewhere, or if it captures an essential block.
         */
        final boolean needsHelp;

        final int helpers;

        Move(int point, Local next, int taken, int ko, boolean needsHelp, int helpers) {
            this.point = point;
            this.next = next;
            this.taken = taken;
            this.ko = ko;
            this.needsHelp = needsHelp;
            this.helpers = helpers;
        }
    }

    final Part part;
    final long black;
    final long white;
    final long hash;

    /** By essential block: its liberties in this part. */
    final long[] liberties;

    /** By essential block: how many they are. */
    final int[] count;

    /** By essential block: the essential blocks that it is joined to in this part, itself among them. */
    final int[] joined;

    /** The essential blocks that are joined to a safe block in this part. */
    final int safe;

    /** By essential block: how many eyes it has here that the opponent can never fill. */
    final int[] eyes;

    final boolean hasJoin;

    private Move @Nullable [][] moves;
    private final @Nullable Count[] counts = new @Nullable Count[2];

    Local(Part part, long black, long white) {
        this.part = part;
        this.black = black;
        this.white = white;
        hash = part.hash(black, white);
        int blocks = part.beside.length;
        liberties = new long[blocks];
        count = new int[blocks];
        joined = new int[blocks];
        eyes = new int[blocks];
        long empty = part.all & ~black & ~white;
        int safeBlocks = 0;
        boolean joins = false;
        for (int block = 0; block < blocks; block++) {
            long own = part.blackBlocks[block] ? black : white;
            long group = part.spread(part.beside[block] & own, own);
            liberties[block] = (part.beside[block] | part.around(group)) & empty;
            count[block] = Long.bitCount(liberties[block]);
            joined[block] = 1 << block;
            for (int other = 0; other < blocks; other++) {
                if (other != block
                        && part.blackBlocks[other] == part.blackBlocks[block]
                        && (part.beside[other] & group) != 0) {
                    joined[block] |= 1 << other;
                    joins = true;
                }
            }
            if ((part.besideSafe[part.blackBlocks[block] ? 0 : 1] & group) != 0) {
                safeBlocks |= 1 << block;
            }
            eyes[block] = eyes(block, own, group);
        }
        safe = safeBlocks;
        hasJoin = joins;
    }

    /**
     * Regions without own stones that touch own stones of this block's group alone and nothing that lasts but the block, and
     * whose empty points are all liberties of the block: vital regions in the sense of Benson (1976).
     */
    private int eyes(int block, long own, long group) {
        int found = 0;
        long rest = part.all & ~own;
        long enclosing = part.besideOthers[block];
        while (rest != 0) {
            long region = part.spread(rest & -rest, rest);
            rest &= ~region;
            long empties = region & ~black & ~white;
            if (empties != 0
                    && (empties & ~liberties[block]) == 0
                    && (region & enclosing) == 0
                    && (part.around(region) & own & ~group) == 0) {
                found++;
            }
        }
        return found;
    }

    /** The moves of a player, those among them that may need help from elsewhere too. */
    Move[] moves(int side) {
        Move[][] known = moves;
        if (known == null) {
            known = new Move[][] {find(0), find(1)};
            moves = known;
        }
        return known[side];
    }

    /** What the only essential block of that side is worth here. */
    Count counted(int side) {
        Count known = counts[side];
        if (known == null) {
            known = Count.of(this, side);
            counts[side] = known;
        }
        return known;
    }

    /** Lets go of the positions that follow. */
    void forget() {
        moves = null;
    }

    private Move[] find(int side) {
        long empty = part.all & ~black & ~white;
        Move[] found = new Move[Long.bitCount(empty)];
        int at = 0;
        for (long rest = empty; rest != 0; rest &= rest - 1) {
            found[at++] = play(Long.numberOfTrailingZeros(rest), side);
        }
        return found;
    }

    private Move play(int point, int side) {
        long own = (side == 0 ? black : white) | 1L << point;
        long enemy = side == 0 ? white : black;
        long captured = 0;
        for (long near = part.neighbours[point] & enemy & ~captured; near != 0; near = near & (near - 1) & ~captured) {
            long chain = part.spread(near & -near, enemy);
            if (!part.isHeld(chain, 1 - side) && (part.around(chain) & ~own & ~enemy) == 0) {
                captured |= chain;
            }
        }
        enemy &= ~captured;
        long chain = part.spread(1L << point, own);
        long breath = part.around(chain) & part.all & ~own & ~enemy;
        boolean isSafe = (part.besideSafe[side] & chain) != 0;
        int helpers = 0;
        for (int block = 0; block < part.beside.length; block++) {
            if (part.blackBlocks[block] == (side == 0) && (part.beside[block] & chain) != 0) {
                helpers |= 1 << block;
                breath |= part.beside[block] & ~own & ~enemy & part.all;
            }
        }
        boolean isKo = Long.bitCount(captured) == 1
                && chain == 1L << point
                && helpers == 0
                && !isSafe
                && Long.bitCount(breath) == 1;
        Local next = part.at(side == 0 ? own : enemy, side == 0 ? enemy : own);
        return new Move(
                point,
                next,
                Long.bitCount(captured),
                isKo ? Long.numberOfTrailingZeros(captured) : -1,
                breath == 0 && !isSafe,
                helpers);
    }
}
