package tedomari.search;

import java.time.Duration;

/**
 * What a search may use.
 *
 * @param nodes how many positions it may visit
 * @param time how long it may run
 * @param tableBits the table of answers has at most 2 to this power of entries, of twelve bytes each
 */
public record Limits(long nodes, Duration time, int tableBits) {

    /** No limit but the memory, 96 MB. */
    public static final Limits NONE = new Limits(Long.MAX_VALUE, Duration.ofDays(10_000), 23);

    public Limits {
        if (nodes < 1 || time.isNegative()) {
            throw new IllegalArgumentException("a search needs at least one node and no negative time");
        }
        if (tableBits < 10 || tableBits > 28) {
            throw new IllegalArgumentException("a table has 2^10 to 2^28 entries, not 2^" + tableBits);
        }
    }

    public static Limits ofNodes(long nodes) {
        return new Limits(nodes, NONE.time, NONE.tableBits);
    }

    public static Limits ofTime(Duration time) {
        return new Limits(NONE.nodes, time, NONE.tableBits);
    }
}
