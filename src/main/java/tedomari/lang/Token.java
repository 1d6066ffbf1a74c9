package tedomari.lang;

/**
 * A word of the language.
 *
 * @param text the word in its plain spelling: {@code −} is {@code -}, {@code ≤} is {@code <=}; of a {@link Kind#BAD} token
 *     the sentence that says what is wrong
 */
public record Token(Kind kind, int start, int end, String text) {

    /** What a token is, which also decides its colour. */
    public enum Kind {
        /** {@code 12}, {@code 0.5}, {@code 2_1/2}, {@code 2⅞}. */
        NUMBER,
        NAME,
        KEYWORD,
        /** An earlier result: {@code $1}. */
        RESULT,
        /** {@code ^}, {@code ^3}, {@code vv}, {@code ^<2>}, {@code ↑[3]}. */
        ARROW,
        /** {@code ⧾} or {@code ⧿} with its subscript. */
        TINY,
        SYMBOL,
        /** A run of {@code |}. */
        BARS,
        STRING,
        COMMENT,
        NEWLINE,
        /** Something that is no word, or the opening of a string or comment that is not closed. */
        BAD,
        END
    }

    /** This symbol, bar run or keyword. */
    boolean is(String spelling) {
        return (kind == Kind.SYMBOL || kind == Kind.KEYWORD || kind == Kind.BARS) && text.equals(spelling);
    }

    /** Nothing lies between this token and the next one. */
    boolean touches(Token next) {
        return end == next.start;
    }

    /** Can be the last token of an operand. */
    boolean endsOperand() {
        return switch (kind) {
            case NUMBER, NAME, RESULT, ARROW, TINY, STRING -> true;
            case SYMBOL -> text.equals(")") || text.equals("]") || text.equals("}");
            default -> false;
        };
    }
}
