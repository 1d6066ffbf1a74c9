package tedomari.lang;

/** What is wrong with a text, as a sentence, and where. */
public final class LangException extends RuntimeException {

    private final transient Source source;
    private final int offset;
    private final boolean incomplete;

    private LangException(Source source, int offset, String message, boolean incomplete) {
        // An error in a text is an answer, not a fault of the program: nobody reads a stack trace.
        super(message, null, false, false);
        this.source = source;
        this.offset = Math.min(offset, source.text().length());
        this.incomplete = incomplete;
    }

    static LangException at(Source source, int offset, String message) {
        return new LangException(source, offset, message, false);
    }

    /** The text ends too early; more of it could make it right. */
    static LangException unfinished(Source source, int offset, String message) {
        return new LangException(source, offset, message, true);
    }

    /** The sentence alone. */
    public String sentence() {
        return String.valueOf(getMessage());
    }

    public Source source() {
        return source;
    }

    public int offset() {
        return offset;
    }

    public int line() {
        return source.line(offset);
    }

    public int column() {
        return source.column(offset);
    }

    /** More text could make it right: a brace, quote or operator waits for its other half. */
    public boolean incomplete() {
        return incomplete;
    }

    /** As {@code LINE:COLUMN: message}. */
    public String report() {
        return line() + ":" + column() + ": " + getMessage();
    }

    /** The line of the error and a caret below it. */
    public String excerpt() {
        return source.excerpt(offset);
    }
}
