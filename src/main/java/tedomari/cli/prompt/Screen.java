package tedomari.cli.prompt;

import java.util.List;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;

/** A terminal to write lines on, with or without colour. */
final class Screen {

    private static final int USUAL_WIDTH = 80;
    private static final int NARROWEST = 16;

    private final Terminal terminal;
    private final boolean colour;

    Screen(Terminal terminal, boolean colour) {
        this.terminal = terminal;
        this.colour = colour;
    }

    Terminal terminal() {
        return terminal;
    }

    /** It can do nothing but show one character after the other. */
    boolean isDumb() {
        return terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }

    boolean hasColour() {
        return colour;
    }

    /** In columns; a guess if the terminal does not tell. */
    int width() {
        int width = terminal.getColumns();
        return width <= 0 ? USUAL_WIDTH : Math.max(NARROWEST, width);
    }

    void line(String text) {
        line(new AttributedString(text));
    }

    void line(AttributedString text) {
        terminal.writer().println(colour ? coloured(text) : text.toString());
        terminal.flush();
    }

    /** Goes to the beginning of an empty line, after a Ctrl-C that the terminal showed. */
    void freshLine() {
        if (isDumb()) {
            terminal.writer().println();
        } else {
            terminal.puts(Capability.carriage_return);
            terminal.puts(Capability.clr_eol);
        }
        terminal.flush();
    }

    /** With escape sequences. jline's own {@code toAnsi} would turn the lines of a drawing into plain characters. */
    private static String coloured(AttributedString text) {
        StringBuilder out = new StringBuilder();
        for (int start = 0; start < text.length(); start = text.runLimit(start)) {
            String style = text.styleAt(start).toAnsi();
            String run = text.subSequence(start, text.runLimit(start)).toString();
            out.append(style.isBlank() ? run : "\u001b[" + style + "m" + run + "\u001b[0m");
        }
        return out.toString();
    }

    /** Writes lines, a screenful at a time if they are too many for the screen. */
    void show(List<AttributedString> lines) {
        int height = terminal.getRows();
        List<AttributedString> rows = isDumb() || height <= 1 ? List.of() : Pager.rows(lines, width());
        if (rows.size() < height || rows.isEmpty()) {
            lines.forEach(this::line);
        } else {
            new Pager(this, terminal).show(rows);
        }
    }
}
