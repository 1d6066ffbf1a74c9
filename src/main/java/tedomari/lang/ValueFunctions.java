package tedomari.lang;

import java.util.List;
import tedomari.cgt.AtomicWeight;
import tedomari.cgt.Companion;
import tedomari.cgt.ReducedForm;
import tedomari.cgt.Sum;
import tedomari.cgt.Uptimal;
import tedomari.lang.Function.Topic;
import tedomari.lang.Value.GameValue;

/** What a game is worth, in various respects. */
final class ValueFunctions {

    static final List<Function> ALL = List.of(
            of(
                    "canonical",
                    "g",
                    "the value of G; every game is kept in canonical form, so this shows it",
                    args -> new GameValue(args.game()),
                    "canonical({0,*|*2,*3})"),
            of(
                    "negative",
                    "g",
                    "-G: the players change sides",
                    args -> Arithmetic.negative(args.at(0)),
                    "negative({4|1})"),
            of(
                    "outcome",
                    "g",
                    "who wins G, or the sum of a list: L Left, R Right, N the next player, P the previous one",
                    ValueFunctions::outcome,
                    "outcome({4|0})",
                    "outcome([{4|0}, {6||4|0}, {-5|-9}])"),
            of(
                    "leftStop",
                    "g",
                    "the number at which G stops if Left starts and both play for it",
                    args -> Arithmetic.of(args.game().leftStop()),
                    "leftStop({6||4|0})"),
            of(
                    "rightStop",
                    "g",
                    "the number at which G stops if Right starts and both play for it",
                    args -> Arithmetic.of(args.game().rightStop()),
                    "rightStop({6||4|0})"),
            of(
                    "birthday",
                    "g",
                    "the height of the tree of the canonical form of G",
                    args -> Arithmetic.of(args.game().birthday()),
                    "birthday(^^*)"),
            of(
                    "atomicWeight",
                    "g",
                    "how many ups G is worth from far away; an error if G has no atomic weight",
                    args -> new GameValue(AtomicWeight.of(args.game())),
                    "atomicWeight(^3*2)",
                    "atomicWeight({^5||^3|v4})"),
            of(
                    "rcf",
                    "g",
                    "the reduced canonical form: the simplest game infinitesimally close to G",
                    args -> new GameValue(ReducedForm.of(args.game())),
                    "rcf({3/2*|1/2||0|-3})"),
            of(
                    "companion",
                    "g",
                    "{companions of GL, and 0 if G >= 0|companions of GR, and 0 if G <= 0}",
                    args -> new GameValue(Companion.of(args.game())),
                    "companion(^)"),
            of(
                    "uptimal",
                    "g",
                    "G in uptimal notation: .d₁d₂… is d₁·^ + d₂·^<2> + …, written after the number and the nimber",
                    ValueFunctions::uptimal,
                    "uptimal(^[3])"));

    private ValueFunctions() {}

    private static Function of(
            String name, String parameters, String definition, Function.Body body, String... examples) {
        return Function.of(Topic.VALUES, name, parameters, definition, body, examples);
    }

    private static Value outcome(Arguments args) {
        Operand operand = args.at(0);
        return new Value.SymbolValue((operand.isList()
                        ? Sum.of(operand.games()).outcome()
                        : operand.game().outcome())
                .name());
    }

    private static Value uptimal(Arguments args) {
        Uptimal uptimal = Uptimal.of(args.game());
        if (uptimal == null) {
            throw args.at(0).error("that game is not an uptimal");
        }
        return new Value.TextValue(uptimal.toString());
    }
}
