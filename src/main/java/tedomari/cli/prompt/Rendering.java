package tedomari.cli.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cli.text.EyeText;
import tedomari.cli.text.LabelledBoard;
import tedomari.cli.text.TextTable;
import tedomari.draw.ThermographText;
import tedomari.draw.TreeText;
import tedomari.go.io.BoardText;
import tedomari.lang.Printer;
import tedomari.lang.Result;
import tedomari.lang.Value;

/** How a result is shown at the prompt: {@code $1 = 4↑}, a thermograph or a tree as a picture. */
record Rendering(Notation notation, int width) {

    /** Nobody reads on beyond this; the rest is for a file. */
    private static final int LONGEST = 100_000;

    /** A picture that is wider is harder to read. */
    private static final int WIDEST_PICTURE = 100;

    List<AttributedString> lines(Result result) {
        AttributedStringBuilder first = new AttributedStringBuilder();
        first.append("$" + result.number() + " = ", Palette.DIM);
        List<AttributedString> lines = new ArrayList<>();
        List<String> picture = picture(result.value());
        if (!picture.isEmpty()) {
            lines.add(first.append(result.value().kind()).toAttributedString());
            picture.forEach(line -> lines.add(Palette.plain(line)));
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

    /** The lines of what is shown as a picture; none for other values. */
    private List<String> picture(Value value) {
        int room = Math.min(WIDEST_PICTURE, width - 1);
        if (value instanceof Value.ThermographValue it) {
            return ThermographText.of(it.thermograph(), notation, room).lines();
        }
        if (value instanceof Value.TreeValue it) {
            Game game = it.form().leaf();
            TreeText tree = game == null ? TreeText.of(it.form(), notation, room) : TreeText.of(game, notation, room);
            return tree.lines();
        }
        if (value instanceof Value.PositionValue it) {
            return new LabelledBoard(it.position().position(), Map.of())
                    .text(notation, BoardText.Ink.NONE)
                    .lines()
                    .toList();
        }
        if (value instanceof Value.EyeValue it) {
            EyeText eye = new EyeText(it.position(), it.site(), it.evaluation());
            return (eye.board(notation) + "\n" + new TextTable(eye.table()).text())
                    .lines()
                    .toList();
        }
        return List.of();
    }
}
