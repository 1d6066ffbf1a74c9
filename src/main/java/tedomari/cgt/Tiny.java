package tedomari.cgt;

import org.jspecify.annotations.Nullable;

/**
 * A number plus a tiny, {@code x + {0||0|−g}}, or minus one, as it can be read off a canonical form.
 *
 * @param number the x
 * @param subscript the g, whose mean is positive
 * @param isMiny whether the tiny is taken away
 */
public record Tiny(Dyadic number, Game subscript, boolean isMiny) {

    /** {@code {0||0|−g}}. */
    public static Game tiny(Game g) {
        Game threat = CanonicalForm.of(new Game[] {Values.ZERO}, new Game[] {g.negate()});
        return CanonicalForm.of(new Game[] {Values.ZERO}, new Game[] {threat});
    }

    /** {@code {g|0||0}}. */
    public static Game miny(Game g) {
        return tiny(g).negate();
    }

    /** The number and the subscript of a game of the form {@code {x||x|x−g}} or {@code {x+g|x||x}}; null for others. */
    static @Nullable Tiny of(Game game) {
        if (game instanceof NumberUpStar) {
            return null;
        }
        Tiny tiny = upright(game);
        if (tiny != null) {
            return tiny;
        }
        Tiny mirrored = upright(game.negate());
        return mirrored == null ? null : new Tiny(mirrored.number.negate(), mirrored.subscript, true);
    }

    private static @Nullable Tiny upright(Game game) {
        Game[] left = game.leftArray();
        Game[] right = game.rightArray();
        if (left.length != 1 || right.length != 1 || !left[0].isNumber()) {
            return null;
        }
        Game[] threatLeft = right[0].leftArray();
        Game[] threatRight = right[0].rightArray();
        if (threatLeft.length != 1 || threatRight.length != 1 || threatLeft[0] != left[0]) {
            return null;
        }
        Dyadic number = left[0].number();
        return threatRight[0].mean().compareTo(number) < 0
                ? new Tiny(number, left[0].minus(threatRight[0]), false)
                : null;
    }

    /** A number, or a number and a tiny or miny. */
    public static boolean isNumberTiny(Game game) {
        return game.isNumber() || of(game) != null;
    }
}
