package tedomari.cgt;

/** Cooled games: every move costs the mover the temperature, until the game is frozen to a number. */
public final class Cooling {

    private static final Cache<Game, Dyadic, Game> KNOWN = new Cache<>("cooled games");

    private Cooling() {}

    /**
     * {@code g} cooled by {@code t}: the mean if t is above the temperature of g, else {@code {gL cooled − t | gR cooled + t}}
     * (Siegel 2013, Definition II.5.5, extended to t above −1). Cooling is additive.
     */
    public static Game cool(Game g, Dyadic t) {
        if (t.compareTo(Dyadic.MINUS_ONE) <= 0) {
            throw new GameException("cooling by t needs t > -1, but t is " + t);
        }
        return t.isZero() ? g : cooled(g, t);
    }

    private static Game cooled(Game g, Dyadic t) {
        if (g.isInteger()) {
            return g;
        }
        if (g.temperature().compareTo(t) < 0) {
            return Game.of(g.mean());
        }
        Game known = KNOWN.get(g, t);
        if (known == null) {
            Game tax = Game.of(t);
            Game[] left = g.leftArray().clone();
            for (int i = 0; i < left.length; i++) {
                left[i] = cooled(left[i], t).minus(tax);
            }
            Game[] right = g.rightArray().clone();
            for (int i = 0; i < right.length; i++) {
                right[i] = cooled(right[i], t).plus(tax);
            }
            known = CanonicalForm.of(left, right);
            KNOWN.put(g, t, known);
        }
        return known;
    }

    /** {@code g} cooled by its own temperature: infinitesimally close to its mean. A number is frozen already. */
    public static Game freeze(Game g) {
        return g.isNumber() ? g : cool(g, g.temperature());
    }
}
