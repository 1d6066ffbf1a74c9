package tedomari.eyes;

/**
 * What is found for an eye with one number of external liberties, with or without the extra eye, as one {@code long}: the
 * status for Black first and for White first, 4 bits each, then their best moves, 16 bits each. A status is stored as status +
 * 8, or 0 if that player may not move first. Who loses unconditionally has no moves stored: none of them matters.
 */
final class Finding {

    /** The wall has no liberty at all: no such position. */
    static final long IMPOSSIBLE = 0;

    private static final int BIAS = 8;

    private Finding() {}

    static long black(int status, int moves) {
        return status + BIAS | (long) moves << 8;
    }

    static long white(int status, int moves) {
        return status + BIAS << 4 | (long) moves << 24;
    }

    /** For Black first, 0 if he may not be. */
    static int blackStatus(long finding) {
        int stored = (int) finding & 15;
        return stored == 0 ? 0 : stored - BIAS;
    }

    static int whiteStatus(long finding) {
        int stored = (int) finding >>> 4 & 15;
        return stored == 0 ? 0 : stored - BIAS;
    }

    static int blackMoves(long finding) {
        return (int) (finding >>> 8) & 0xFFFF;
    }

    static int whiteMoves(long finding) {
        return (int) (finding >>> 24) & 0xFFFF;
    }

    /** Paper I, §2.2: it does not matter who moves first, and yet it is a ko. */
    static boolean isCalm(long finding) {
        int black = blackStatus(finding);
        int white = whiteStatus(finding);
        return black != 0 && white != 0 && black + white == 0 && Math.abs(black) <= Layers.MOST_THREATS;
    }
}
