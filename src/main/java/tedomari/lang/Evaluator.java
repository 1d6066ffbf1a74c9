package tedomari.lang;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.GameException;
import tedomari.cgt.Notation;
import tedomari.cgt.RawForm;
import tedomari.lang.Value.BooleanValue;
import tedomari.lang.Value.GameValue;
import tedomari.lang.Value.ListValue;
import tedomari.lang.Value.RawValue;
import tedomari.lang.Value.SetValue;
import tedomari.task.Progress;

/** Gives expressions their values. One evaluator serves one statement. */
final class Evaluator {

    static final int MAX_LENGTH = 1_000_000;

    private final Session session;
    private final Calls calls;

    Evaluator(Session session) {
        this.session = session;
        this.calls = new Calls(session, this);
    }

    Calls calls() {
        return calls;
    }

    Value evaluate(Expression expression, Frame frame) {
        try {
            return value(expression, frame);
        } catch (GameException | ArithmeticException e) {
            throw LangException.at(frame.source(), expression.offset(), String.valueOf(e.getMessage()));
        }
    }

    private Operand operand(Expression expression, Frame frame) {
        return new Operand(evaluate(expression, frame), frame.source(), expression.offset());
    }

    private Value value(Expression expression, Frame frame) {
        if (expression instanceof Expression.Literal it) {
            return it.value();
        }
        if (expression instanceof Expression.Chain it) {
            return chain(it, frame);
        }
        if (expression instanceof Expression.Braces it) {
            return new GameValue(Game.of(games(it.left(), frame), games(it.right(), frame)));
        }
        if (expression instanceof Expression.Name it) {
            return calls.variable(it, frame);
        }
        if (expression instanceof Expression.Call it) {
            return call(it, frame);
        }
        if (expression instanceof Expression.Uptimal it) {
            return new GameValue(it.arrow().value());
        }
        if (expression instanceof Expression.Negation it) {
            return Arithmetic.negative(operand(it.operand(), frame));
        }
        if (expression instanceof Expression.Switch it) {
            List<Game> left = operand(it.operand(), frame).games();
            return new GameValue(Game.of(left, left.stream().map(Game::negate).toList()));
        }
        if (expression instanceof Expression.Comparison it) {
            return Arithmetic.apply(it.operator(), operand(it.left(), frame), operand(it.right(), frame));
        }
        if (expression instanceof Expression.Power it) {
            return Arithmetic.power(operand(it.base(), frame), operand(it.exponent(), frame));
        }
        if (expression instanceof Expression.Choice it) {
            return evaluate(operand(it.condition(), frame).truth() ? it.yes() : it.no(), frame);
        }
        if (expression instanceof Expression.Not it) {
            return new BooleanValue(!operand(it.operand(), frame).truth());
        }
        return collection(expression, frame);
    }

    private Value collection(Expression expression, Frame frame) {
        if (expression instanceof Expression.SetOf it) {
            return set(games(it.elements(), frame));
        }
        if (expression instanceof Expression.ListOf it) {
            List<Value> elements = new ArrayList<>();
            for (Expression element : it.elements()) {
                elements.add(evaluate(element, frame));
            }
            return new ListValue(elements);
        }
        if (expression instanceof Expression.Range it) {
            return range(it, frame);
        }
        if (expression instanceof Expression.Comprehension it) {
            return comprehension(it, frame);
        }
        if (expression instanceof Expression.Index it) {
            return element(operand(it.list(), frame), operand(it.index(), frame));
        }
        if (expression instanceof Expression.Raw it) {
            return new RawValue(form(it.form(), frame));
        }
        Expression.Earlier earlier = (Expression.Earlier) expression;
        return session.results().get(earlier, frame.source());
    }

