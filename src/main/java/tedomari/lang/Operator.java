package tedomari.lang;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An operator between two operands. */
enum Operator {
    OR("or"),
    AND("and"),
    PLUS("+"),
    MINUS("-"),
    ORDINAL(":"),
    TIMES("*", "·"),
    OVER("/"),
    EQUAL("=", "=="),
    UNEQUAL("!=", "<>"),
    LESS("<"),
    GREATER(">"),
    AT_MOST("<="),
    AT_LEAST(">="),
    CONFUSED("||"),
    LESS_OR_CONFUSED("<|"),
    GREATER_OR_CONFUSED("|>");

    private static final Map<String, Operator> COMPARISONS = new HashMap<>();

    static {
        for (Operator operator : values()) {
            if (operator.compareTo(EQUAL) >= 0) {
                for (String spelling : operator.spellings) {
                    COMPARISONS.put(spelling, operator);
                }
            }
        }
    }

    private final List<String> spellings;

    Operator(String... spellings) {
        this.spellings = List.of(spellings);
    }

    static @Nullable Operator comparison(Token token) {
        return token.kind() == Token.Kind.SYMBOL || token.kind() == Token.Kind.BARS
                ? COMPARISONS.get(token.text())
                : null;
    }

    String symbol() {
        return spellings.get(0);
    }
}
