package tedomari.lang;

import java.util.ArrayDeque;
import java.util.Deque;
import tedomari.lang.Token.Kind;

/** A place in the tokens of a source, and the complaints about what is found there. */
final class Cursor {

    /**
     * Deeper than this nobody writes. The parser and the evaluator each take a few kilobytes of stack a level, so that this
     * is safe on a stack of 64 MB.
     */
    static final int MAX_DEPTH = 2_000;

    private static final int SHOWN = 24;

    private final Source source;
    private final TokenStream stream;
    private final Deque<Token> ahead = new ArrayDeque<>();
    private Token previous = new Token(Kind.NEWLINE, 0, 0, "");
    private Token current;
    private int depth;

    Cursor(Source source) {
        this.source = source;
        this.stream = new TokenStream(source.text());
        this.current = stream.next();
    }

    Token current() {
        return current;
    }

    Token previous() {
        return previous;
    }

    /** The token after the current one. */
    Token peek() {
        if (ahead.isEmpty()) {
            ahead.add(stream.next());
        }
        return ahead.getFirst();
    }

    /** The second token after the current one. */
    Token peekSecond() {
        peek();
        if (ahead.size() < 2) {
            ahead.add(stream.next());
        }
        return ahead.getLast();
    }

    /** The current token stands right behind the one before it. */
    boolean tight() {
        return previous.touches(current);
    }

    /** Goes on by one token and answers the one left behind. */
    Token advance() {
        previous = current;
        current = ahead.isEmpty() ? stream.next() : ahead.removeFirst();
        return previous;
    }

    boolean at(String spelling) {
        return current.is(spelling);
    }

    boolean at(Kind kind) {
        return current.kind() == kind;
    }

    boolean take(String spelling) {
        boolean here = at(spelling);
        if (here) {
            advance();
        }
        return here;
    }

    void expect(String spelling, String expected) {
        if (!take(spelling)) {
            throw unexpected(expected);
        }
    }

    void enter() {
        if (++depth > MAX_DEPTH) {
            throw tooDeep();
        }
    }

    void leave() {
        depth--;
    }

    LangException tooDeep() {
        return error(current.start(), String.format("nested more than %,d deep", MAX_DEPTH));
    }

    LangException error(int offset, String message) {
        return LangException.at(source, offset, message);
    }

    /** The current token is not what could stand here. */
    LangException unexpected(String expected) {
        int offset = current.start();
        if (at(Kind.BAD)) {
            return current.text().endsWith("not closed")
                    ? LangException.unfinished(source, offset, current.text())
                    : error(offset, current.text());
        }
        String message = "expected " + expected + " but found " + shown(current);
        return at(Kind.END) && stream.open()
                ? LangException.unfinished(source, offset, message)
                : error(offset, message);
    }

    /** A token as the user wrote it, in quotes. */
    String shown(Token token) {
        if (token.kind() == Kind.END) {
            return "the end";
        }
        if (token.kind() == Kind.NEWLINE) {
            return "the end of the line";
        }
        String text = Source.oneLine(written(token));
        return "'" + (text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text) + "'";
    }

    String written(Token token) {
        return source.text().substring(token.start(), token.end());
    }
}
