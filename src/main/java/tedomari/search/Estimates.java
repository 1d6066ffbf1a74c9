package tedomari.search;

/**
 * A table, of bounded size, of proof and disproof numbers: how many positions, at least, must still be decided for a success
 * or a failure. It begins small and doubles while it fills; at full size new numbers replace those that cost least.
 */
final class Estimates {

    /** A number beyond all others: it cannot happen. */
    static final int NEVER = (1 << 24) - 1;

    private static final int BUCKET = 4;
    private static final int FIRST_BITS = 10;

    private final int maxBits;
    private long[] keys = new long[1 << FIRST_BITS];
    /** From the lowest bit: the cost, the disproof number, the proof number; 0 is a free place. */
    private long[] numbers = new long[1 << FIRST_BITS];

    private int used;

    Estimates(int maxBits) {
        this.maxBits = maxBits;
    }

    /** Both numbers, to be read by {@link #proof} and {@link #disproof}, or 0. */
    long find(long key) {
        int bucket = bucketOf(key);
        for (int i = bucket; i < bucket + BUCKET; i++) {
            if (keys[i] == key && numbers[i] != 0) {
                return numbers[i];
            }
        }
        return 0;
    }

    static int proof(long pair) {
        return (int) (pair >>> 40);
    }

    static int disproof(long pair) {
        return (int) (pair >>> 16) & NEVER;
    }

    void put(long key, int proof, int disproof, long nodes) {
        if (used > keys.length / 2 && keys.length < 1 << maxBits) {
            grow();
        }
        int cost = 64 - Long.numberOfLeadingZeros(nodes);
        place(key, (long) proof << 40 | (long) disproof << 16 | cost);
    }

    private void place(long key, long pair) {
        int bucket = bucketOf(key);
        int at = bucket;
        for (int i = bucket; i < bucket + BUCKET; i++) {
            if (numbers[i] == 0 || keys[i] == key) {
                used += numbers[i] == 0 ? 1 : 0;
                at = i;
                break;
            }
            if ((numbers[i] & 0xffff) < (numbers[at] & 0xffff)) {
                at = i;
            }
        }
        keys[at] = key;
        numbers[at] = pair;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldNumbers = numbers;
        keys = new long[2 * oldKeys.length];
        numbers = new long[2 * oldNumbers.length];
        used = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldNumbers[i] != 0) {
                place(oldKeys[i], oldNumbers[i]);
            }
        }
    }

    private int bucketOf(long key) {
        return (int) (key & keys.length / BUCKET - 1) * BUCKET;
    }
}
