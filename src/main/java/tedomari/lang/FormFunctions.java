package tedomari.lang;

import java.util.List;
import tedomari.cgt.Redundancy;
import tedomari.lang.Function.Topic;
import tedomari.lang.Value.TextValue;

/** Forms in quotes, which keep what a canonical form leaves out. */
final class FormFunctions {

    static final List<Function> ALL = List.of(
            Function.of(
                    Topic.FORMS,
                    "value",
                    "form",
                    "the game that a form in quotes is, or the value of a region",
                    args -> new Value.GameValue(args.at(0).game()),
                    "value('{3|1,2}')"),
            Function.of(
                    Topic.FORMS,
                    "tree",
                    "g",
                    "the game tree of G, or of a form in quotes; at the prompt it is drawn",
                    args -> new Value.TreeValue(args.at(0).form()),
                    "tree({6||4|0})"),
            Function.of(
                    Topic.FORMS,
                    "dominated",
                    "form",
                    "the options of a form in quotes that another option makes superfluous, with the reason",
                    args -> redundancies(args, Redundancy.Kind.DOMINATED),
                    "dominated('{3|1,2}')"),
            Function.of(
                    Topic.FORMS,
                    "reversible",
                    "form",
                    "the options of a form in quotes that the opponent's answer reverses, with the reason",
                    args -> redundancies(args, Redundancy.Kind.REVERSIBLE),
                    "reversible('{^|*}')"));

    private FormFunctions() {}

    private static Value redundancies(Arguments args, Redundancy.Kind kind) {
        return new Value.ListValue(args.at(0).form().redundancies().stream()
                .filter(redundancy -> redundancy.kind() == kind)
                .<Value>map(redundancy -> new TextValue(redundancy.toString()))
                .toList());
    }
}
