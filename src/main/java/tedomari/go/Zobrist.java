package tedomari.go;

import java.util.SplittableRandom;

/**
 * Random keys whose exclusive or is the hash of a position (Zobrist 1970). They are the same in every run and for every
 * outline, so hashes are comparable between boards of one outline only.
 */
final class Zobrist {

    private static final int POINTS = Outline.MAX_SIDE * Outline.MAX_SIDE;

    /** By 2 · point + colour. */
    static final long[] STONE;

    static final long[] KO;

    static final long WHITE_TO_MOVE;

    static {
        SplittableRandom random = new SplittableRandom(0x7ed0_3a21L);
        STONE = random.longs(2 * POINTS).toArray();
        KO = random.longs(POINTS).toArray();
        WHITE_TO_MOVE = random.nextLong();
    }

    private Zobrist() {}
}
