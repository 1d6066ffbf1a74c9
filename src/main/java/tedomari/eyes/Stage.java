package tedomari.eyes;

/** The steps in which Wolf and Pratola (2006, §3) generate eyes, by what an eye has that the ones before have not. */
public enum Stage {
    EMPTY("empty"),
    WHITE("+white"),
    BLACK("+black"),
    KO("+ko");

    private final String label;

    Stage(String label) {
        this.label = label;
    }

    @Override
    public String toString() {
        return label;
    }
}
