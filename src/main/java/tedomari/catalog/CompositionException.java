package tedomari.catalog;

/** A race that cannot be composed, and why. */
public final class CompositionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public CompositionException(String message) {
        super(message);
    }
}
