package tedomari.search.life;

/**
 * A position in the course of play. Its identity is all that the future depends on: the stones, the player to move, the ko point,
 * the targets still on the board, the external liberties, and the level of the {@link Ruling}.
 */
final class LifePosition {

    private static final int KO = 1;
    private static final int LIBERTIES = 8;
    private static final int EYE = 14;
    private static final int TARGETS = 15;
    private static final int LEVEL = 31;
    private static final int SAFE = 36;

    /** So many external liberties have room. */
    static final int MAX_LIBERTIES = 63;

    static final int NO_KO = -1;

    final long attacker;
    final long defender;
    /** From the lowest bit: who is to move, the ko point, external liberties, extra eye, targets, level, safety. */
    private final long situation;

    private LifePosition(long attacker, long defender, long situation) {
        this.attacker = attacker;
        this.defender = defender;
        this.situation = situation;
    }

    static LifePosition of(
            long attacker,
            long defender,
            boolean defenderToMove,
            int ko,
            int liberties,
            boolean extraEye,
            int targets,
            int level) {
        return new LifePosition(
                attacker,
                defender,
                (defenderToMove ? 1L : 0)
                        | (long) (ko + 1) << KO
                        | (long) liberties << LIBERTIES
                        | (extraEye ? 1L << EYE : 0)
                        | (long) targets << TARGETS
                        | (long) level << LEVEL);
    }

    /** The same board with another player, ko point and level. */
    LifePosition turned(boolean toDefender, int ko, int level) {
        return of(attacker, defender, toDefender, ko, liberties(), hasExtraEye(), targets(), level);
    }

    /** The game is over: a target can no longer be lost. */
    LifePosition safe() {
        return new LifePosition(attacker, defender, situation | 1L << SAFE);
    }

    boolean defenderToMove() {
        return (situation & 1) != 0;
    }

    int ko() {
        return (int) (situation >> KO & 127) - 1;
    }

    int liberties() {
        return (int) (situation >> LIBERTIES & MAX_LIBERTIES);
    }

    boolean hasExtraEye() {
        return (situation >> EYE & 1) != 0;
    }

    /** External liberties and the extra eye. */
    int outside() {
        return liberties() + (hasExtraEye() ? 1 : 0);
    }

    /** One bit for each target chain on the board. */
    int targets() {
        return (int) (situation >> TARGETS & 0xffff);
    }

    int level() {
        return (int) (situation >> LEVEL & 31);
    }

    boolean isSafe() {
        return situation >> SAFE != 0;
    }

    boolean isCaptured() {
        return targets() == 0;
    }

    /** Everything but the stones and the level. */
    long frame() {
        return situation & ~(31L << LEVEL);
    }

    /** The hash of what {@link #frame} and the stones say. */
    long frameHash() {
        return mix(attacker, defender, frame());
    }

    long hash() {
        return mix(attacker, defender, situation);
    }

    static long mix(long attacker, long defender, long rest) {
        long h = attacker * 0x9E3779B97F4A7C15L;
        h = (h ^ h >>> 29) + defender * 0xBF58476D1CE4E5B9L;
        h = (h ^ h >>> 31) + rest * 0x94D049BB133111EBL;
        h = (h ^ h >>> 30) * 0xD6E8FEB86659FD93L;
        return h ^ h >>> 32;
    }

    boolean isSame(LifePosition other) {
        return attacker == other.attacker && defender == other.defender && situation == other.situation;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LifePosition position && isSame(position);
    }

    @Override
    public int hashCode() {
        return (int) hash();
    }
}
