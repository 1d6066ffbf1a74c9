package tedomari.search;

import java.util.Arrays;

/**
 * A connected set of points between the stones that stay to the end of a race, and what lies around it. Nothing that is played
 * in one part matters in another but by the liberties of the essential blocks, so a race is the tuple of the positions of its
 * parts. Parts of the same form with the same surroundings are one and the same object.
 */
final class Part {

    static final int MAX_POINTS = 64;

    /** When so many positions are remembered, all are forgotten; the search finds again those it needs. */
    private static final int MOST_POSITIONS = 1 << 21;

    /** Beyond this the search of a race is as fast as counting. */
    private static final int MOST_COUNTED = 20_000;

    /** By essential block: is it black? */
    final boolean[] blackBlocks;

    final long all;

    /** By point. */
    final long[] neighbours;

    /** By essential block: the points next to it. */
    final long[] beside;

    /** By side: is the part beside an essential block of it? */
    final boolean[] isBeside = new boolean[2];

    /** By side: the points next to safe blocks of that colour. */
    final long[] besideSafe;

    /** By essential block: the points next to other stones that stay, but for safe ones of its own colour. */
    final long[] besideOthers;

    /** Whose plain liberty the part is, as a side, or −1. */
    final int plainOwner;

    private final long salt;
    private Local[] table = new Local[16];
    private int positions;
    private int counted;

    Part(boolean[] blackBlocks, long[] neighbours, long[] beside, long[] besideSafe, int plainOwner, long salt) {
        this.blackBlocks = blackBlocks;
        this.neighbours = neighbours;
        this.beside = beside;
        this.besideSafe = besideSafe;
        this.plainOwner = plainOwner;
        this.salt = salt;
        all = neighbours.length == MAX_POINTS ? -1L : (1L << neighbours.length) - 1;
        besideOthers = new long[beside.length];
        for (int block = 0; block < beside.length; block++) {
            isBeside[blackBlocks[block] ? 0 : 1] |= beside[block] != 0;
            besideOthers[block] = besideSafe[blackBlocks[block] ? 1 : 0];
            for (int other = 0; other < beside.length; other++) {
                besideOthers[block] |= other == block ? 0 : beside[other];
            }
        }
    }

    /** The position with these stones. */
    Local at(long black, long white) {
        long hash = hash(black, white);
        int place = (int) hash & table.length - 1;
        while (table[place] != null) {
            if (table[place].black == black && table[place].white == white) {
                return table[place];
            }
            place = place + 1 & table.length - 1;
        }
        Local fresh = new Local(this, black, white);
        if (positions >= MOST_POSITIONS) {
            forget();
        } else if (2 * positions >= table.length) {
            grow();
        }
        put(fresh);
        return fresh;
    }

    /** Is it worth the while to count another position? */
    boolean mayCount() {
        return counted++ < MOST_COUNTED;
    }

    private void put(Local position) {
        int place = (int) position.hash & table.length - 1;
        while (table[place] != null) {
            place = place + 1 & table.length - 1;
        }
        table[place] = position;
        positions++;
    }

    private void grow() {
        Local[] old = table;
        table = new Local[2 * old.length];
        positions = 0;
        for (Local position : old) {
            if (position != null) {
                put(position);
            }
        }
    }

    private void forget() {
        for (Local position : table) {
            if (position != null) {
                position.forget();
            }
        }
        Arrays.fill(table, null);
        positions = 0;
    }

    /** The same for equal positions of equal parts; sums of such numbers stand for tuples of positions. */
    long hash(long black, long white) {
        return mixed(mixed(mixed(black + salt) ^ white) + salt);
    }

    /** The last step of splitmix64 (Steele, Lea and Flood 2014). */
    static long mixed(long bits) {
        long z = (bits ^ bits >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    /** What can be reached from some points of an area within it. */
    long spread(long start, long area) {
        long reached = start;
        long fresh = start;
        while (fresh != 0) {
            int point = Long.numberOfTrailingZeros(fresh);
            long next = neighbours[point] & area & ~reached;
            reached |= next;
            fresh = fresh & fresh - 1 | next;
        }
        return reached;
    }

    /** The neighbours of some points; those among them that have neighbours among them too. */
    long around(long points) {
        long found = 0;
        for (long rest = points; rest != 0; rest &= rest - 1) {
            found |= neighbours[Long.numberOfTrailingZeros(rest)];
        }
        return found;
    }

    /** Does a chain of that side belong to a block that stays? */
    boolean isHeld(long chain, int side) {
        long held = besideSafe[side];
        for (int block = 0; block < beside.length; block++) {
            held |= blackBlocks[block] == (side == 0) ? beside[block] : 0;
        }
        return (chain & held) != 0;
    }
}
