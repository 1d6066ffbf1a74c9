package tedomari.lang;

import java.util.List;

/** What stands between two semicolons or line ends. */
sealed interface Statement {

    int offset();

    /** Where its text ends. */
    int end();

    /** An expression, to be evaluated and printed. */
    record Question(int offset, int end, Expression expression) implements Statement {}

    /** {@code name := value}. */
    record Assignment(int offset, int end, String name, Expression value) implements Statement {}

    /** {@code name(parameters) := body}. */
    record Definition(int offset, int end, String name, List<String> parameters, Expression body)
            implements Statement {}
}
