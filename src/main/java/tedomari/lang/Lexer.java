package tedomari.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tedomari.lang.Token.Kind;

/**
 * Cuts a text into tokens, in one pass and without ever failing: what is no word becomes a {@link Kind#BAD} token, so the
 * same lexer serves to colour a line that is still being typed.
 */
public final class Lexer {

    static final Set<String> KEYWORDS = Set.of("and", "or", "not", "if", "then", "else", "for", "in", "true", "false");

    /** Longest first, so that the first that fits is the longest. */
    private static final List<String> SYMBOLS = List.of(
            "**", ":=", "<=", "<>", "<|", ">=", "==", "!=", "..", "+-", "|>", "*", ":", "<", ">", "=", ".", "+", "-",
            "/", "(", ")", "[", "]", "{", "}", ",", ";", "'");

    private static final int MAX_NAME = 100;

    private static final String ARROWS = "^↑↓⇑⇓";

    private final String text;
    private int at;

    public Lexer(String text) {
        this.text = text;
    }

    /** All tokens of a text, comments and line ends too, but not the end. */
    public static List<Token> tokens(String text) {
        Lexer lexer = new Lexer(text);
        List<Token> tokens = new ArrayList<>();
        for (Token token = lexer.next(); token.kind() != Kind.END; token = lexer.next()) {
            tokens.add(token);
        }
        return tokens;
    }

    /** A name that stands for a multiple of down and can be nothing else: {@code v}, {@code vv}, {@code v3}. */
    static boolean isDown(String word) {
        if (word.isEmpty() || (word.charAt(0) | 0x20) != 'v') {
            return false;
        }
        String rest = word.substring(1);
        return rest.chars().allMatch(c -> (c | 0x20) == 'v') || rest.chars().allMatch(Lexer::isDigit);
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** The next token; at the end of the text {@link Kind#END}, again and again. */
    public Token next() {
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
        int start = at;
        if (at == text.length()) {
            return new Token(Kind.END, start, start, "");
        }
        char c = text.charAt(at);
        if (c == '\n') {
            return token(Kind.NEWLINE, start, start + 1);
        }
        if (c == '#' || text.startsWith("//", at)) {
            int end = text.indexOf('\n', at);
            return token(Kind.COMMENT, start, end < 0 ? text.length() : end);
        }
        if (text.startsWith("/*", at)) {
            int end = text.indexOf("*/", at + 2);
            return end < 0 ? unclosed(start, "the comment") : token(Kind.COMMENT, start, end + 2);
        }
        if (isDigit(c) || Numeral.isVulgar(c)) {
            return token(Kind.NUMBER, start, Numeral.end(text, start));
        }
        if (Character.isLetter(text.codePointAt(at)) || c == '_') {
            return word(start);
        }
        if (ARROWS.indexOf(c) >= 0) {
            return arrow(start);
        }
        return switch (c) {
            case '"' -> string(start);
            case '|' -> bars(start);
            case '$' -> result(start);
            case '⧾', '⧿' -> token(Kind.TINY, start, skip(start + 1, Numeral::isSubscript));
            default -> symbol(start);
        };
    }

    private static boolean isSpace(char c) {
        return c != '\n' && (Character.isWhitespace(c) || c == '\u00A0' || c == '\uFEFF');
    }

    private Token token(Kind kind, int start, int end) {
        at = end;
        return new Token(kind, start, end, kind == Kind.COMMENT ? "" : text.substring(start, end));
    }

    private Token unclosed(int start, String what) {
        at = text.length();
        return new Token(Kind.BAD, start, at, what + " is not closed");
    }

    private interface Test {
        boolean of(char c);
    }

    private int skip(int from, Test test) {
        int end = from;
        while (end < text.length() && test.of(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private Token word(int start) {
        int end = start;
        while (end < text.length()) {
            int c = text.codePointAt(end);
            if (!Character.isLetterOrDigit(c) && c != '_') {
                break;
            }
            end += Character.charCount(c);
        }
        String word = text.substring(start, end);
        if (isDown(word)) {
            return token(Kind.ARROW, start, word.length() == 1 ? exponentEnd(end) : end);
        }
        if (word.length() > MAX_NAME) {
            return bad(start, end, "a name of more than " + MAX_NAME + " letters is too long");
        }
        String plain = word.toLowerCase(Locale.ROOT);
        if (KEYWORDS.contains(plain)) {
            at = end;
            return new Token(Kind.KEYWORD, start, end, plain);
        }
        return token(Kind.NAME, start, end);
    }

    private Token arrow(int start) {
        char c = text.charAt(start);
        int end = skip(start, next -> next == c);
        if (end > start + 1 || c == '⇑' || c == '⇓') {
            return token(Kind.ARROW, start, end);
        }
        int digits = skip(end, Lexer::isDigit);
        int superscript = c == '^' ? end : skip(end, Numeral::isSuperscript);
        return token(Kind.ARROW, start, digits > end ? digits : superscript > end ? superscript : exponentEnd(end));
    }

    /** The end of a tight {@code <n>} or {@code [n]} at {@code from}, or {@code from} if there is none. */
    private int exponentEnd(int from) {
        if (from >= text.length() || text.charAt(from) != '<' && text.charAt(from) != '[') {
            return from;
        }
        char close = text.charAt(from) == '<' ? '>' : ']';
        int digits = skip(from + 1, Lexer::isDigit);
        boolean closed = digits > from + 1 && digits < text.length() && text.charAt(digits) == close;
        return closed ? digits + 1 : from;
    }

    private Token string(int start) {
        for (int end = start + 1; end < text.length(); end++) {
            if (text.charAt(end) == '\\') {
                end++;
            } else if (text.charAt(end) == '"') {
                return token(Kind.STRING, start, end + 1);
            }
        }
        return unclosed(start, "the text");
    }

    private Token bars(int start) {
        int end = skip(start, c -> c == '|');
        return end == start + 1 && end < text.length() && text.charAt(end) == '>'
                ? token(Kind.SYMBOL, start, end + 1)
                : token(Kind.BARS, start, end);
    }

    private Token result(int start) {
        int end = skip(start + 1, Lexer::isDigit);
        return end > start + 1
                ? token(Kind.RESULT, start, end)
                : bad(start, end, "expected a number after '$', as in $1");
    }

    private Token bad(int start, int end, String message) {
        at = end;
        return new Token(Kind.BAD, start, end, message);
    }

    private Token symbol(int start) {
        for (String symbol : SYMBOLS) {
            if (text.startsWith(symbol, start)) {
                at = start + symbol.length();
                return new Token(Kind.SYMBOL, start, at, symbol);
            }
        }
        int c = text.codePointAt(start);
        int end = start + Character.charCount(c);
        String plain = plain(c);
        if (!plain.isEmpty()) {
            at = end;
            return new Token(plain.startsWith("|") ? Kind.BARS : Kind.SYMBOL, start, end, plain);
        }
        String shown = Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE
                ? String.format("U+%04X", c)
                : "'" + Character.toString(c) + "'";
        return bad(start, end, "unexpected character " + shown);
    }

    /** The plain spelling of a mathematical sign. */
    private static String plain(int c) {
        return switch (c) {
            case '−' -> "-";
            case '∗', '⋆' -> "*";
            case '±' -> "±";
            case '·', '×' -> "·";
            case '≤' -> "<=";
            case '≥' -> ">=";
            case '≠' -> "!=";
            case '∥', '‖' -> "||";
            default -> "";
        };
    }
}
