package tedomari.search.life;

/**
 * How hard undecided positions look: their proof and disproof numbers when they were left last. A table of one entry a place;
 * losing an entry, or taking it for another's, costs time only.
 */
final class Estimates {

    private static final int FIRST_BITS = 10;

    private final int maxBits;
    private long[] keys = new long[1 << FIRST_BITS];
    private long[] numbers = new long[1 << FIRST_BITS];
    private int used;

    Estimates(int maxBits) {
        this.maxBits = maxBits;
    }

    /** The proof number in the lower half, the disproof number in the upper; 0 if there is no estimate. */
    long find(long key) {
        int at = (int) (key & keys.length - 1);
        return keys[at] == key ? numbers[at] : 0;
    }

    void put(long key, int proof, int disproof) {
        if (used > keys.length / 2 && keys.length < 1 << maxBits) {
            grow();
        }
        int at = (int) (key & keys.length - 1);
        used += numbers[at] == 0 ? 1 : 0;
        keys[at] = key;
        numbers[at] = (long) disproof << 32 | proof;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldNumbers = numbers;
        keys = new long[2 * oldKeys.length];
        numbers = new long[2 * oldKeys.length];
        used = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldNumbers[i] != 0) {
                int at = (int) (oldKeys[i] & keys.length - 1);
                used++;
                keys[at] = oldKeys[i];
                numbers[at] = oldNumbers[i];
            }
        }
    }
}
