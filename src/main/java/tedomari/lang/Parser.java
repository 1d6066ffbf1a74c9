package tedomari.lang;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tedomari.lang.Expression.Step;
import tedomari.lang.Token.Kind;

/**
 * Reads statements, one after the other. From loose to tight: {@code if}, {@code or}, {@code and}, {@code not}, comparisons,
 * {@code ..}, {@code + -}, {@code :}, {@code * · /}, signs, {@code **}, and what follows an operand tightly.
 */
final class Parser {

    private static final String OPERATOR_OR_END = "an operator or the end";

    private final Cursor cursor;
    private final OperandParser operands;

    Parser(Source source) {
        this.cursor = new Cursor(source);
        this.operands = new OperandParser(cursor, this);
    }

    /** The next statement, or null at the end of the text. */
    @Nullable
    Statement next() {
        while (cursor.at(";") || cursor.at(Kind.NEWLINE)) {
            cursor.advance();
        }
        if (cursor.at(Kind.END)) {
            return null;
        }
        Token start = cursor.current();
        Expression expression = expression();
        Statement statement = cursor.take(":=")
                ? definition(start, expression, expression())
                : new Statement.Question(start.start(), cursor.previous().end(), expression);
        if (!cursor.at(";") && !cursor.at(Kind.NEWLINE) && !cursor.at(Kind.END)) {
            throw misplaced(OPERATOR_OR_END);
        }
        return statement;
    }

    private Statement definition(Token start, Expression head, Expression body) {
        int end = cursor.previous().end();
        if (start.kind() == Kind.ARROW) {
            throw reserved(start);
        }
        if (start.kind() == Kind.NAME && head.offset() == start.start()) {
            if (head instanceof Expression.Name name) {
                return new Statement.Assignment(start.start(), end, free(name), body);
            }
            if (head instanceof Expression.Call call) {
                if (isConstant(call.name())) {
                    throw reserved(start);
                }
                return new Statement.Definition(start.start(), end, call.name(), parameters(call), body);
            }
        }
        throw cursor.error(start.start(), "only a name, or a function with its parameters, can stand before ':='");
    }

