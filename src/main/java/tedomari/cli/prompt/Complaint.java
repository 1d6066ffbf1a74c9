package tedomari.cli.prompt;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import tedomari.lang.LangException;
import tedomari.lang.Source;

/** What is wrong with a text, with the line and a caret below the place. */
record Complaint(Source source, int offset, String sentence) {

    private static final int WIDEST_MARGIN = 60;

    static Complaint of(LangException e) {
        return new Complaint(e.source(), e.offset(), e.sentence());
    }

    /** A sentence about the input as a whole. */
    static AttributedString line(String sentence) {
        return new AttributedStringBuilder()
                .append("error:", Palette.ERROR.bold())
                .append(" ")
                .append(sentence)
                .toAttributedString();
    }

    /** @param indent blanks before the excerpt, so that it stands below what was typed */
    List<AttributedString> lines(int width, String indent) {
        List<AttributedString> lines = new ArrayList<>();
        if (!source.name().isEmpty()) {
            lines.add(Palette.of(source.name() + ":" + source.line(offset) + ":" + source.column(offset), Palette.DIM));
        }
        int margin = Math.min(WIDEST_MARGIN, (width - indent.length() - 3) / 2);
        String[] excerpt = source.excerpt(offset, margin).split("\n", -1);
        lines.add(Palette.plain(indent + excerpt[0]));
        lines.add(Palette.of(indent + excerpt[1], Palette.ERROR.bold()));
        lines.add(line(sentence));
        return lines;
    }
}
