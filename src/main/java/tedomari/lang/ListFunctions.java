package tedomari.lang;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Notation;
import tedomari.lang.Function.Topic;
import tedomari.lang.Value.ListValue;

/** Functions of lists and sets. */
final class ListFunctions {

    static final List<Function> ALL = List.of(
            of(
                    "length",
                    "xs",
                    "how many elements a list or set has",
                    args -> Arithmetic.of(Dyadic.of(args.at(0).elements().size())),
                    "length(1..5)",
                    "leftOptions(*4).length"),
            of(
                    "count",
                    "xs x",
                    "how often x is in a list",
                    args -> Arithmetic.of(Dyadic.of(Collections.frequency(
                            args.at(0).elements(), args.at(1).value()))),
                    "count([1, *, 1], 1)"),
            of("reverse", "xs", "a list from its end to its beginning", ListFunctions::reverse, "reverse(1..5)"),
            of(
                    "sort",
                    "xs",
                    "a list of games in the order in which options are printed",
                    ListFunctions::sort,
                    "sort([^, *, 3, -1])"));

    private ListFunctions() {}

    private static Function of(
            String name, String parameters, String definition, Function.Body body, String... examples) {
        return Function.of(Topic.LISTS, name, parameters, definition, body, examples);
    }

    private static Value reverse(Arguments args) {
        List<Value> elements = new ArrayList<>(args.at(0).elements());
        Collections.reverse(elements);
        return new ListValue(elements);
    }

    private static Value sort(Arguments args) {
        args.at(0).elements();
        return new ListValue(args.at(0).games().stream()
                .sorted(Notation.ORDER)
                .<Value>map(Value.GameValue::new)
                .toList());
    }
}
