package tedomari.lang;

/** A text to evaluate, with the place it comes from. */
public final class Source {

    /** As much of a line as an excerpt shows on each side of the caret. */
    private static final int MARGIN = 60;

    private final String name;
    private final String text;
    private final int firstLine;

    private Source(String name, String text, int firstLine) {
        this.name = name;
        this.text = text;
        this.firstLine = firstLine;
    }

    public static Source of(String text) {
        return new Source("", text, 1);
    }

    /** A text whose first line is line {@code firstLine} of the file or stream called {@code name}. */
    public static Source of(String name, String text, int firstLine) {
        return new Source(name, text, firstLine);
    }

    public String name() {
        return name;
    }

    public String text() {
        return text;
    }

    /** The line of an offset; the first line of the text is {@code firstLine}. */
    public int line(int offset) {
        int line = firstLine;
        for (int at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
            line++;
        }
        return line;
    }

    /** The column of an offset in code points, counted from one. */
    public int column(int offset) {
        return text.codePointCount(lineStart(offset), offset) + 1;
    }

    /** The line of an offset and below it a caret, two lines; of a long line only the surroundings. */
    public String excerpt(int offset) {
        return excerpt(offset, MARGIN);
    }

    /** An excerpt with at most {@code margin} characters of the line on each side of the caret. */
    public String excerpt(int offset, int margin) {
        int start = lineStart(offset);
        int end = text.indexOf('\n', offset);
        if (end < 0) {
            end = text.length();
        }
        if (end > start && text.charAt(end - 1) == '\r') {
            end--;
        }
        int from = boundary(Math.max(start, offset - margin));
        int to = boundary(Math.max(offset, Math.min(end, offset + margin)));
        String before = (from > start ? "…" : "") + text.substring(from, offset);
        StringBuilder caret = new StringBuilder();
        before.codePoints().forEach(c -> caret.append(c == '\t' ? '\t' : ' '));
        return oneLine(before + text.substring(offset, to)) + (to < end ? "…" : "") + "\n" + caret + "^";
    }

    /** The text with every line end or other control character but the tab as a blank, so that a terminal shows it as it is. */
    static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text);
        for (int i = 0; i < line.length(); i++) {
            if (Character.isISOControl(line.charAt(i)) && line.charAt(i) != '\t') {
                line.setCharAt(i, ' ');
            }
        }
        return line.toString();
    }

    /** The offset, or the one before it if it would cut a character in two. */
    private int boundary(int offset) {
        return offset > 0 && offset < text.length() && Character.isLowSurrogate(text.charAt(offset))
                ? offset - 1
                : offset;
    }

    private int lineStart(int offset) {
        return text.lastIndexOf('\n', offset - 1) + 1;
    }
}
