package tedomari.lang;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tedomari.task.Progress;

/** Finds what a name stands for and calls functions, those of the session and those of the library. */
final class Calls {

    static final int MAX_DEPTH = 10_000;

    /** Below this depth of calls an exhausted stack is not the fault of a recursion. */
    private static final int RECURSION = 100;

    private final Session session;
    private final Evaluator evaluator;
    private int depth;
    private int outermost;
    private String innermost = "";

    Calls(Session session, Evaluator evaluator) {
        this.session = session;
        this.evaluator = evaluator;
    }

    Value variable(Expression.Name name, Frame frame) {
        Value value = frame.find(name.name());
        if (value == null) {
            value = session.variable(name.name());
        }
        if (value != null) {
            return value;
        }
        if (Parser.isConstant(name.name())) {
            return new Value.SymbolValue(name.name());
        }
        UserFunction own = session.function(name.name());
        Function function = Library.find(name.name());
        if (own != null || function != null) {
            String usage = own != null ? own.usage() : function != null ? function.usage() : "";
            throw error(frame, name.offset(), "'" + name.spelling() + "' is a function; write " + usage);
        }
        throw unknown(name.spelling(), name.offset(), frame);
    }

    private LangException unknown(String spelling, int offset, Frame frame) {
        String near = Suggestion.nearest(spelling, session.names());
        String hint = near.isEmpty() ? "" : ", did you mean '" + near + "'?";
        return error(frame, offset, "unknown name '" + spelling + "'" + hint);
    }

    private static LangException error(Frame frame, int offset, String message) {
        return LangException.at(frame.source(), offset, message);
    }

    Value call(Expression.Call call, Arguments arguments, Frame frame) {
        UserFunction own = session.function(call.name());
        if (own != null) {
            return own(own, call, arguments, frame);
        }
        Function function = Library.find(call.name());
        if (function == null) {
            @Nullable Value variable = frame.find(call.name());
            if (variable != null || session.variable(call.name()) != null) {
                throw error(frame, call.offset(), "'" + call.spelling() + "' is not a function");
            }
            throw unknown(call.spelling(), call.offset(), frame);
        }
        if (!function.takes(arguments.size())) {
            throw arity(function.usage(), function.parameters().size(), call, arguments, frame);
        }
        return function.body().apply(arguments);
    }

    private static LangException arity(
            String usage, int expected, Expression.Call call, Arguments arguments, Frame frame) {
        String count = expected == 1 ? "1 argument" : expected + " arguments";
        return error(frame, call.offset(), usage + " takes " + count + " but was given " + arguments.size());
    }

    private Value own(UserFunction function, Expression.Call call, Arguments arguments, Frame frame) {
        Progress.checkpoint();
        List<String> parameters = function.parameters();
        if (arguments.size() != parameters.size()) {
            throw arity(function.usage(), parameters.size(), call, arguments, frame);
        }
        if (depth == 0) {
            outermost = call.offset();
        }
        innermost = function.name();
        if (depth >= MAX_DEPTH) {
            throw error(frame, call.offset(), tooDeep());
        }
        Frame inner = Frame.of(function.source());
        for (int i = 0; i < parameters.size(); i++) {
            inner = inner.with(parameters.get(i), arguments.at(i).value());
        }
        depth++;
        Value value = body(function, inner, call, frame);
        depth--;
        return value;
    }

    /** An error in the body is shown where the statement at hand calls it, if the body was defined elsewhere. */
    private Value body(UserFunction function, Frame inner, Expression.Call call, Frame frame) {
        try {
            return evaluator.evaluate(function.body(), inner);
        } catch (LangException e) {
            if (e.source() == frame.source()) {
                throw e;
            }
            boolean recursion = e.sentence().endsWith(" deep");
            String place = recursion ? "" : ", in " + function.usage() + " at " + e.line() + ":" + e.column();
            throw error(frame, call.offset(), e.sentence() + place);
        }
    }

    private String tooDeep() {
        return String.format("%s calls itself more than %,d deep", innermost, depth);
    }

    /** The stack is exhausted: a recursion if calls are nested deeply, else a game or an expression that is too deep. */
    LangException exhausted(Source source, int offset) {
        return depth > RECURSION
                ? LangException.at(source, outermost, tooDeep())
                : LangException.at(source, offset, "too deeply nested to be evaluated");
    }
}
