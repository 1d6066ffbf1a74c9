package tedomari.go;

import java.util.Arrays;

/**
 * The blocks of a board by number, each with its liberties as a bit set. Numbers are given and returned like a stack: a
 * block that was captured or joined keeps its row, so that taking a move back finds it as it was.
 */
final class LibertyTable {

    private final int words;
    private long[] bits;
    private int[] count;
    private int[] size;
    private boolean[] safe;
    private int top;

    LibertyTable(int points) {
        words = (points + 63) >> 6;
        bits = new long[64 * words];
        count = new int[64];
        size = new int[64];
        safe = new boolean[64];
    }

    int words() {
        return words;
    }

    /** The number of a new block without stones and liberties. */
    int push() {
        if (top == count.length) {
            bits = Arrays.copyOf(bits, 2 * bits.length);
            count = Arrays.copyOf(count, 2 * top);
            size = Arrays.copyOf(size, 2 * top);
            safe = Arrays.copyOf(safe, 2 * top);
        }
        Arrays.fill(bits, top * words, (top + 1) * words, 0);
        count[top] = 0;
        size[top] = 0;
        safe[top] = false;
        return top++;
    }

    void pop() {
        top--;
    }

    int count(int block) {
        return count[block];
    }

    int size(int block) {
        return size[block];
    }

    boolean isSafe(int block) {
        return safe[block];
    }

    void set(int block, int newSize, boolean isSafe) {
        size[block] = newSize;
        safe[block] = isSafe;
    }

    /** One stone more. */
    void grow(int block) {
        size[block]++;
    }

    /** Adds a liberty that may be there already. */
    void add(int block, int point) {
        int w = block * words + (point >> 6);
        long bit = 1L << point;
        if ((bits[w] & bit) == 0) {
            bits[w] |= bit;
            count[block]++;
        }
    }

    /** Takes a liberty away; false if it was none. */
    boolean remove(int block, int point) {
        int w = block * words + (point >> 6);
        long bit = 1L << point;
        if ((bits[w] & bit) == 0) {
            return false;
        }
        bits[w] ^= bit;
        count[block]--;
        return true;
    }

    boolean has(int block, int point) {
        return (bits[block * words + (point >> 6)] >>> point & 1) != 0;
    }

    /** Adds all of another block: its liberties, its stones, its safety. */
    void join(int block, int other) {
        int to = block * words;
        int from = other * words;
        int sum = 0;
        for (int w = 0; w < words; w++) {
            long word = bits[to + w] | bits[from + w];
            bits[to + w] = word;
            sum += Long.bitCount(word);
        }
        count[block] = sum;
        size[block] += size[other];
        safe[block] |= safe[other];
    }

    void save(int block, long[] store, int at) {
        int from = block * words;
        for (int w = 0; w < words; w++) {
            store[at + w] = bits[from + w];
        }
    }

    void restore(int block, long[] store, int at, int oldCount) {
        int to = block * words;
        for (int w = 0; w < words; w++) {
            bits[to + w] = store[at + w];
        }
        count[block] = oldCount;
    }

    int list(int block, int[] buffer) {
        int found = 0;
        for (int w = 0; w < words; w++) {
            for (long word = bits[block * words + w]; word != 0; word &= word - 1) {
                buffer[found++] = (w << 6) + Long.numberOfTrailingZeros(word);
            }
        }
        return found;
    }
}
