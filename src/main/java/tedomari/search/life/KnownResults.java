package tedomari.search.life;

/**
 * Who wins, for positions that were decided: a table with whole keys, so that no position is taken for another. It grows up to a
 * bound; then a new result replaces an old one of its bucket.
 *
 * <p>A board is kept once for all its levels, and a result at one level is noted at all those where it holds as well.
 */
final class KnownResults {

    private static final int BUCKET = 4;
    private static final int FIRST_BITS = 8;
    private static final int DEFENDER = 16;

    private final int maxBits;
    private long[] attackers = new long[1 << FIRST_BITS];
    private long[] defenders = new long[1 << FIRST_BITS];
    private long[] frames = new long[1 << FIRST_BITS];
    /** The lower half: levels at which the attacker wins; the upper half: at which the defender does. */
    private int[] winners = new int[1 << FIRST_BITS];

    private int used;

    KnownResults(int maxBits) {
        this.maxBits = maxBits;
    }

    /** Positive if the attacker wins, negative if the defender does, 0 if that is not known. */
    int find(LifePosition position) {
        long frame = position.frame();
        int bucket = bucketOf(position.frameHash());
        for (int i = bucket; i < bucket + BUCKET && winners[i] != 0; i++) {
            if (attackers[i] == position.attacker && defenders[i] == position.defender && frames[i] == frame) {
                int level = position.level();
                return (winners[i] >> level & 1) - (winners[i] >> DEFENDER + level & 1);
            }
        }
        return 0;
    }

    /** The attacker wins, or the defender does, at all these levels. */
    void put(LifePosition position, boolean attackerWins, int levels) {
        if (used > attackers.length / 2 && attackers.length < 1 << maxBits) {
            grow();
        }
        place(
                position.attacker,
                position.defender,
                position.frame(),
                position.frameHash(),
                attackerWins ? levels : levels << DEFENDER);
    }

    private void place(long attacker, long defender, long frame, long hash, int wins) {
        int bucket = bucketOf(hash);
        int at = bucket + (int) (hash >>> 60) % BUCKET;
        for (int i = bucket; i < bucket + BUCKET; i++) {
            if (winners[i] == 0) {
                used++;
                at = i;
                break;
            }
            if (attackers[i] == attacker && defenders[i] == defender && frames[i] == frame) {
                winners[i] |= wins;
                return;
            }
        }
        attackers[at] = attacker;
        defenders[at] = defender;
        frames[at] = frame;
        winners[at] = wins;
    }

    private void grow() {
        long[] oldAttackers = attackers;
        long[] oldDefenders = defenders;
        long[] oldFrames = frames;
        int[] oldWinners = winners;
        int length = 2 * oldAttackers.length;
        attackers = new long[length];
        defenders = new long[length];
        frames = new long[length];
        winners = new int[length];
        used = 0;
        for (int i = 0; i < oldAttackers.length; i++) {
            if (oldWinners[i] != 0) {
                long hash = LifePosition.mix(oldAttackers[i], oldDefenders[i], oldFrames[i]);
                place(oldAttackers[i], oldDefenders[i], oldFrames[i], hash, oldWinners[i]);
            }
        }
    }

    private int bucketOf(long hash) {
        return (int) (hash & attackers.length / BUCKET - 1) * BUCKET;
    }
}
