package tedomari.cgt;

/**
 * The reduced canonical form: the simplest of all games infinitesimally close to a game (Calistrate, Paulhus and Wolfe 2002;
 * Siegel 2013, §II.6).
 */
public final class ReducedForm {

    private ReducedForm() {}

    /** The game heated by star, and then every {@code x*} replaced by the number x. */
    public static Game of(Game g) {
        if (g instanceof NumberUpStar part) {
            return Game.of(part.number);
        }
        return new Recursion<Game>() {
            @Override
            Game step(Game game) {
                if (game instanceof NumberUpStar part && part.ups == 0 && part.nimber <= 1) {
                    return Game.of(part.number);
                }
                return CanonicalForm.of(
                        mapped(game.leftArray(), this, Values.ZERO), mapped(game.rightArray(), this, Values.ZERO));
            }
        }.apply(Heating.heat(g, Values.STAR));
    }
}
