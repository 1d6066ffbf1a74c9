package tedomari.semeai;

/**
 * Where the last liberty of the essential block falls: in the part that is looked at (LA), or elsewhere (NL). Both with and
 * without hopes: where the block has no liberty it may still win some by a capture, but if its last liberty falls elsewhere
 * before, that was worth nothing. So with hopes a part is worth as much as it can be, and without them as little.
 */
enum LastLiberty {
    HERE(true, true),
    ELSEWHERE(false, true),
    HERE_WITHOUT_HOPES(true, false),
    ELSEWHERE_WITHOUT_HOPES(false, false);

    static final int COUNT = values().length;

    private final boolean isHere;
    private final boolean withHopes;

    LastLiberty(boolean isHere, boolean withHopes) {
        this.isHere = isHere;
        this.withHopes = withHopes;
    }

    boolean isHere() {
        return isHere;
    }

    boolean withHopes() {
        return withHopes;
    }

    /** The same for a part where it does not fall. */
    LastLiberty elsewhere() {
        return withHopes ? ELSEWHERE : ELSEWHERE_WITHOUT_HOPES;
    }
}