    private List<String> parameters(Expression.Call call) {
        List<String> names = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Expression argument : call.arguments()) {
            if (!(argument instanceof Expression.Name name)) {
                throw cursor.error(argument.offset(), "a parameter must be a name that is not reserved");
            }
            if (!seen.add(free(name))) {
                throw cursor.error(name.offset(), "the parameter '" + name.spelling() + "' is there twice");
            }
            names.add(name.name());
        }
        return names;
    }

    /** The players of games and of Go. */
    static final Set<String> CONSTANTS = Set.of("left", "right", "black", "white");

    static boolean isConstant(String name) {
        return CONSTANTS.contains(name);
    }

    private String free(Expression.Name name) {
        if (isConstant(name.name())) {
            throw cursor.error(name.offset(), "'" + name.spelling() + "' is a player and cannot be a name");
        }
        return name.name();
    }

    /** The name to be bound at the cursor, which a comprehension introduces. */
    String binder() {
        if (cursor.at(Kind.ARROW)) {
            throw reserved(cursor.current());
        }
        if (!cursor.at(Kind.NAME)) {
            throw cursor.unexpected("a name");
        }
        Token token = cursor.advance();
        return free(new Expression.Name(token.start(), OperandParser.lower(token), token.text()));
    }

    private LangException reserved(Token token) {
        String meaning = token.kind() == Kind.ARROW ? " is a multiple of up or down" : " is a player";
        return cursor.error(token.start(), cursor.shown(token) + meaning + " and cannot be a name");
    }

    /** The complaint where an operator or a closing bracket should be; it knows the usual mistakes. */
    LangException misplaced(String expected) {
        Token token = cursor.current();
        Token before = cursor.previous();
        if (token.kind() == Kind.ARROW && "^↑".indexOf(token.text().charAt(0)) >= 0 && before.endsOperand()) {
            boolean plain = token.text().length() == 1 && cursor.peek().kind() == Kind.NUMBER;
            String power = plain && before.kind() == Kind.NUMBER
                    ? cursor.written(before) + "**" + cursor.written(cursor.peek())
                    : "x**n";
            return cursor.error(token.start(), "a power is written " + power);
        }
        if (token.kind() == Kind.BARS && !operands.inBraces()) {
            return cursor.error(token.start(), "a '|' separates options and must stand in braces");
        }
        return cursor.unexpected(expected);
    }

    Expression expression() {
        cursor.enter();
        Expression result = cursor.at("if") ? choice() : disjunction();
        cursor.leave();
        return result;
    }

    private Expression choice() {
        int offset = cursor.advance().start();
        Expression condition = expression();
        cursor.expect("then", "'then'");
        Expression yes = expression();
        cursor.expect("else", "'else'");
        return new Expression.Choice(offset, condition, yes, expression());
    }

    private Expression disjunction() {
        Expression first = conjunction();
        List<Step> rest = new ArrayList<>(0);
        while (cursor.at("or")) {
            rest.add(new Step(cursor.advance().start(), Operator.OR, conjunction()));
        }
        return chain(first, rest);
    }

    private Expression conjunction() {
        Expression first = negation();
        List<Step> rest = new ArrayList<>(0);
        while (cursor.at("and")) {
            rest.add(new Step(cursor.advance().start(), Operator.AND, negation()));
        }
        return chain(first, rest);
    }

    private Expression negation() {
        if (!cursor.at("not")) {
            return comparison();
        }
        cursor.enter();
        Expression result = new Expression.Not(cursor.advance().start(), negation());
        cursor.leave();
        return result;
    }

    private Expression comparison() {
        Expression left = range();
        Operator operator = comparisonHere();
        if (operator == null) {
            return left;
        }
        int offset = cursor.advance().start();
        Expression right = range();
        if (comparisonHere() != null) {
            throw cursor.error(cursor.current().start(), "comparisons do not chain; join two of them with 'and'");
        }
        return new Expression.Comparison(offset, operator, left, right);
    }

    private @Nullable Operator comparisonHere() {
        return operands.inBraces() && cursor.at(Kind.BARS) ? null : Operator.comparison(cursor.current());
    }

    private Expression range() {
        Expression from = sum();
        return cursor.at("..") ? new Expression.Range(cursor.advance().start(), from, sum()) : from;
    }

    private Expression sum() {
        Expression first = ordinal();
        List<Step> rest = new ArrayList<>(0);
        while (true) {
            int offset = cursor.current().start();
            if (cursor.take("+")) {
                rest.add(new Step(offset, Operator.PLUS, ordinal()));
            } else if (cursor.take("-")) {
                rest.add(new Step(offset, Operator.MINUS, ordinal()));
            } else if (cursor.at("±") || cursor.at("+-")) {
                if (cursor.at("+-") && !cursor.current().touches(cursor.peek())) {
                    throw cursor.error(offset, "write 'a+-b' for a + (+-b), or 'a + -b' for a minus");
                }
                rest.add(new Step(offset, Operator.PLUS, ordinal()));
            } else {
                return chain(first, rest);
            }
        }
    }

    private Expression ordinal() {
        Expression first = product();
        List<Step> rest = new ArrayList<>(0);
        while (cursor.at(":")) {
            rest.add(new Step(cursor.advance().start(), Operator.ORDINAL, product()));
        }
        return chain(first, rest);
    }

    private Expression product() {
        Expression first = sign(true);
        List<Step> rest = new ArrayList<>(0);
        while (true) {
            int offset = cursor.current().start();
            if (cursor.take("*") || cursor.take("·")) {
                rest.add(new Step(offset, Operator.TIMES, sign(true)));
            } else if (cursor.take("/")) {
                // x/1/2 is (x/1)/2, so the 1/2 there is no fraction.
                rest.add(new Step(offset, Operator.OVER, sign(false)));
            } else {
                return chain(first, rest);
            }
        }
    }

    /**
     * An operand with its signs. The minus before a number belongs to the number alone, as it is printed: {@code -1^*} is
     * -1 + ^*, while {@code -^*} is the negative of ^*.
     *
     * @param fraction whether a tight {@code p/q} is one number
     */
    private Expression sign(boolean fraction) {
        int offset = cursor.current().start();
        boolean minus = cursor.at("-");
        if (!minus && !cursor.at("+-") && !cursor.at("±")) {
            return power(operands.operand(fraction, false));
        }
        cursor.enter();
        cursor.advance();
        Expression result;
        if (!minus) {
            result = new Expression.Switch(offset, sign(fraction));
        } else if (!cursor.at(Kind.NUMBER)) {
            result = new Expression.Negation(offset, sign(fraction));
        } else if (cursor.peek().is("**")) {
            result = new Expression.Negation(offset, power(operands.operand(fraction, false)));
        } else {
            result = operands.operand(fraction, true);
        }
        cursor.leave();
        return result;
    }

    private Expression power(Expression base) {
        if (!cursor.at("**")) {
            return base;
        }
        cursor.enter();
        Expression result = new Expression.Power(cursor.advance().start(), base, sign(false));
        cursor.leave();
        return result;
    }

    private static Expression chain(Expression first, List<Step> rest) {
        return rest.isEmpty() ? first : new Expression.Chain(first.offset(), first, rest);
    }
}
