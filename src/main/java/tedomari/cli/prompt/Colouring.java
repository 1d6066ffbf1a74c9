package tedomari.cli.prompt;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import tedomari.lang.Lexer;
import tedomari.lang.Library;
import tedomari.lang.Session;
import tedomari.lang.Token;

/** The colours of what is being typed. */
final class Colouring implements Highlighter {

    private static final String OPENING = "([{";
    private static final String CLOSING = ")]}";

    /** A {@code *} before one of these is a star, else a product. */
    private static final Set<String> ENDING = Set.of(
            ",", ")", "]", "}", "+", "-", "<", "<=", ">", ">=", "=", "==", "!=", "<>", "<|", "|>", ";", "'", ":", "*");

    private static final int NOWHERE = -2;

    private final Session session;
    private boolean typing = true;

    Colouring(Session session) {
        this.session = session;
    }

    /** The line is being typed: its cursor matters. */
    boolean begin() {
        typing = true;
        return true;
    }

    /** The line is finished and stays on the screen as it is. */
    boolean finish() {
        typing = false;
        return true;
    }

    @Override
    public AttributedString highlight(LineReader reader, String line) {
        return highlight(line, typing ? reader.getBuffer().cursor() : NOWHERE);
    }

    AttributedString highlight(String line, int cursor) {
        AttributedStyle[] styles = new AttributedStyle[line.length()];
        Arrays.fill(styles, AttributedStyle.DEFAULT);
        Entry entry = Entry.of(line);
        Arrays.fill(styles, 0, entry.start(), commandStyle(entry));
        if (entry.hasExpression()) {
            List<Token> tokens = Lexer.tokens(line.substring(entry.start()));
            for (int i = 0; i < tokens.size(); i++) {
                Token token = tokens.get(i);
                int from = entry.start() + token.start();
                Arrays.fill(styles, from, entry.start() + token.end(), style(tokens, i, line.charAt(from)));
            }
            markPairs(tokens, entry.start(), cursor, styles);
        }
        AttributedStringBuilder text = new AttributedStringBuilder(line.length());
        for (int i = 0; i < styles.length; i++) {
            text.style(styles[i]).append(line.charAt(i));
        }
        return text.toAttributedString();
    }

    private static AttributedStyle commandStyle(Entry entry) {
        boolean known = Command.find(entry.command()).isPresent();
        // While it is typed, the beginning of a command is no mistake.
        boolean begun = entry.start() == entry.line().length()
                && Command.words().stream().anyMatch(word -> word.startsWith(entry.command()));
        return known || begun ? Palette.KEYWORD : Palette.ERROR;
    }

    private AttributedStyle style(List<Token> tokens, int index, char first) {
        Token token = tokens.get(index);
        return switch (token.kind()) {
            case NUMBER -> isNimber(tokens, index) ? Palette.INFINITESIMAL : Palette.NUMBER;
            case RESULT -> Palette.NUMBER;
            case ARROW, TINY -> Palette.INFINITESIMAL;
            case KEYWORD -> Palette.KEYWORD;
            case STRING -> Palette.STRING;
            case COMMENT -> Palette.DIM;
            case BARS -> Palette.BRACKET;
            case NAME -> isFunction(token.text()) ? Palette.FUNCTION : AttributedStyle.DEFAULT;
            // A text or comment that is not closed yet is no mistake while it is typed.
            case BAD -> first == '"' ? Palette.STRING : first == '/' ? Palette.DIM : Palette.ERROR;
            case SYMBOL -> symbol(tokens, index);
            case NEWLINE, END -> AttributedStyle.DEFAULT;
        };
    }

    private boolean isFunction(String name) {
        return Library.find(name) != null || session.usage(name).isPresent();
    }

    private static AttributedStyle symbol(List<Token> tokens, int index) {
        String text = tokens.get(index).text();
        if (isOneOf(OPENING, tokens.get(index)) || isOneOf(CLOSING, tokens.get(index))) {
            return Palette.BRACKET;
        }
        if (text.equals("*")) {
            return isStar(tokens, index) ? Palette.INFINITESIMAL : AttributedStyle.DEFAULT;
        }
        return text.equals("±") || text.equals("+-") ? Palette.INFINITESIMAL : AttributedStyle.DEFAULT;
    }

    private static boolean isNimber(List<Token> tokens, int index) {
        Token before = tokens.get(Math.max(0, index - 1));
        return before.text().equals("*") && before.end() == tokens.get(index).start();
    }

    private static boolean isStar(List<Token> tokens, int index) {
        if (index + 1 == tokens.size()) {
            return true;
        }
        Token next = tokens.get(index + 1);
        return switch (next.kind()) {
            case NUMBER -> next.start() == tokens.get(index).end();
            case SYMBOL -> ENDING.contains(next.text());
            case BARS, KEYWORD, NEWLINE, COMMENT -> true;
            default -> false;
        };
    }

    /** Marks the bracket at the cursor, or the one before it, and its other half; and those that do not fit. */
    private static void markPairs(List<Token> tokens, int offset, int cursor, AttributedStyle[] styles) {
        Deque<Token> open = new ArrayDeque<>();
        int[] pair = {};
        for (Token token : tokens) {
            if (isOneOf(OPENING, token)) {
                open.push(token);
            } else if (isOneOf(CLOSING, token)) {
                int to = offset + token.start();
                if (open.isEmpty() || OPENING.indexOf(open.peek().text()) != CLOSING.indexOf(token.text())) {
                    styles[to] = Palette.ERROR;
                    continue;
                }
                int from = offset + open.pop().start();
                boolean at = from == cursor || to == cursor;
                boolean before = from == cursor - 1 || to == cursor - 1;
                if (at || before && pair.length == 0) {
                    pair = new int[] {from, to};
                }
            }
        }
        for (int place : pair) {
            styles[place] = Palette.MATCH;
        }
    }

    private static boolean isOneOf(String brackets, Token token) {
        return token.kind() == Token.Kind.SYMBOL && brackets.contains(token.text());
    }
}
