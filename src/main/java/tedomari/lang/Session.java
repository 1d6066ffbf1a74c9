package tedomari.lang;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Notation;

/**
 * A conversation: the variables and functions defined in it, and its results. Not for several threads at once.
 *
 * <p>A variable and a function may have the same name; a function of the library cannot be redefined.
 */
public final class Session {

    private final Map<String, Definition> variables = new HashMap<>();
    private final Map<String, Definition> functions = new HashMap<>();
    private final Deque<Change> changes = new ArrayDeque<>();
    private final Results results = new Results();

    /** What a name stands for, and the text that says so; exactly one of value and function is there. */
    private record Definition(
            String text, @Nullable Value value, @Nullable UserFunction function) {}

    private record Change(
            boolean isFunction,
            String name,
            Definition now,
            @Nullable Definition before) {}

    /** Evaluates a text; definitions have no result. */
    public List<Result> evaluate(String text) {
        List<Result> answers = new ArrayList<>();
        run(Source.of(text), answers::add);
        return answers;
    }

    /**
     * Evaluates the statements of a source in order and hands on each result as it comes.
     *
     * @throws LangException at the first error; what came before it stays done
     */
    public void run(Source source, Consumer<Result> listener) {
        Parser parser = new Parser(source);
        for (Statement statement = next(parser, source); statement != null; statement = next(parser, source)) {
            Evaluator evaluator = new Evaluator(this);
            Value value;
            try {
                value = execute(statement, evaluator, source);
            } catch (StackOverflowError e) {
                throw evaluator.calls().exhausted(source, statement.offset());
            } catch (OutOfMemoryError e) {
                throw LangException.at(source, statement.offset(), "there is not enough memory for this");
            }
            if (value != null) {
                listener.accept(new Result(results.add(value), value, statement.offset(), statement.end()));
            }
        }
    }

    private static @Nullable Statement next(Parser parser, Source source) {
        try {
            return parser.next();
        } catch (StackOverflowError e) {
            throw LangException.at(source, 0, "too deeply nested to be read");
        }
    }

    private @Nullable Value execute(Statement statement, Evaluator evaluator, Source source) {
        Frame frame = Frame.of(source);
        String text = source.text().substring(statement.offset(), statement.end());
        if (statement instanceof Statement.Question it) {
            return evaluator.evaluate(it.expression(), frame);
        }
        if (statement instanceof Statement.Assignment it) {
            Value value = evaluator.evaluate(it.value(), frame);
            define(false, it.name(), new Definition(text, value, null));
        } else if (statement instanceof Statement.Definition it) {
            if (Library.find(it.name()) != null) {
                throw LangException.at(
                        source, it.offset(), "'" + it.name() + "' is a function of the library; choose another name");
            }
            UserFunction function = new UserFunction(it.name(), it.parameters(), it.body(), source);
            define(true, it.name(), new Definition(text, null, function));
        }
        return null;
    }

    private void define(boolean isFunction, String name, Definition definition) {
        Definition before = (isFunction ? functions : variables).put(name, definition);
        changes.push(new Change(isFunction, name, definition, before));
    }

    /** Takes back the last definition that was not taken back yet, and answers its text. */
    public Optional<String> undo() {
        Change change = changes.poll();
        if (change == null) {
            return Optional.empty();
        }
        Map<String, Definition> table = change.isFunction() ? functions : variables;
        Definition before = change.before();
        if (before == null) {
            table.remove(change.name());
        } else {
            table.put(change.name(), before);
        }
        return Optional.of(change.now().text());
    }

    /**
     * The definitions in force, in the order they were made, as statements that make them again. A variable that is a game
     * is written as its value, since its text may speak of results that will not be there.
     */
    public List<String> definitions() {
        List<String> statements = new ArrayList<>();
        for (Change change : (Iterable<Change>) changes::descendingIterator) {
            Definition now = change.now();
            if ((change.isFunction() ? functions : variables).get(change.name()) == now) {
                boolean readable = now.value() instanceof Value.GameValue || now.value() instanceof Value.RawValue;
                statements.add(
                        readable && now.value() != null
                                ? change.name() + " := " + new Printer(Notation.ASCII).print(now.value())
                                : now.text());
            }
        }
        return statements;
    }

    /** All names that mean something, for completion: functions, variables and words of the language. */
    public SortedSet<String> names() {
        TreeSet<String> names = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        names.addAll(Library.names());
        names.addAll(Lexer.KEYWORDS);
        names.addAll(Parser.CONSTANTS);
        names.addAll(variables.keySet());
        names.addAll(functions.keySet());
        return names;
    }

    /** How a function that was defined here is called, as {@code f(n)}. */
    public Optional<String> usage(String name) {
        return Optional.ofNullable(function(name.toLowerCase(Locale.ROOT))).map(UserFunction::usage);
    }

    /** How many results there are: the last one is {@code $count}. */
    public int resultCount() {
        return results.count();
    }

    @Nullable
    Value variable(String name) {
        Definition definition = variables.get(name);
        return definition == null ? null : definition.value();
    }

    @Nullable
    UserFunction function(String name) {
        Definition definition = functions.get(name);
        return definition == null ? null : definition.function();
    }

    Results results() {
        return results;
    }
}
