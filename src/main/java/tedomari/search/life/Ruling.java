package tedomari.search.life;

/**
 * What kos and passes are worth. A level is the part of a position that the board does not show, such as the ko threats that are
 * left. All that play depends on beside the board is in it.
 */
interface Ruling {

    /** No such move. */
    int FORBIDDEN = -1;

    /** The move decides for the defender. */
    int SAVED = -2;

    /** May the player who took a ko go on at once, the opponent having answered elsewhere? If not, the ko is banned. */
    boolean keepsTurn();

    /** The level after a player takes a ko that was not banned. */
    int take(int level, boolean byDefender);

    /** The level after a player retakes a ko that is banned. */
    int retake(int level, boolean byDefender);

    /** The level after a pass. */
    int pass(int level, boolean byDefender, boolean banned);

    /** The levels, one bit each, at which the attacker wins whenever he wins at this one; this one is among them. */
    int noHarder(int level);

    /** The levels at which the defender wins whenever he wins at this one. */
    int noEasier(int level);
}
