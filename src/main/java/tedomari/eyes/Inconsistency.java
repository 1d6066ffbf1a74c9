package tedomari.eyes;

/** What was computed, or read from a file, breaks a law that holds for every eye. */
public final class Inconsistency extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Inconsistency(String law) {
        super(law);
    }

    Inconsistency(String law, Throwable cause) {
        super(law, cause);
    }
}
