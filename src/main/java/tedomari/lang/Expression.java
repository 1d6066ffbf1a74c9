package tedomari.lang;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An expression as it was read. The offset is where an error in it is shown; names are in lower case. */
sealed interface Expression {

    int offset();

    record Literal(int offset, Value value) implements Expression {}

    /** A variable, parameter or constant; {@code spelling} is how the user wrote it. */
    record Name(int offset, String name, String spelling) implements Expression {}

    /** The n-th result of the session; the last one for {@code n = 0}. */
    record Earlier(int offset, int number) implements Expression {}

    record Uptimal(int offset, Arrow arrow) implements Expression {}

    /** {@code +-x}; of a braced set all of its elements are options. */
    record Switch(int offset, Expression operand) implements Expression {}

    record Negation(int offset, Expression operand) implements Expression {}

    record Not(int offset, Expression operand) implements Expression {}

    /** Operators of one precedence, applied from the left; a list, so that a long sum does not nest. */
    record Chain(int offset, Expression first, List<Step> rest) implements Expression {}

    /** An operator and its right operand; the offset is that of the operator. */
    record Step(int offset, Operator operator, Expression right) {}

    record Comparison(int offset, Operator operator, Expression left, Expression right) implements Expression {}

    record Power(int offset, Expression base, Expression exponent) implements Expression {}

    /** {@code {left|right}}. */
    record Braces(int offset, List<Expression> left, List<Expression> right) implements Expression {}

    record SetOf(int offset, List<Expression> elements) implements Expression {}

    /** {@code 'form'}. */
    record Raw(int offset, Expression form) implements Expression {}

    record ListOf(int offset, List<Expression> elements) implements Expression {}

    record Range(int offset, Expression from, Expression to) implements Expression {}

    /** {@code [element for variable in list if condition]}. */
    record Comprehension(
            int offset,
            Expression element,
            String variable,
            Expression list,
            @Nullable Expression condition) implements Expression {}

    record Index(int offset, Expression list, Expression index) implements Expression {}

    /** {@code f(x, y)}, or {@code x.f(y)}; the offset is that of the name. */
    record Call(int offset, String name, String spelling, List<Expression> arguments) implements Expression {}

    record Choice(int offset, Expression condition, Expression yes, Expression no) implements Expression {}
}
