package tedomari.eyes.space;

/** What a search knows of positions: a table from keys other than zero to small numbers that grows as it is filled. */
final class EyeAnswers {

    private long[] keys = new long[1 << 10];
    private int[] values = new int[1 << 10];
    private int used;

    /** The number of a key, or 0. */
    int get(long key) {
        return values[slot(key)];
    }

    void put(long key, int value) {
        int slot = slot(key);
        if (keys[slot] == 0) {
            keys[slot] = key;
            used++;
        }
        values[slot] = value;
        if (2 * used > keys.length) {
            grow();
        }
    }

    private int slot(long key) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        int slot = (int) (mixed >>> 32) & keys.length - 1;
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldValues = values;
        keys = new long[2 * oldKeys.length];
        values = new int[2 * oldKeys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
            }
        }
    }
}
