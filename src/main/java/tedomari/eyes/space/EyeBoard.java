package tedomari.eyes.space;

/**
 * The rules of Go within an eyespace whose block has no liberty elsewhere. Sets of points are bits of an {@code int};
 * a position is the stones of the owner and of the attacker. Suicide is forbidden.
 */
final class EyeBoard {

    /** Points are bits of an {@code int}, and a position with its ko fits in a {@code long}. */
    static final int MOST_POINTS = 26;

    /** No such move. */
    static final long ILLEGAL = -1;

    /** The attacker captures the block. */
    static final long CAPTURED = -2;

    private final int all;
    private final int[] near;

    /** The points beside the block. */
    private final int beside;

    EyeBoard(EyeGraph graph) {
        int size = graph.size();
        all = (1 << size) - 1;
        near = new int[size];
        int touching = 0;
        for (int i = 0; i < size; i++) {
            near[i] = (int) graph.adjacency(i);
            touching |= graph.touches(i) ? 1 << i : 0;
        }
        beside = touching;
    }

    int empties(long position) {
        return all & ~own(position) & ~enemy(position);
    }

    int near(int point) {
        return near[point];
    }

    /** A position after a move: own stones, enemy stones from bit 26 on, and the ko point plus one from bit 52 on. */
    private static long position(int own, int enemy, int ko) {
        return own | (long) enemy << MOST_POINTS | (long) (ko + 1) << 2 * MOST_POINTS;
    }

    static int own(long position) {
        return (int) position & (1 << MOST_POINTS) - 1;
    }

    static int enemy(long position) {
        return (int) (position >>> MOST_POINTS) & (1 << MOST_POINTS) - 1;
    }

    /** Where the player to move may not retake, or −1. */
    static int ko(long position) {
        return (int) (position >>> 2 * MOST_POINTS) - 1;
    }

    static long start(int own, int enemy) {
        return position(own, enemy, -1);
    }

    static long withoutKo(long position) {
        return position & (1L << 2 * MOST_POINTS) - 1;
    }

    /** All points of a set that can be reached from some of them. */
    private int flood(int from, int within) {
        int reached = from & within;
        int fresh = reached;
        while (fresh != 0) {
            fresh = neighbours(fresh) & within & ~reached;
            reached |= fresh;
        }
        return reached;
    }

    private int neighbours(int points) {
        int around = 0;
        for (int rest = points; rest != 0; rest &= rest - 1) {
            around |= near[Integer.numberOfTrailingZeros(rest)];
        }
        return around;
    }

    /** The owner's move. */
    long defend(long before, int point) {
        int own = own(before) | 1 << point;
        int enemy = enemy(before);
        int taken = breathless(near[point] & enemy, enemy, all & ~own & ~enemy);
        enemy &= ~taken;
        int empty = all & ~own & ~enemy;
        int block = flood(1 << point, own);
        boolean joins = (block & beside) != 0;
        int bodies = joins ? flood(beside & own, own) : block;
        int liberties = (neighbours(bodies) | (joins ? beside : 0)) & empty;
        if (liberties == 0) {
            return ILLEGAL;
        }
        boolean isKo = !joins && Integer.bitCount(block) == 1 && Integer.bitCount(taken) == 1 && liberties == taken;
        return position(own, enemy, isKo ? Integer.numberOfTrailingZeros(taken) : -1);
    }

    /** The attacker's move. */
    long attack(long before, int point) {
        int enemy = enemy(before) | 1 << point;
        int own = own(before);
        int empty = all & ~own & ~enemy;
        int body = flood(beside & own, own);
        if (((neighbours(body) | beside) & empty) == 0) {
            return CAPTURED;
        }
        int taken = breathless(near[point] & own & ~body, own, empty);
        own &= ~taken;
        empty |= taken;
        int block = flood(1 << point, enemy);
        int liberties = neighbours(block) & empty;
        if (liberties == 0) {
            return ILLEGAL;
        }
        boolean isKo = Integer.bitCount(block) == 1 && Integer.bitCount(taken) == 1 && liberties == taken;
        return position(own, enemy, isKo ? Integer.numberOfTrailingZeros(taken) : -1);
    }

    /** The stones of the blocks at some points that have no liberty. */
    private int breathless(int from, int stones, int empty) {
        int found = 0;
        for (int rest = from; rest != 0; ) {
            int block = flood(rest & -rest, stones);
            rest &= ~block;
            found |= (neighbours(block) & empty) == 0 ? block : 0;
        }
        return found;
    }

    /**
     * The block has two regions in which all empty points are its liberties and no own stone stands: it cannot be captured
     * even if the owner always passes (Benson 1976).
     */
    boolean isAlive(long position) {
        int own = own(position);
        int empty = all & ~own & ~enemy(position);
        int body = flood(beside & own, own);
        int liberties = (neighbours(body) | beside) & empty;
        int eyes = 0;
        for (int rest = all & ~body; rest != 0; ) {
            int region = flood(rest & -rest, all & ~body);
            rest &= ~region;
            int inside = region & empty;
            if (inside != 0 && (region & own) == 0 && (inside & ~liberties) == 0 && ++eyes == 2) {
                return true;
            }
        }
        return false;
    }
}
