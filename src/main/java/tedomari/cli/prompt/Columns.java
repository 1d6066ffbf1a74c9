package tedomari.cli.prompt;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** Two columns; what is too long goes on below, and in a narrow window the second column stands below the first. */
final class Columns {

    private static final String INDENT = "  ";
    private static final int WIDEST_FIRST = 26;

    /** With less room for the second column its text would be a ladder of words. */
    private static final int NARROWEST_SECOND = 24;

    private record Row(String first, String second) {}

    private final List<Row> rows = new ArrayList<>();
    private final AttributedStyle style;

    /** @param style of the first column */
    Columns(AttributedStyle style) {
        this.style = style;
    }

    Columns row(String first, String second) {
        rows.add(new Row(first, second));
        return this;
    }

    List<AttributedString> lines(int width) {
        int longest = rows.stream().mapToInt(row -> row.first.length()).max().orElse(0);
        int second = INDENT.length() + Math.min(WIDEST_FIRST, longest) + 2;
        int column = width - second < NARROWEST_SECOND ? 2 * INDENT.length() : second;
        List<AttributedString> lines = new ArrayList<>();
        for (Row row : rows) {
            AttributedStringBuilder line = new AttributedStringBuilder();
            line.append(INDENT).append(row.first, style);
            for (String part : wrap(row.second, width - 1 - column)) {
                if (line.length() + 2 > column && line.length() > 0) {
                    lines.add(line.toAttributedString());
                    line = new AttributedStringBuilder();
                }
                line.append(" ".repeat(column - line.length())).append(part);
            }
            lines.add(line.toAttributedString());
        }
        return lines;
    }

    /** Cuts a text between words; a word that is too long stays whole. */
    static List<String> wrap(String text, int room) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        for (String word : text.split(" ")) {
            if (part.length() > 0 && part.length() + 1 + word.length() > room) {
                parts.add(part.toString());
                part.setLength(0);
            }
            part.append(part.length() == 0 ? "" : " ").append(word);
        }
        parts.add(part.toString());
        return parts;
    }
}
