package tedomari.cgt;

import java.util.Arrays;

/** The companion of a game: its image under the one automorphism of the lattice of games born by a day (Siegel 2013, §III.2). */
public final class Companion {

    private Companion() {}

    /** {@code {companions of gL, and 0 if g ≥ 0 | companions of gR, and 0 if g ≤ 0}}; an uptimal with a number part stays. */
    public static Game of(Game g) {
        return new Recursion<Game>() {
            @Override
            Game step(Game game) {
                if (game instanceof NumberUpStar part) {
                    return !part.number.isZero() || part.nimber > 1
                            ? part
                            : NumberUpStar.of(Dyadic.ZERO, part.ups, part.nimber ^ 1);
                }
                return CanonicalForm.of(
                        withZero(mapped(game.leftArray(), this, Values.ZERO), Values.ZERO.leq(game)),
                        withZero(mapped(game.rightArray(), this, Values.ZERO), game.leq(Values.ZERO)));
            }
        }.apply(g);
    }

    private static Game[] withZero(Game[] options, boolean add) {
        if (!add) {
            return options;
        }
        Game[] more = Arrays.copyOf(options, options.length + 1);
        more[options.length] = Values.ZERO;
        return more;
    }
}
