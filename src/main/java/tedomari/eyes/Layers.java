package tedomari.eyes;

/**
 * For whom a position is won, in all runs at once: a vector has a bit for each run, set if Black wins it. A run fixes the
 * external ko threats and whether Black has waited, that is, made a pass of type 1b-ii (Wolf 2006, §4.2).
 *
 * <p>Bit 0: no threats. Bits 1–5: so many threats of Black. Bits 6–10: 1–5 threats of White, Black has not waited. Bits 11–15:
 * the same, he has. Bits 16–31: all that again with the extra eye. The rules look from a run only to itself and to runs with
 * fewer threats, and everything is monotone; so the least fixed point of all runs together is that of each.
 */
final class Layers {

    /** The most threats, k_m of the paper. */
    static final int MOST_THREATS = 5;

    /** The status of an unconditional win. */
    static final int UNCONDITIONAL = MOST_THREATS + 1;

    static final int ALONE = 0x0000FFFF;
    static final int WITH_EXTRA_EYE = 0xFFFF0000;
    static final int ALL = -1;

    private static final int PLAIN = 0x00010001;
    private static final int WAITED = 0xF800F800;
    private static final int WAITED_FIRST = 0x0800;
    private static final int UNWAITED_FIRST = 0x0040;

    private static final int STATUS_BITS = 0x7FF;
    private static final byte[] STATUS = new byte[STATUS_BITS + 1];
    private static final boolean[] MONOTONE = new boolean[STATUS_BITS + 1];

    static {
        for (int vector = 0; vector <= STATUS_BITS; vector++) {
            STATUS[vector] = (byte) computeStatus(vector);
            MONOTONE[vector] = computeMonotone(vector);
        }
    }

    private Layers() {}

    private static int computeStatus(int vector) {
        int threats = 1;
        if ((vector & 1) != 0) {
            while (threats <= MOST_THREATS && (vector >>> MOST_THREATS + threats & 1) != 0) {
                threats++;
            }
            return threats;
        }
        while (threats <= MOST_THREATS && (vector >>> threats & 1) == 0) {
            threats++;
        }
        return -threats;
    }

    private static boolean computeMonotone(int vector) {
        int black = vector & 0x3F;
        int white = vector >>> 6 << 1 | vector & 1;
        // Ones from some place on upwards, and ones up to some place.
        return (black + (black & -black)) % 64 == 0 && (white & white + 1) == 0;
    }

    /** What a vector without the extra eye says to Black: paper I, §2.2, positive if he wins without threats. */
    static int status(int vector) {
        return STATUS[vector & STATUS_BITS];
    }

    /** Does nobody do worse with more threats of his own? */
    static boolean isMonotone(int vector) {
        return MONOTONE[vector & STATUS_BITS];
    }

    /** Black may pass in a regular position while White has threats: he has waited then. */
    static int blackPasses(int whiteToMove) {
        int waited = whiteToMove & WAITED;
        return waited | waited >>> MOST_THREATS;
    }

    /** White always may pass in a regular position; if Black has waited this gives all threats up. */
    static int whitePasses(int blackToMove) {
        return blackToMove & ~WAITED | (blackToMove & PLAIN) * WAITED_LOW;
    }

    private static final int WAITED_LOW = WAITED & ALONE;

    /** Black retakes a banned ko for one threat. */
    static int blackRetakes(int after) {
        return after << 1 & 0x003E003E;
    }

    /** White retakes a banned ko for one threat; where he has none the move is not his to make and does not count. */
    static int whiteRetakes(int after) {
        int plain = after & PLAIN;
        return (after & 0x7BC07BC0) << 1 | plain * UNWAITED_FIRST | plain * WAITED_FIRST | 0x003F003F;
    }
}
