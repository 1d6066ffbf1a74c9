package tedomari.cgt;

/** A question about games that has no answer, with a sentence that says why. */
public final class GameException extends RuntimeException {

    public GameException(String message) {
        super(message);
    }

    /** The sentence. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
