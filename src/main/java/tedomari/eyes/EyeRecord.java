package tedomari.eyes;

import tedomari.go.Colour;

/**
 * What holds for an eye over a range of external liberties: the status for each player first, and all best moves. The eye's
 * wall is White's, Black attacks.
 *
 * <p>A status is that of Wolf (2006, §2.2): 6 is an unconditional win of the player who moves first, k a win unless the other
 * has k external ko threats more, −k a loss unless he himself has, −6 an unconditional loss.
 *
 * @param extraEye is a safe eye of one point attached to the wall?
 * @param from the fewest external liberties
 * @param to the most, 31 if it holds for any more
 * @param finding status and moves in the library's form
 */
public record EyeRecord(boolean extraEye, int from, int to, long finding) {

    /** The status of an unconditional win. */
    public static final int WON = Layers.UNCONDITIONAL;

    /** For that player first; 0 if he may not be, since a ko binds the other. */
    public int status(Colour first) {
        return first == Colour.BLACK ? Finding.blackStatus(finding) : Finding.whiteStatus(finding);
    }

    /** All best moves of that player. None are listed for one who loses unconditionally: all his moves are alike. */
    public MoveSet best(Colour first) {
        return new MoveSet(first == Colour.BLACK ? Finding.blackMoves(finding) : Finding.whiteMoves(finding));
    }

    /** Pass is a best move of both players, and yet it is a ko. */
    public boolean isCalm() {
        return Finding.isCalm(finding);
    }
}
