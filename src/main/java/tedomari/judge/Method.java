package tedomari.judge;

/** What a verdict rests on. */
public enum Method {
    /** All regions are clean: the formula is exact. */
    FORMULA,
    /** Both ends of the interval in which the total lies give the same winner. */
    BOUNDS,
    /** An exact search of the board, which knows nothing of the theory. */
    SEARCH,
    /** Nothing: the race is undecided. */
    NONE
}
