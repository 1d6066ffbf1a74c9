package tedomari.lang;

import java.util.Set;
import tedomari.lang.Token.Kind;

/**
 * The tokens that matter: no comments, and of the line ends only those that end a statement.
 *
 * <p>A statement goes on over a line end as long as a bracket or quote is open or the last token waits for an operand.
 */
final class TokenStream {

    private static final Set<String> WAITING = Set.of(
            "+", "-", "+-", "±", "·", "/", "**", ":", ":=", "<", "<=", ">", ">=", "=", "==", "!=", "<>", "<|", "|>",
            ",", "..");

    private final Lexer lexer;
    private Token last = new Token(Kind.NEWLINE, 0, 0, "");
    private int depth;
    private boolean quoted;
    private boolean waiting;

    TokenStream(String text) {
        this.lexer = new Lexer(text);
    }

    Token next() {
        Token token = lexer.next();
        while (token.kind() == Kind.COMMENT || token.kind() == Kind.NEWLINE && open()) {
            token = lexer.next();
        }
        if (token.kind() != Kind.END) {
            follow(token);
        }
        return token;
    }

    /** What was read so far asks for more. */
    boolean open() {
        return depth > 0 || quoted || waiting;
    }

    private void follow(Token token) {
        waiting = waits(token);
        last = token;
        if (token.kind() != Kind.SYMBOL) {
            return;
        }
        switch (token.text()) {
            case "(", "[", "{" -> depth++;
            case ")", "]", "}" -> depth = Math.max(0, depth - 1);
            case "'" -> quoted = !quoted;
            default -> {}
        }
    }

    private boolean waits(Token token) {
        return switch (token.kind()) {
            case KEYWORD -> !token.text().equals("true") && !token.text().equals("false");
            case BARS -> true;
            // Tight to its operand it is a star, which waits for nothing.
            case SYMBOL ->
                token.text().equals("*") ? last.endsOperand() && !last.touches(token) : WAITING.contains(token.text());
            default -> false;
        };
    }
}
