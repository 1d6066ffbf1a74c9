package tedomari.cgt;

/** How one game stands to another in the partial order of games. */
public enum Relation {
    LESS("<"),
    GREATER(">"),
    EQUAL("="),
    CONFUSED("||");

    private final String symbol;

    Relation(String symbol) {
        this.symbol = symbol;
    }

    /** From the answers to g ≤ h and h ≤ g. */
    static Relation of(boolean atMost, boolean atLeast) {
        if (atMost) {
            return atLeast ? EQUAL : LESS;
        }
        return atLeast ? GREATER : CONFUSED;
    }

    public String symbol() {
        return symbol;
    }
}
