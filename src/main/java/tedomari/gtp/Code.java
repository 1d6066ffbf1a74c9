package tedomari.gtp;

/** A result as GNU Go writes it. */
enum Code {
    LOSS(0),
    WIN(1),
    /** A win if neither player has ko threats. */
    GOOD_KO(2),
    /** A win with enough ko threats only. */
    BAD_KO(3);

    private final int number;

    Code(int number) {
        this.number = number;
    }

    /**
     * The code of a question with yes or no.
     *
     * @param even the answer without ko threats
     * @param changes some number of ko threats changes it
     */
    static Code of(boolean even, boolean changes) {
        return even ? changes ? GOOD_KO : WIN : changes ? BAD_KO : LOSS;
    }

    @Override
    public String toString() {
        return String.valueOf(number);
    }
}
