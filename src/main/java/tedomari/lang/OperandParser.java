package tedomari.lang;

import ch.obermuhlner.math.big.BigRational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tedomari.cgt.Game;
import tedomari.lang.Expression.Call;
import tedomari.lang.Expression.Literal;
import tedomari.lang.Expression.Step;
import tedomari.lang.Token.Kind;

/** Reads an operand: a number, name, call or bracket, with all that follows it tightly. */
final class OperandParser {

    /** A whole number with fewer digits fits a {@code long}. */
    private static final int SHORT = 19;

    private final Cursor cursor;
    private final BracketParser brackets;

    OperandParser(Cursor cursor, Parser parser) {
        this.cursor = cursor;
        this.brackets = new BracketParser(cursor, parser);
    }

    /** The innermost open bracket is a brace, where bars separate options. */
    boolean inBraces() {
        return brackets.inBraces();
    }

    static String lower(Token name) {
        return name.text().toLowerCase(Locale.ROOT);
    }

    /**
     * An operand without signs.
     *
     * @param fraction whether a tight {@code p/q} is one number
     * @param negative whether a minus belongs to the number that comes
     */
    Expression operand(boolean fraction, boolean negative) {
        return suffixed(cursor.at(Kind.NUMBER) ? number(fraction, negative) : primary());
    }

    private Expression primary() {
        Token token = cursor.current();
        int offset = token.start();
        switch (token.kind()) {
            case NAME -> {
                return named();
            }
            case RESULT -> {
                cursor.advance();
                return new Expression.Earlier(
                        offset, natural(token, token.text().substring(1)));
            }
            case STRING -> {
                cursor.advance();
                String inner = token.text().substring(1, token.text().length() - 1);
                return new Literal(offset, new Value.TextValue(inner.replaceAll("\\\\(.)", "$1")));
            }
            case ARROW -> {
                cursor.advance();
                return new Expression.Uptimal(offset, arrow(token));
            }
            case TINY -> {
                return tiny();
            }
            default -> {
                if (token.is("true") || token.is("false")) {
                    cursor.advance();
                    return new Literal(offset, new Value.BooleanValue(token.is("true")));
                }
                return token.is("*") ? star() : brackets.bracket();
            }
        }
    }

    private Expression named() {
        Token token = cursor.advance();
        String name = lower(token);
        if (cursor.at("(")) {
            return new Call(token.start(), name, token.text(), brackets.arguments());
        }
        return name.equals("_")
                ? new Expression.Earlier(token.start(), 0)
                : new Expression.Name(token.start(), name, token.text());
    }

    private Expression number(boolean fraction, boolean negative) {
        int start = negative ? cursor.previous().start() : cursor.current().start();
        Token token = cursor.advance();
        Expression literal = new Literal(start, number(token, fraction && slashFollows(), negative));
        boolean tiny = cursor.tight()
                && (cursor.at(Kind.TINY)
                        || cursor.at(Kind.NAME) && lower(cursor.current()).matches("tiny|miny"));
        if (!tiny) {
            return literal;
        }
        int offset = cursor.current().start();
        Expression translated = cursor.at(Kind.TINY) ? tiny() : named();
        return new Expression.Chain(start, literal, List.of(new Step(offset, Operator.PLUS, translated)));
    }

    private Value number(Token token, boolean isFraction, boolean negative) {
        if (!isFraction && token.text().length() < SHORT && token.text().chars().allMatch(Lexer::isDigit)) {
            long integer = Long.parseLong(token.text());
            return new Value.GameValue(Game.of(negative ? -integer : integer));
        }
        BigRational value = isFraction ? quotient(token) : numeral(token);
        return Rationals.value(negative ? value.negate() : value);
    }

    private boolean slashFollows() {
        return cursor.at("/")
                && cursor.tight()
                && cursor.current().touches(cursor.peek())
                && cursor.peek().kind() == Kind.NUMBER
                && !cursor.peekSecond().is("**");
    }

    private BigRational quotient(Token top) {
        cursor.advance();
        Token bottom = cursor.advance();
        BigRational divisor = numeral(bottom);
        if (divisor.isZero()) {
            throw cursor.error(bottom.start(), "division by zero");
        }
        try {
            return Rationals.quotient(numeral(top), divisor);
        } catch (ArithmeticException e) {
            throw cursor.error(top.start(), String.valueOf(e.getMessage()));
        }
    }

