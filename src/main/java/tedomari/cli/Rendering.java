package tedomari.cli;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import tedomari.cgt.Notation;
import tedomari.draw.ThermographText;
import tedomari.lang.Printer;
import tedomari.lang.Result;
import tedomari.lang.Value;

/** How a result is shown at the prompt: {@code $1 = 4↑}, a thermograph as a picture. */
record Rendering(Notation notation, int width) {

    /** Nobody reads on beyond this; the rest is for a file. */
    private static final int LONGEST = 100_000;

    /** A picture that is wider is harder to read. */
    private static final int WIDEST_PICTURE = 100;

    List<AttributedString> lines(Result result) {
        AttributedStringBuilder first = new AttributedStringBuilder();
        first.append("$" + result.number() + " = ", Palette.DIM);
        List<AttributedString> lines = new ArrayList<>();
        if (result.value() instanceof Value.ThermographValue it) {
            lines.add(first.append("a thermograph").toAttributedString());
            ThermographText.of(it.thermograph(), notation, Math.min(WIDEST_PICTURE, width - 1))
                    .lines()
                    .forEach(line -> lines.add(Palette.plain(line)));
            return lines;
        }
        String text = new Printer(notation).print(result.value());
        if (text.length() <= LONGEST) {
            lines.add(first.append(text).toAttributedString());
        } else {
            lines.add(first.append(text.substring(0, LONGEST) + "…").toAttributedString());
            lines.add(Palette.of(
                    "(the first %,d of %,d characters; 'tedomari -e' writes all of them)"
                            .formatted(LONGEST, text.length()),
                    Palette.DIM));
        }
        return lines;
    }
}
