package tedomari.cgt;

/**
 * The adjustment values of a cooled race (Nakamura 2009, §3, in the one criterion that replaces his three cases): how far
 * the player who moves first can round the value in his favour.
 */
public final class Rounding {

    private Rounding() {}

    /**
     * The largest integer n with not {@code g ≤ n − 1}: what Left moving first makes of g. Below the left stop no integer is
     * at least g, above it every one is; so only the stop itself needs a comparison.
     */
    public static Dyadic up(Game g) {
        Dyadic stop = g.leftStop;
        return stop.isInteger() && !g.leq(Game.of(stop)) ? stop.plus(Dyadic.ONE) : stop.ceiling();
    }

    /** The least integer n with not {@code g ≥ n + 1}: what Right moving first makes of g. */
    public static Dyadic down(Game g) {
        return up(g.negate()).negate();
    }
}
