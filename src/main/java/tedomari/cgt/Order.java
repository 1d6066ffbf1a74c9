package tedomari.cgt;

/** The partial order of games. */
final class Order {

    private static final Cache<Game, Game, Boolean> KNOWN = new Cache<>("comparisons");

    /** Below this depth of both games together, moving is faster than looking up. */
    private static final int WORTH_KEEPING = 7;

    private Order() {}

    /**
     * {@code g ≤ h}: no left option of g is at least h, and no right option of h is at most g.
     *
     * <p>The stops decide most cases at once: {@code LS(g) < RS(h)} implies {@code g < h}, and {@code g ≤ h} implies
     * {@code LS(g) ≤ LS(h)} and {@code RS(g) ≤ RS(h)}. A number need not be moved in (number avoidance).
     */
    static boolean leq(Game g, Game h) {
        if (g == h) {
            return true;
        }
        if (g instanceof NumberUpStar a && h instanceof NumberUpStar b) {
            return a.leq(b);
        }
        if (Game.compareLeftStopToRightStop(g, h) < 0) {
            return true;
        }
        if (Game.compareLeftStops(h, g) < 0 || Game.compareRightStops(h, g) < 0) {
            return false;
        }
        if (g.depth + h.depth < WORTH_KEEPING) {
            return byMoves(g, h);
        }
        Boolean known = KNOWN.get(g, h);
        if (known == null) {
            known = byMoves(g, h);
            KNOWN.put(g, h, known);
        }
        return known;
    }

    private static boolean byMoves(Game g, Game h) {
        Game.checkpoint();
        if (!g.isNumber()) {
            for (Game option : g.leftArray()) {
                if (leq(h, option)) {
                    return false;
                }
            }
        }
        if (!h.isNumber()) {
            for (Game option : h.rightArray()) {
                if (leq(option, g)) {
                    return false;
                }
            }
        }
        return true;
    }
}
