package tedomari.eyes;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** How many eyes there are, by location: all of them by stage, the stored ones, their records, and the calm ones. */
public final class Tally {

    private static final int LOCATIONS = Location.values().length;
    private static final int STAGES = Stage.values().length;
    private static final int KINDS = STAGES + 3;

    /** The bytes that {@link #put} writes. */
    static final int BYTES = Long.BYTES * LOCATIONS * KINDS;

    private final long[][] counts = new long[LOCATIONS][KINDS];

    Tally() {}

    static Tally read(ByteBuffer from) {
        Tally tally = new Tally();
        for (long[] row : tally.counts) {
            for (int i = 0; i < KINDS; i++) {
                row[i] = from.getLong();
            }
        }
        return tally;
    }

    void put(ByteBuffer to) {
        for (long[] row : counts) {
            for (long count : row) {
                to.putLong(count);
            }
        }
    }

    void add(Block block) {
        long[] row = counts[block.shape().location().ordinal()];
        for (Stage stage : Stage.values()) {
            row[stage.ordinal()] += block.count(stage);
        }
        row[STAGES] += block.eyes();
        row[STAGES + 1] += block.records();
        row[STAGES + 2] += block.calm();
    }

    /** All eyes there that come with that stage. */
    public long eyes(Location location, Stage stage) {
        return counts[location.ordinal()][stage.ordinal()];
    }

    public long eyes(Location location) {
        long sum = 0;
        for (Stage stage : Stage.values()) {
            sum += eyes(location, stage);
        }
        return sum;
    }

    /** Column a of Table 1. */
    public long eyes() {
        return total(0, STAGES);
    }

    /** Those that are not unconditionally alive. */
    public long stored(Location location) {
        return counts[location.ordinal()][STAGES];
    }

    /** Column b of Table 1. */
    public long stored() {
        return total(STAGES, STAGES + 1);
    }

    public long records() {
        return total(STAGES + 1, STAGES + 2);
    }

    /** Table 2. */
    public long calm(Location location) {
        return counts[location.ordinal()][STAGES + 2];
    }

    public long calm() {
        return total(STAGES + 2, KINDS);
    }

    private long total(int from, int to) {
        long sum = 0;
        for (long[] row : counts) {
            for (int i = from; i < to; i++) {
                sum += row[i];
            }
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tally tally && Arrays.deepEquals(counts, tally.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(counts);
    }
}
