package tedomari.lang;

import java.util.List;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Relation;
import tedomari.cgt.Sum;
import tedomari.lang.Function.Topic;
import tedomari.lang.Value.GameValue;
import tedomari.lang.Value.ListValue;
import tedomari.task.Progress;

/** Sums, which are decided as lists without being added up, and comparison. */
final class SumFunctions {

    static final List<Function> ALL = List.of(
            of("sum", "xs", "the sum of a list", SumFunctions::sum, "sum([{n|-n} for n in 1..4])"),
            of(
                    "compare",
                    "g h",
                    "how G, or the sum of a list, stands to H: < > = or || for confused",
                    SumFunctions::compare,
                    "compare(^, *)",
                    "compare([{4|0}, {6||4|0}, {-5|-9}], 0)"),
            of(
                    "winningMoves",
                    "gs player",
                    "the moves with which the player, left or right, wins the sum of a list: [component, option]",
                    SumFunctions::winningMoves,
                    "winningMoves([{4|0}, {6||4|0}, {-5|-9}], left)"));

    private SumFunctions() {}

    private static Function of(
            String name, String parameters, String definition, Function.Body body, String... examples) {
        return Function.of(Topic.SUMS, name, parameters, definition, body, examples);
    }

    private static Value sum(Arguments args) {
        Operand list = args.at(0);
        Value total = Arithmetic.of(Dyadic.ZERO);
        for (Value element : list.elements()) {
            Progress.checkpoint();
            total = Arithmetic.apply(
                    Operator.PLUS,
                    new Operand(total, list.source(), list.offset()),
                    new Operand(element, list.source(), list.offset()));
        }
        return total;
    }

    private static Value compare(Arguments args) {
        Operand first = args.at(0);
        Relation relation = first.isList()
                ? Sum.of(first.games()).relationTo(args.game(1))
                : Arithmetic.relation(first, args.at(1));
        return new Value.SymbolValue(relation.symbol());
    }

    private static Value winningMoves(Arguments args) {
        Sum sum = Sum.of(args.at(0).games());
        return new ListValue(sum.winningMoves(args.at(1).player()).stream()
                .<Value>map(SumFunctions::move)
                .toList());
    }

    private static Value move(Sum.Move move) {
        return new ListValue(List.of(Arithmetic.of(Dyadic.of(move.component() + 1L)), new GameValue(move.option())));
    }
}
