package tedomari.search;

import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;

/**
 * Decides a race by counting, where one side can only wait.
 *
 * <p>Let the one essential block of a player be without other points around it than plain liberties, w of them. He can
 * neither gain liberties nor join a safe block, so his opponent captures it with w moves and need play no others. He himself
 * takes at most one liberty of an essential block with each move. So the opponent captures first if his own essential blocks
 * have at least w liberties, when it is his turn, or w + 1, when it is not; unless he has just passed, so that another pass
 * ends the race.
 */
final class LibertyCount {

    private LibertyCount() {}

    /** Who captures; null if counting does not say. */
    static @Nullable Colour winner(RaceGame game) {
        for (Colour colour : Colour.values()) {
            if (isPlain(game, colour.opponent())) {
                int own = game.liberties(colour);
                int needed = game.liberties(colour.opponent());
                if (game.toMove() == colour ? own >= needed : own > needed && !game.passed()) {
                    return colour;
                }
            }
        }
        return null;
    }

    private static boolean isPlain(RaceGame game, Colour colour) {
        int[] blocks = game.field.essential[RaceField.side(colour)];
        if (blocks.length != 1 || game.board.isSafe(blocks[0])) {
            return false;
        }
        // A component without empty points cannot change any more: a capture in it would need one.
        for (int point : game.field.open[RaceField.side(colour)]) {
            if (game.board.isEmpty(point)) {
                return false;
            }
        }
        return true;
    }
}
