package tedomari.search.life;

import org.jspecify.annotations.Nullable;
import tedomari.go.Outline;
import tedomari.go.PointSet;

/** What the search asks of a library of eyes. It may be asked by several threads. */
public interface EyeBook {

    /** Nothing is known of any eye. */
    EyeBook EMPTY = (outline, inside) -> null;

    /**
     * What is known of the eyes with these points inside one chain of the defender, which surrounds them alone; null if nothing is.
     */
    @Nullable
    Page page(Outline outline, PointSet inside);

    /** All eyes with the same points inside. Sets of these points are bits, in the rising order of the points on the board. */
    interface Page {

        /** No such eye, or it is not known. */
        int UNKNOWN = 0;

        /**
         * Wolf's status for the player who is to move, under Ruling II with up to five threats: from 6, an unconditional win, to −6.
         *
         * @param ko the point from which the player to move is banned, or −1
         * @param liberties the liberties of the chain outside, the extra eye apart
         */
        int status(int attacker, int defender, int ko, boolean defenderToMove, int liberties, boolean extraEye);
    }
}
