package tedomari.lang;

import java.math.BigInteger;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.OrdinalSum;
import tedomari.cgt.Product;
import tedomari.cgt.Relation;

/** The operators. */
final class Arithmetic {

    private static final int MAX_POWER = 1_000_000;

    private Arithmetic() {}

    static Value apply(Operator operator, Operand a, Operand b) {
        return switch (operator) {
            case PLUS -> plus(a, b);
            case MINUS -> plus(a, new Operand(negative(b), b.source(), b.offset()));
            case ORDINAL -> new Value.GameValue(OrdinalSum.of(a.game(), b.game()));
            case TIMES -> times(a, b);
            case OVER -> over(a, b);
            default -> new Value.BooleanValue(holds(operator, a, b));
        };
    }

    static Value negative(Operand a) {
        return a.isFraction()
                ? new Value.RationalValue(a.rational().negate())
                : new Value.GameValue(a.game().negate());
    }

    /** Fractions add up among numbers, for the sum may be a game again; to anything else they cannot be added. */
    private static Value plus(Operand a, Operand b) {
        boolean fractions = (a.isFraction() || b.isFraction()) && a.isNumber() && b.isNumber();
        return fractions
                ? Rationals.value(Rationals.plus(a.rational(), b.rational()))
                : new Value.GameValue(a.game().plus(b.game()));
    }

    static Value times(Operand a, Operand b) {
        if (a.isNumber() && b.isNumber()) {
            return Rationals.value(Rationals.times(a.rational(), b.rational()));
        }
        Game first = a.game();
        Game second = b.game();
        if (!first.isInteger() && !second.isInteger()) {
            throw (first.isNumber() ? a : b)
                    .error("only an integer multiplies a game; for other products see norton and conway");
        }
        return new Value.GameValue(
                first.isInteger()
                        ? Product.multiple(first.number(), second)
                        : Product.multiple(second.number(), first));
    }

    private static Value over(Operand a, Operand b) {
        if (!a.isNumber() || !b.isNumber()) {
            a.game();
            b.game();
            throw (a.isNumber() ? b : a).error("only numbers can be divided");
        }
        if (b.rational().isZero()) {
            throw b.error("division by zero");
        }
        return Rationals.value(Rationals.quotient(a.rational(), b.rational()));
    }

    static Value power(Operand base, Operand exponent) {
        if (!base.isNumber()) {
            base.game();
            throw base.error("'**' is the power of numbers; for a game write g.pow(n)");
        }
        return Rationals.value(Rationals.power(base.rational(), exponent.natural(MAX_POWER)));
    }

    private static boolean holds(Operator operator, Operand a, Operand b) {
        if (operator == Operator.EQUAL || operator == Operator.UNEQUAL) {
            return isEqual(a, b) == (operator == Operator.EQUAL);
        }
        Relation relation = relation(a, b);
        return switch (operator) {
            case LESS -> relation == Relation.LESS;
            case GREATER -> relation == Relation.GREATER;
            case AT_MOST -> relation == Relation.LESS || relation == Relation.EQUAL;
            case AT_LEAST -> relation == Relation.GREATER || relation == Relation.EQUAL;
            case CONFUSED -> relation == Relation.CONFUSED;
            case LESS_OR_CONFUSED -> relation == Relation.LESS || relation == Relation.CONFUSED;
            default -> relation == Relation.GREATER || relation == Relation.CONFUSED;
        };
    }

    /** Values of different kinds are different, but a form equals its value and a symbol its text. */
    private static boolean isEqual(Operand a, Operand b) {
        return plain(a, b).equals(plain(b, a));
    }

    private static Value plain(Operand a, Operand other) {
        if (a.value() instanceof Value.RawValue it && !(other.value() instanceof Value.RawValue)) {
            return new Value.GameValue(it.form().value());
        }
        return a.value() instanceof Value.SymbolValue it ? new Value.TextValue(it.text()) : a.value();
    }

    static Relation relation(Operand a, Operand b) {
        boolean fractions = (a.isFraction() || b.isFraction()) && a.isNumber() && b.isNumber();
        if (!fractions) {
            return a.game().relationTo(b.game());
        }
        int order = a.rational().compareTo(b.rational());
        return order < 0 ? Relation.LESS : order > 0 ? Relation.GREATER : Relation.EQUAL;
    }

    static Value of(Dyadic number) {
        return new Value.GameValue(Game.of(number));
    }

    static Value of(BigInteger integer) {
        return of(Dyadic.of(integer));
    }
}
