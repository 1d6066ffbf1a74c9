package tedomari.cgt;

/**
 * The thermograph of a game: what Left and Right can reach in it at every temperature from −1 on, and the mast above.
 *
 * <p>The left wall is the best right wall of a left option, less the temperature, as far up as it stays above its
 * counterpart; where they meet is the temperature of the game, and the value there its mean (Siegel 2013, §II.5).
 */
public record Thermograph(Wall leftWall, Wall rightWall, Dyadic temperature) {

    /** The thermograph of an integer. */
    static Thermograph mast(Dyadic integer) {
        Wall wall = Wall.constant(integer);
        return new Thermograph(wall, wall, Dyadic.MINUS_ONE);
    }

    /** The thermograph of a game with options for both players. */
    static Thermograph of(Game game) {
        Wall left = scaffold(game.leftArray(), Player.LEFT);
        Wall right = scaffold(game.rightArray(), Player.RIGHT);
        Dyadic temperature = Wall.meeting(left, right);
        return new Thermograph(left.cutAt(temperature), right.cutAt(temperature), temperature);
    }

    private static Wall scaffold(Game[] options, Player player) {
        Game.checkpoint();
        Wall best = facing(options[0], player);
        for (int i = 1; i < options.length; i++) {
            best = Wall.best(best, facing(options[i], player), player);
        }
        return best.tilt(player == Player.LEFT ? -1 : 1);
    }

    /** The wall that the opponent of {@code player} makes of an option. */
    private static Wall facing(Game option, Player player) {
        Thermograph thermograph = option.thermograph();
        return player == Player.LEFT ? thermograph.rightWall : thermograph.leftWall;
    }

    public Dyadic mean() {
        return leftWall.mast();
    }

    @Override
    public String toString() {
        return "Thermograph(" + leftWall + "," + rightWall + ")";
    }
}
