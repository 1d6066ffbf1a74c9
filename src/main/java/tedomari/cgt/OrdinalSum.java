package tedomari.cgt;

import java.util.Arrays;

/** The ordinal sum {@code g:h}: a move in g ends the game in h. */
public final class OrdinalSum {

    private OrdinalSum() {}

    /** {@code {gL, g:hL | gR, g:hR}}, of the canonical form of g: unlike h, g counts as written. */
    public static Game of(Game g, Game h) {
        if (g instanceof NumberUpStar base && base.ups == 0 && h instanceof NumberUpStar heap && heap.isNimber()) {
            return NumberUpStar.of(base.number, 0, Math.addExact(base.nimber, heap.nimber));
        }
        return new Recursion<Game>() {
            @Override
            Game step(Game upper) {
                return CanonicalForm.of(
                        joined(g.leftArray(), mapped(upper.leftArray(), this, Values.ZERO)),
                        joined(g.rightArray(), mapped(upper.rightArray(), this, Values.ZERO)));
            }
        }.apply(h);
    }

    private static Game[] joined(Game[] lower, Game[] upper) {
        Game[] all = Arrays.copyOf(lower, lower.length + upper.length);
        System.arraycopy(upper, 0, all, lower.length, upper.length);
        return all;
    }
}
