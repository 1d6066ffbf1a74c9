package tedomari.go.io;

/** A text that is no diagram or no SGF file: a sentence, and the place where reading stopped. */
public final class FormatException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** How much of a long line an excerpt shows on either side of the place. */
    private static final int WINDOW = 36;

    private final String sentence;
    private final int offset;
    private final int line;
    private final int column;
    private final String excerpt;

    /** The place is an offset in the text, from 0 to its length. */
    FormatException(String sentence, String text, int offset) {
        super(sentence);
        this.sentence = sentence;
        this.offset = offset;
        int start = 0;
        int lines = 1;
        for (int i = 0; i < offset; i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' && !text.startsWith("\n", i + 1)) {
                lines++;
                start = i + 1;
            }
        }
        this.line = lines;
        this.column = offset - start + 1;
        this.excerpt = excerpt(text, start, offset);
    }

    private static String excerpt(String text, int start, int offset) {
        int from = Math.max(start, offset - WINDOW);
        int to = offset;
        while (to < text.length() && to < offset + WINDOW && text.charAt(to) != '\n' && text.charAt(to) != '\r') {
            to++;
        }
        StringBuilder shown = new StringBuilder();
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            // One column a character, so that the caret stands below its own.
            shown.append(c >= ' ' && c < 0x7f || c >= 0xa1 && c < 0x300 ? c : c == '\t' ? ' ' : '?');
        }
        return shown + "\n" + " ".repeat(offset - from) + "^";
    }

    /** What is wrong, without the place. */
    public String sentence() {
        return sentence;
    }

    /** In characters from the beginning of the text. */
    public int offset() {
        return offset;
    }

    /** From 1. */
    public int line() {
        return line;
    }

    /** From 1, in characters. */
    public int column() {
        return column;
    }

    /** The line, and a caret below the place. */
    public String excerpt() {
        return excerpt;
    }

    /** The sentence and the place, in one line. */
    @Override
    public String getMessage() {
        return sentence + " (line " + line + ", column " + column + ", offset " + offset + ")";
    }
}
