package tedomari.cli.prompt;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;

/** Shows more lines than the screen has, a screenful at a time. */
final class Pager {

    private static final String QUESTION = "-- more (space, q) --";
    private static final String LEAVING = "qQ\u0003\u0004\u001b";

    private final Screen screen;
    private final Terminal terminal;

    Pager(Screen screen, Terminal terminal) {
        this.screen = screen;
        this.terminal = terminal;
    }

    /** The rows that lines take on a screen of a width. */
    static List<AttributedString> rows(List<AttributedString> lines, int width) {
        List<AttributedString> rows = new ArrayList<>();
        for (AttributedString line : lines) {
            List<AttributedString> parts = line.columnSplitLength(width);
            rows.addAll(parts.isEmpty() ? List.of(AttributedString.EMPTY) : parts);
        }
        return rows;
    }

    /** Shows the rows until all are shown or the user has seen enough. */
    void show(List<AttributedString> rows) {
        Attributes before = terminal.enterRawMode();
        try {
            Attributes raw = terminal.getAttributes();
            // Ctrl-C comes as a key, so that it ends the paging and nothing else.
            raw.setLocalFlag(LocalFlag.ISIG, false);
            terminal.setAttributes(raw);
            int step = Math.max(1, terminal.getRows() - 1);
            int shown = 0;
            while (shown < rows.size()) {
                int end = Math.min(rows.size(), shown + step);
                rows.subList(shown, end).forEach(screen::line);
                shown = end;
                step = shown < rows.size() ? ask() : 0;
                if (step == 0) {
                    return;
                }
            }
        } catch (IOException e) {
            screen.line("the rest could not be shown: " + e.getMessage());
        } finally {
            terminal.setAttributes(before);
        }
    }

    /** How many rows to go on by; zero to stop. */
    private int ask() throws IOException {
        terminal.writer().print(QUESTION.substring(0, Math.min(QUESTION.length(), screen.width() - 1)));
        terminal.flush();
        int key = terminal.reader().read();
        terminal.puts(Capability.carriage_return);
        terminal.puts(Capability.clr_eol);
        terminal.flush();
        if (key < 0 || LEAVING.indexOf(key) >= 0) {
            return 0;
        }
        return key == '\r' || key == '\n' ? 1 : Math.max(1, terminal.getRows() - 1);
    }
}