    private Value chain(Expression.Chain chain, Frame frame) {
        Operand result = operand(chain.first(), frame);
        for (Expression.Step step : chain.rest()) {
            Operator operator = step.operator();
            Value value;
            if (operator == Operator.AND || operator == Operator.OR) {
                boolean decided = result.truth() == (operator == Operator.OR);
                value = decided
                        ? result.value()
                        : new BooleanValue(operand(step.right(), frame).truth());
            } else {
                value = step(step, result, operand(step.right(), frame));
            }
            result = new Operand(value, frame.source(), chain.offset());
        }
        return result.value();
    }

    private static Value step(Expression.Step step, Operand left, Operand right) {
        Progress.checkpoint();
        try {
            return Arithmetic.apply(step.operator(), left, right);
        } catch (GameException | ArithmeticException e) {
            throw LangException.at(left.source(), step.offset(), String.valueOf(e.getMessage()));
        }
    }

    private List<Game> games(List<Expression> options, Frame frame) {
        List<Game> games = new ArrayList<>(options.size());
        for (Expression option : options) {
            Value value = evaluate(option, frame);
            if (value instanceof GameValue it) {
                games.add(it.game());
            } else {
                games.addAll(new Operand(value, frame.source(), option.offset()).games());
            }
        }
        return games;
    }

    static SetValue set(List<Game> games) {
        return new SetValue(games.stream().distinct().sorted(Notation.ORDER).toList());
    }

    private RawForm form(Expression expression, Frame frame) {
        return expression instanceof Expression.Braces it
                ? RawForm.of(forms(it.left(), frame), forms(it.right(), frame))
                : operand(expression, frame).form();
    }

    private List<RawForm> forms(List<Expression> options, Frame frame) {
        List<RawForm> forms = new ArrayList<>();
        for (Expression option : options) {
            if (option instanceof Expression.Braces) {
                forms.add(form(option, frame));
            } else {
                Operand operand = operand(option, frame);
                if (operand.isList()) {
                    operand.games().forEach(game -> forms.add(RawForm.of(game)));
                } else {
                    forms.add(operand.form());
                }
            }
        }
        return forms;
    }

    private Value range(Expression.Range range, Frame frame) {
        Operand from = operand(range.from(), frame);
        Operand to = operand(range.to(), frame);
        Game first = Game.of(from.integer());
        Game length = Game.of(to.integer()).minus(first);
        if (length.number().compareTo(Dyadic.of(MAX_LENGTH)) >= 0) {
            throw tooLong(frame.source(), range.offset());
        }
        List<Value> elements = new ArrayList<>();
        for (int i = 0; length.number().compareTo(Dyadic.of(i)) >= 0; i++) {
            elements.add(new GameValue(first.plus(Game.of(i))));
        }
        return new ListValue(elements);
    }

    private static LangException tooLong(Source source, int offset) {
        return LangException.at(
                source, offset, String.format("a list of more than %,d elements is too long", MAX_LENGTH));
    }

    private Value comprehension(Expression.Comprehension it, Frame frame) {
        List<Value> elements = new ArrayList<>();
        @Nullable Expression condition = it.condition();
        for (Value value : operand(it.list(), frame).elements()) {
            Progress.checkpoint();
            Frame inner = frame.with(it.variable(), value);
            if (condition == null || operand(condition, inner).truth()) {
                elements.add(evaluate(it.element(), inner));
            }
        }
        return new ListValue(elements);
    }

    /** Elements count from one. */
    private static Value element(Operand list, Operand index) {
        List<Value> elements = list.elements();
        int i = index.integer().isInt() ? index.integer().intValue() : 0;
        if (i < 1 || i > elements.size()) {
            throw index.error("there is no element " + index.integer() + " in a list of length " + elements.size());
        }
        return elements.get(i - 1);
    }

    private Value call(Expression.Call call, Frame frame) {
        List<Operand> operands = new ArrayList<>(call.arguments().size());
        for (Expression argument : call.arguments()) {
            operands.add(operand(argument, frame));
        }
        return calls.call(call, new Arguments(operands), frame);
    }
}
