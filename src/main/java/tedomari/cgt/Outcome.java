package tedomari.cgt;

/** Who wins a game under best play. */
public enum Outcome {
    /** The previous player, whoever moves second: the game is zero. */
    P,
    /** The next player, whoever moves first: the game is confused with zero. */
    N,
    /** Left, whoever moves first: the game is positive. */
    L,
    /** Right, whoever moves first: the game is negative. */
    R;

    /** The outcome of a game that stands so to zero. */
    static Outcome of(Relation toZero) {
        return switch (toZero) {
            case EQUAL -> P;
            case CONFUSED -> N;
            case GREATER -> L;
            case LESS -> R;
        };
    }
}
