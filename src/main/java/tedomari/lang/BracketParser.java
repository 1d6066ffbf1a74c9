package tedomari.lang;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tedomari.lang.Token.Kind;

/** Reads what stands in brackets: games and sets in braces, forms in quotes, lists, arguments, groups. */
final class BracketParser {

    private final Cursor cursor;
    private final Parser parser;
    private boolean inBraces;
    private boolean inQuotes;

    BracketParser(Cursor cursor, Parser parser) {
        this.cursor = cursor;
        this.parser = parser;
    }

    boolean inBraces() {
        return inBraces;
    }

    /** An operand without a sign can begin with this token. */
    boolean opensOperand(Token token) {
        return switch (token.kind()) {
            case NUMBER, NAME, RESULT, ARROW, TINY, STRING -> true;
            case SYMBOL ->
                switch (token.text()) {
                    case "(", "[", "{", "*" -> true;
                    case "'" -> !inQuotes;
                    default -> false;
                };
            default -> false;
        };
    }

    boolean opensExpression(Token token) {
        return opensOperand(token)
                || token.is("-")
                || token.is("+-")
                || token.is("±")
                || token.kind() == Kind.BAD
                || token.is("not")
                || token.is("if")
                || token.is("true")
                || token.is("false");
    }

    Expression bracket() {
        boolean outer = inBraces;
        Expression result;
        if (cursor.at("{")) {
            inBraces = true;
            result = braces();
        } else {
            inBraces = false;
            result = cursor.at("(") ? group() : cursor.at("[") ? list() : quotes(outer);
        }
        inBraces = outer;
        return result;
    }

    private Expression group() {
        cursor.advance();
        Expression inner = parser.expression();
        close(")", "an operator or ')'");
        return inner;
    }

    private void close(String bracket, String expected) {
        if (!cursor.take(bracket)) {
            throw parser.misplaced(expected);
        }
    }

    private Expression quotes(boolean outer) {
        if (!cursor.at("'") || inQuotes) {
            inBraces = outer;
            throw cursor.unexpected("an operand");
        }
        int offset = cursor.advance().start();
        inQuotes = true;
        Expression form = parser.expression();
        close("'", "an operator or a closing quote");
        inQuotes = false;
        return new Expression.Raw(offset, form);
    }

    private Expression list() {
        int offset = cursor.advance().start();
        if (cursor.take("]")) {
            return new Expression.ListOf(offset, List.of());
        }
        Expression first = parser.expression();
        if (cursor.take("for")) {
            return comprehension(offset, first);
        }
        List<Expression> elements = new ArrayList<>();
        elements.add(first);
        while (cursor.take(",")) {
            elements.add(parser.expression());
        }
        close("]", "an operator, ',' or ']'");
        return new Expression.ListOf(offset, elements);
    }

    private Expression comprehension(int offset, Expression element) {
        String variable = parser.binder();
        cursor.expect("in", "'in'");
        Expression list = parser.expression();
        @Nullable Expression condition = cursor.take("if") ? parser.expression() : null;
        close("]", condition == null ? "an operator, 'if' or ']'" : "an operator or ']'");
        return new Expression.Comprehension(offset, element, variable, list, condition);
    }

    Expression index(Expression list) {
        boolean outer = inBraces;
        inBraces = false;
        int offset = cursor.advance().start();
        Expression index = parser.expression();
        close("]", "an operator or ']'");
        inBraces = outer;
        return new Expression.Index(offset, list, index);
    }

    List<Expression> arguments() {
        boolean outer = inBraces;
        inBraces = false;
        cursor.expect("(", "'('");
        List<Expression> arguments = new ArrayList<>();
        if (!cursor.at(")")) {
            do {
                arguments.add(parser.expression());
            } while (cursor.take(","));
        }
        close(")", "an operator, ',' or ')'");
        inBraces = outer;
        return arguments;
    }

    private Expression braces() {
        int offset = cursor.advance().start();
        List<List<Expression>> groups = new ArrayList<>();
        List<Token> runs = new ArrayList<>();
        while (true) {
            groups.add(options());
            if (cursor.at(Kind.BARS)) {
                runs.add(cursor.advance());
            } else {
                close("}", "an operator, ',', '|' or '}'");
                return runs.isEmpty()
                        ? new Expression.SetOf(offset, groups.get(0))
                        : new Slashes(cursor, groups, runs).game(offset);
            }
        }
    }

    private List<Expression> options() {
        if (cursor.at(Kind.BARS) || cursor.at("}")) {
            return List.of();
        }
        if (!opensExpression(cursor.current())) {
            throw cursor.unexpected("an option, a '|' or '}'");
        }
        List<Expression> options = new ArrayList<>(1);
        do {
            if (!opensExpression(cursor.current())) {
                throw cursor.unexpected("an option");
            }
            options.add(parser.expression());
        } while (cursor.take(","));
        return options;
    }
}
