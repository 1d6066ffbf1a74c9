package tedomari.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Failures that rest on a repetition: each holds if the positions on the path that it rests on fail as well. They lie on a
 * stack in the order in which they were found, so those found below a position are the ones from its beginning upwards.
 *
 * <p>When the position succeeds, what was found below it is dropped. When it fails without resting on anything above, all of
 * them fail together for good: none of them has a way out but into another (compare the strongly connected components of
 * Tarjan 1972).
 */
final class Provisional {

    /** What a settled failure is told to. */
    interface Settled {
        void accept(long tableKey, int own, int other);
    }

    private final Map<Long, Integer> places = new HashMap<>();
    private long[] keys = new long[64];
    private long[] tableKeys = new long[64];
    private int[] own = new int[64];
    private int[] other = new int[64];
    private int[] rest = new int[64];
    private int size;

    int size() {
        return size;
    }

    /** The lowest ply that the failure of that position rests on, or −1 if there is none. */
    int restOf(long key) {
        Integer place = size == 0 ? null : places.get(key);
        return place == null ? -1 : rest[place];
    }

    /** The position failed, resting on that ply, and so does all that was found below it. */
    void add(long key, long tableKey, int ownNumber, int otherNumber, int ply, int begin) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            tableKeys = Arrays.copyOf(tableKeys, 2 * size);
            own = Arrays.copyOf(own, 2 * size);
            other = Arrays.copyOf(other, 2 * size);
            rest = Arrays.copyOf(rest, 2 * size);
        }
        keys[size] = key;
        tableKeys[size] = tableKey;
        own[size] = ownNumber;
        other[size] = otherNumber;
        rest[size] = ply;
        places.put(key, size++);
        for (int i = begin; i < size; i++) {
            rest[i] = Math.min(rest[i], ply);
        }
    }

    void drop(int begin) {
        while (size > begin) {
            places.remove(keys[--size]);
        }
    }

    /** The position at that ply failed for good. */
    void settle(int begin, int ply, Settled settled) {
        for (int i = begin; i < size; i++) {
            if (rest[i] >= ply) {
                settled.accept(tableKeys[i], own[i], other[i]);
            }
        }
        drop(begin);
    }
}