    private BigRational numeral(Token token) {
        if (token.text().length() > Numeral.MAX_DIGITS) {
            throw cursor.error(
                    token.start(), String.format("a number of more than %,d digits is too long", Numeral.MAX_DIGITS));
        }
        try {
            return Numeral.value(token.text());
        } catch (ArithmeticException e) {
            throw cursor.error(token.start(), String.valueOf(e.getMessage()));
        }
    }

    /** {@code ⧾₂}, {@code ⧾(x)} or {@code ⧾{a|b}}. */
    private Expression tiny() {
        Token token = cursor.advance();
        String name = token.text().charAt(0) == '⧾' ? "tiny" : "miny";
        String subscript = token.text().substring(1);
        if (subscript.isEmpty()) {
            List<Expression> arguments = cursor.at("{") ? List.of(brackets.bracket()) : brackets.arguments();
            return new Call(token.start(), name, name, arguments);
        }
        BigInteger index = new BigInteger(Numeral.plainDigits(subscript));
        Value value = Rationals.value(Rationals.of(index, BigInteger.ONE));
        return new Call(token.start(), name, name, List.of(new Literal(token.start(), value)));
    }

    private Arrow arrow(Token token) {
        try {
            return Arrow.of(token.text());
        } catch (NumberFormatException e) {
            throw cursor.error(token.start(), "more than " + Integer.MAX_VALUE + " ups are too many");
        }
    }

    private int natural(Token token, String digits) {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException e) {
            throw cursor.error(
                    token.start(),
                    "expected a natural number up to " + Integer.MAX_VALUE + " but found " + cursor.shown(token));
        }
    }

    /** The star at the cursor, with its number if that is tight. */
    private Expression star() {
        Token star = cursor.advance();
        int size = cursor.at(Kind.NUMBER) && cursor.tight() && startsWithDigit(cursor.current())
                ? nimber(cursor.advance())
                : 1;
        return new Literal(star.start(), new Value.GameValue(Game.nimber(size)));
    }

    private int nimber(Token token) {
        return natural(token, token.text());
    }

    private static boolean startsWithDigit(Token token) {
        return token.kind() == Kind.NUMBER && Lexer.isDigit(token.text().charAt(0));
    }

    /** The operand with its suffixes: {@code ^3*2}, {@code [index]}, {@code .method(…)}. */
    private Expression suffixed(Expression operand) {
        Expression result = operand;
        boolean arrowMayFollow =
                !(operand instanceof Expression.Uptimal) && !cursor.previous().is("*");
        for (int links = 0; ; links++) {
            if (links > Cursor.MAX_DEPTH) {
                throw cursor.tooDeep();
            }
            Token token = cursor.current();
            if (token.is(".")) {
                result = method(result);
                arrowMayFollow = true;
            } else if (token.is("[") && cursor.tight()) {
                result = brackets.index(result);
            } else if (token.kind() == Kind.ARROW && cursor.tight() && arrowMayFollow) {
                cursor.advance();
                result = plus(result, token, new Expression.Uptimal(token.start(), arrow(token)));
                arrowMayFollow = false;
            } else if (token.is("*") && isStar()) {
                result = plus(result, token, star());
                arrowMayFollow = false;
            } else {
                return result;
            }
        }
    }

    private static Expression plus(Expression left, Token token, Expression right) {
        return new Expression.Chain(left.offset(), left, List.of(new Step(token.start(), Operator.PLUS, right)));
    }

    private Expression method(Expression receiver) {
        cursor.advance();
        if (!cursor.at(Kind.NAME)) {
            throw cursor.unexpected("the name of a function");
        }
        Token name = cursor.advance();
        List<Expression> arguments = new ArrayList<>();
        arguments.add(receiver);
        if (cursor.at("(")) {
            arguments.addAll(brackets.arguments());
        }
        return new Call(name.start(), lower(name), name.text(), arguments);
    }

    /**
     * Whether the {@code *} at the cursor, behind an operand, is a star: right before a digit, or where no operand follows.
     * Else it is the product, with a space on both sides or on none.
     */
    private boolean isStar() {
        Token next = cursor.peek();
        boolean touches = cursor.current().touches(next);
        if (touches && startsWithDigit(next)) {
            return true;
        }
        if (!cursor.tight()) {
            return !brackets.opensExpression(next);
        }
        if (!touches && brackets.opensOperand(next)) {
            throw ambiguous();
        }
        return !brackets.opensOperand(next);
    }

    private LangException ambiguous() {
        return cursor.error(
                cursor.current().start(), "write 'a * b' for the product, or 'a*2' without spaces for a plus star 2");
    }
}
