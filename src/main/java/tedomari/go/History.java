package tedomari.go;

import java.util.Arrays;

/** The moves of a board with what is needed to take them back: a stack of frames of one size. */
final class History {

    // The fields of a frame.
    static final int POINT = 0;
    static final int RING = 1;
    static final int BLOCK = 2;
    static final int ROLE = 3;
    static final int KO = 4;
    static final int PLAYER = 5;
    static final int OWN = 6;
    static final int OWN_COUNT = 7;
    static final int OWN_SIZE = 8;
    static final int OWN_SAFE = 9;
    static final int FRIENDS = 10;
    static final int FRIEND_STONE = 11;
    static final int FRIEND_BLOCK = 15;
    static final int TAKEN_BLOCKS = 19;
    static final int TAKEN_STONE = 20;
    static final int TAKEN = 24;
    static final int SUICIDE = 25;
    static final int ENEMIES = 26;
    static final int ENEMY_BLOCK = 27;
    static final int EMPTIES = 31;
    static final int EMPTY_POINT = 32;
    private static final int FRAME = 36;

    private final int longFrame;
    int[] ints = new int[64 * FRAME];
    long[] longs;
    private int depth;

    /** Each frame holds the hash and {@code words} words of liberties. */
    History(int words) {
        longFrame = words + 1;
        longs = new long[64 * longFrame];
    }

    int depth() {
        return depth;
    }

    /** Opens a frame and returns where its fields begin. */
    int push() {
        if (depth * FRAME == ints.length) {
            ints = Arrays.copyOf(ints, 2 * ints.length);
            longs = Arrays.copyOf(longs, 2 * longs.length);
        }
        return depth++ * FRAME;
    }

    int pop() {
        return --depth * FRAME;
    }

    int top() {
        return (depth - 1) * FRAME;
    }

    /** Where the longs of a frame begin: the hash, then the liberties. */
    int longsOf(int frame) {
        return frame / FRAME * longFrame;
    }
}
