package tedomari.cli.prompt;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;

/** The colours of the prompt, from the sixteen that every terminal has in the user's own choice. */
final class Palette {

    static final AttributedStyle NUMBER = colour(AttributedStyle.CYAN);
    static final AttributedStyle INFINITESIMAL = colour(AttributedStyle.MAGENTA);
    static final AttributedStyle FUNCTION = colour(AttributedStyle.BLUE | AttributedStyle.BRIGHT);
    static final AttributedStyle KEYWORD = colour(AttributedStyle.YELLOW);
    static final AttributedStyle STRING = colour(AttributedStyle.GREEN);
    static final AttributedStyle ERROR = colour(AttributedStyle.RED);
    static final AttributedStyle DIM = AttributedStyle.DEFAULT.faint();
    static final AttributedStyle BRACKET = AttributedStyle.DEFAULT.bold();
    static final AttributedStyle MATCH = AttributedStyle.DEFAULT.bold().underline();
    static final AttributedStyle TITLE = AttributedStyle.DEFAULT.bold();

    private Palette() {}

    private static AttributedStyle colour(int colour) {
        return AttributedStyle.DEFAULT.foreground(colour);
    }

    static AttributedString of(String text, AttributedStyle style) {
        return new AttributedString(text, style);
    }

    static AttributedString plain(String text) {
        return new AttributedString(text);
    }
}
