package tedomari.cli.bench;

import java.util.List;
import tedomari.cgt.Notation;
import tedomari.lang.LangException;
import tedomari.lang.Printer;
import tedomari.lang.Result;
import tedomari.lang.Session;

/**
 * A row of a table of known values.
 *
 * @param operation the name of a function and its further arguments, separated by blanks
 * @param value the result in ASCII, or {@code !!} and the text of an error
 */
record ConformanceRow(String expression, String operation, String value) {

    /** The row as an expression of the language. */
    String call() {
        String[] words = operation.split(" ");
        StringBuilder text =
                new StringBuilder(words[0]).append("((").append(expression).append(')');
        for (int i = 1; i < words.length; i++) {
            text.append(", ").append(words[i]);
        }
        return text.append(')').toString();
    }

    /** What the engine makes of it, in the same form as {@link #value}. */
    String evaluate() {
        try {
            List<Result> results = new Session().evaluate(call());
            return new Printer(Notation.ASCII).print(results.get(0).value());
        } catch (LangException e) {
            return "!!" + e.sentence();
        }
    }
}
