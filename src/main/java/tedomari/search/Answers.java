package tedomari.search;

/**
 * A table of answers of bounded size. It begins small and doubles while it fills; at full size a new answer replaces the
 * cheapest of its bucket.
 *
 * <p>An answer belongs to a key and to a {@linkplain #fact fact} of four numbers: plain liberties and threats of the player who
 * asks, and those of his opponent. A success holds with more of his own and fewer of his opponent's as well, a failure with
 * fewer of his own and more of his opponent's.
 */
final class Answers {

    /** The result of a lookup that found nothing. */
    static final int NONE = 0;

    private static final int BUCKET = 4;
    private static final int FIRST_BITS = 10;
    private static final int NUMBER = (1 << 10) - 1;
    private static final int THREATS = (1 << 3) - 1;

    private final int maxBits;
    private long[] keys = new long[1 << FIRST_BITS];
    /** From the lowest bit: the result, the cost, the numbers. */
    private int[] facts = new int[1 << FIRST_BITS];

    private int bits = FIRST_BITS;
    private int used;

    Answers(int maxBits) {
        this.maxBits = maxBits;
    }

    /** The numbers that an answer depends on, in one. */
    static int fact(int own, int other, int ownThreats, int otherThreats) {
        return own << 6 | other << 16 | ownThreats << 26 | otherThreats << 29;
    }

    int find(long key, int fact) {
        int bucket = bucketOf(key);
        for (int i = bucket; i < bucket + BUCKET; i++) {
            if (keys[i] == key && facts[i] != 0 && covers(facts[i], fact)) {
                return result(facts[i]);
            }
        }
        return NONE;
    }

    /** Keeps a success or failure that took that many nodes. */
    void put(long key, int fact, int result, long nodes) {
        if (bits < maxBits && used > keys.length / 2) {
            grow();
        }
        int cost = Math.min(15, (64 - Long.numberOfLeadingZeros(nodes)) / 2);
        place(key, result | cost << 2 | fact);
    }

    private void place(long key, int fact) {
        int bucket = bucketOf(key);
        int at = bucket;
        for (int i = bucket; i < bucket + BUCKET; i++) {
            if (facts[i] == 0 || keys[i] == key && implies(fact, facts[i])) {
                used += facts[i] == 0 ? 1 : 0;
                at = i;
                break;
            }
            if (cost(facts[i]) < cost(facts[at])) {
                at = i;
            }
        }
        keys[at] = key;
        facts[at] = fact;
    }

    private static boolean implies(int fact, int older) {
        return result(fact) == result(older) && covers(fact, older);
    }

    private static boolean covers(int known, int asked) {
        return result(known) == Proof.SUCCESS ? isBetter(asked, known) : isBetter(known, asked);
    }

    private static boolean isBetter(int one, int other) {
        return own(one) >= own(other)
                && other(one) <= other(other)
                && ownThreats(one) >= ownThreats(other)
                && otherThreats(one) <= otherThreats(other);
    }

    private static int result(int fact) {
        return fact & 3;
    }

    private static int cost(int fact) {
        return fact >> 2 & 15;
    }

    private static int own(int fact) {
        return fact >> 6 & NUMBER;
    }

    private static int other(int fact) {
        return fact >> 16 & NUMBER;
    }

    private static int ownThreats(int fact) {
        return fact >> 26 & THREATS;
    }

    private static int otherThreats(int fact) {
        return fact >> 29 & THREATS;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldFacts = facts;
        keys = new long[2 * oldKeys.length];
        facts = new int[2 * oldFacts.length];
        bits++;
        used = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldFacts[i] != 0) {
                place(oldKeys[i], oldFacts[i]);
            }
        }
    }

    private int bucketOf(long key) {
        return (int) (key & keys.length / BUCKET - 1) * BUCKET;
    }
}
