package tedomari.eyes;

import java.util.Arrays;

/** Positions with a ko-banned point, numbered from 0 in the order in which they are met. */
final class KoTable {

    private static final int FREE = -1;

    /** By number: colouring · 16 + point. */
    private int[] keys = new int[64];
    /** Open addressing: numbers by hash. */
    private int[] slots = new int[256];

    private int count;

    KoTable() {
        Arrays.fill(slots, FREE);
    }

    void clear() {
        Arrays.fill(slots, FREE);
        count = 0;
    }

    int count() {
        return count;
    }

    int colouring(int number) {
        return keys[number] >>> 4;
    }

    int point(int number) {
        return keys[number] & 15;
    }

    /** The number of a position, a new one if it was not met before. */
    int add(int colouring, int point) {
        int key = colouring << 4 | point;
        int slot = slot(key);
        if (slots[slot] != FREE) {
            return slots[slot];
        }
        if (2 * (count + 1) > slots.length) {
            slots = new int[2 * slots.length];
            Arrays.fill(slots, FREE);
            for (int i = 0; i < count; i++) {
                slots[slot(keys[i])] = i;
            }
            slot = slot(key);
        }
        if (count == keys.length) {
            keys = Arrays.copyOf(keys, 2 * count);
        }
        keys[count] = key;
        slots[slot] = count;
        return count++;
    }

    private int slot(int key) {
        int mask = slots.length - 1;
        int slot = (key * 0x9E3779B9 >>> 7) & mask;
        while (slots[slot] != FREE && keys[slots[slot]] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }
}
