package tedomari.search;

/** What the search of a race knows without searching. Each is proven, and none changes an answer. */
public enum Shortcut {
    /**
     * A part of the board without contact to an essential block is not played in. A finite win without these points is one
     * with them: an opponent's move there is answered as if it were a pass, and he alone cannot move there for ever. Only where
     * the ban of repetition decides could a move there matter, like a threat from outside.
     */
    DAME,
    /**
     * Of equal parts in the same position only the first is played in, and races that differ by an exchange of equal parts are
     * one: to exchange them is a symmetry of the race.
     */
    EQUAL_PARTS,
    /**
     * Nobody fills a plain liberty of his own. Whatever he achieves with his stone there he achieves with the point empty:
     * he never plays there, and answers an enemy stone there as a pass.
     */
    OWN_PLAIN,
    /**
     * A player does no worse with more plain liberties of his own, or fewer of the opponent's, and it does not matter which.
     * With one more he follows the same strategy, and answers an enemy stone there as a pass. With one less of the opponent's,
     * when his strategy asks to fill it, he goes on as if he had done so and the opponent had passed; if a ko ban stands in the
     * way, he passes.
     */
    PLAIN_ORDER,
    /** See {@link LibertyCount}. */
    LIBERTY_COUNT,
    /**
     * An essential block with two eyes is never captured, even if its owner passes from now on (Benson 1976): an eye is a region
     * that the block alone encloses and all of whose empty points are liberties of the block, so that the opponent can never
     * fill it.
     */
    LIFE
}
