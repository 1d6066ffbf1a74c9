package tedomari.search.life;

/**
 * Wolf's rulings. A level holds the external ko threats, of one player only, and whether the attacker has made a pass of type
 * 1b-ii; that flag matters only as long as the defender has threats.
 *
 * <p>Ruling II: in a regular position the defender may pass, and gives all his threats up if the flag is set; the attacker may pass
 * only while the defender has a threat, which sets the flag. In a ko-banned position either may pass, at no cost. Ruling I:
 * the attacker passes in ko-banned positions only.
 *
 * <p>More threats never hurt their owner. For the attacker that is plain. For the defender: he plays as if he had fewer; if the
 * attacker makes a pass that he could not make then, the defender passes too, and is where he was with no threats left, which
 * wins. For the same reason the flag never helps the defender.
 */
enum ThreatRuling implements Ruling {
    /** Playing elsewhere has no value. */
    ONE,
    /** Playing elsewhere has a value: the attacker may leave a bent four until the threats are gone. */
    TWO;

    /** The most threats that a level can hold. */
    static final int MAX_THREATS = 5;

    private static final int NONE = MAX_THREATS;
    private static final int LEVELS = 3 * MAX_THREATS + 1;
    private static final int[] NO_HARDER = new int[LEVELS];
    private static final int[] NO_EASIER = new int[LEVELS];

    static {
        for (int a = 0; a < LEVELS; a++) {
            for (int b = 0; b < LEVELS; b++) {
                if (isNoBetterForDefender(b, a)) {
                    NO_HARDER[a] |= 1 << b;
                    NO_EASIER[b] |= 1 << a;
                }
            }
        }
    }

    private static boolean isNoBetterForDefender(int level, int other) {
        boolean flagFits = other <= NONE || level <= NONE || hasFlag(level) || !hasFlag(other);
        return attackers(level) >= attackers(other) && defenders(level) <= defenders(other) && flagFits;
    }

    /** The level with that many threats for one player. */
    static int level(boolean ofDefender, int threats) {
        return ofDefender ? defendersLevel(threats, false) : NONE - threats;
    }

    private static int defendersLevel(int threats, boolean flag) {
        return threats == 0 ? NONE : NONE + 2 * threats - (flag ? 1 : 0);
    }

    /** The threats of the attacker. */
    static int attackers(int level) {
        return Math.max(0, NONE - level);
    }

    /** The threats of the defender. */
    static int defenders(int level) {
        return level <= NONE ? 0 : (level - NONE + 1) / 2;
    }

    /** Has the attacker made a pass of type 1b-ii? */
    static boolean hasFlag(int level) {
        return level > NONE && (level - NONE) % 2 == 1;
    }

    @Override
    public boolean keepsTurn() {
        return false;
    }

    @Override
    public int take(int level, boolean byDefender) {
        return level;
    }

    @Override
    public int retake(int level, boolean byDefender) {
        if (byDefender) {
            return defenders(level) == 0 ? FORBIDDEN : defendersLevel(defenders(level) - 1, hasFlag(level));
        }
        return attackers(level) == 0 ? FORBIDDEN : level + 1;
    }

    @Override
    public int pass(int level, boolean byDefender, boolean banned) {
        if (banned) {
            return level;
        }
        if (byDefender) {
            return hasFlag(level) ? NONE : level;
        }
        return this == ONE || defenders(level) == 0 ? FORBIDDEN : defendersLevel(defenders(level), true);
    }

    @Override
    public int noHarder(int level) {
        return NO_HARDER[level];
    }

    @Override
    public int noEasier(int level) {
        return NO_EASIER[level];
    }
}
