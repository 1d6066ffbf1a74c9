package tedomari.cgt;

import java.util.function.Function;

/** Heated games: every move is worth a bonus to the mover. The inverse of cooling where theory says so. */
public final class Heating {

    private Heating() {}

    /** {@code g} heated by {@code t}: a number stays, else {@code {gL heated + t | gR heated − t}}. */
    public static Game heat(Game g, Game t) {
        return new Recursion<Game>() {
            @Override
            Game step(Game game) {
                return game.isNumber() ? game : hotter(game, this, t);
            }
        }.apply(g);
    }

    /**
     * {@code g} overheated from {@code s} to {@code t}: an integer n becomes n copies of s, else
     * {@code {gL overheated + t | gR overheated − t}} (Berlekamp, Conway and Guy 2001, chapter 6).
     */
    public static Game overheat(Game g, Game s, Game t) {
        return new Recursion<Game>() {
            @Override
            Game step(Game game) {
                return game.isInteger() ? Product.multiple(game.number(), s) : hotter(game, this, t);
            }
        }.apply(g);
    }

    /** {@code g} warmed: overheated from 1* to 1, the inverse of chilling in Go endgames (Berlekamp and Wolfe 1994). */
    public static Game warm(Game g) {
        return overheat(g, NumberUpStar.of(Dyadic.ONE, 0, 1), Values.ONE);
    }

    private static Game hotter(Game game, Function<Game, Game> heated, Game t) {
        return CanonicalForm.of(
                Recursion.mapped(game.leftArray(), heated, t), Recursion.mapped(game.rightArray(), heated, t.negate()));
    }
}
