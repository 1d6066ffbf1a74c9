package tedomari.lang;

import ch.obermuhlner.math.big.BigRational;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import tedomari.lang.Function.Topic;

/** Functions of numbers; they take fractions that are no games, too. */
final class NumberFunctions {

    static final List<Function> ALL = List.of(
            of(
                    "abs",
                    "x",
                    "the absolute value of the number x",
                    args -> Rationals.value(args.rational(0).abs()),
                    "abs(-3/4)"),
            of(
                    "floor",
                    "x",
                    "the largest integer at most x",
                    args -> Arithmetic.of(floor(args.rational(0))),
                    "floor(-7/2)"),
            of(
                    "ceiling",
                    "x",
                    "the least integer at least x",
                    args -> Arithmetic.of(floor(args.rational(0).negate()).negate()),
                    "ceiling(-7/2)"),
            of(
                    "numerator",
                    "x",
                    "the p of x = p/q in lowest terms",
                    args -> Arithmetic.of(Rationals.top(args.rational(0))),
                    "numerator(6/8)"),
            of(
                    "denominator",
                    "x",
                    "the q of x = p/q in lowest terms",
                    args -> Arithmetic.of(Rationals.bottom(args.rational(0))),
                    "denominator(6/8)"),
            of(
                    "min",
                    "x…",
                    "the least of several numbers, or of a list of them",
                    args -> extreme(args, Comparator.naturalOrder()),
                    "min(1/2, -3, 7/8)",
                    "min([3, 1, 2])"),
            of(
                    "max",
                    "x…",
                    "the greatest of several numbers, or of a list of them",
                    args -> extreme(args, Comparator.reverseOrder()),
                    "max(1/2, -3, 7/8)",
                    "max([g.temperature for g in [{4|0}, +-1]])"));

    private NumberFunctions() {}

    private static Function of(
            String name, String parameters, String definition, Function.Body body, String... examples) {
        return Function.of(Topic.NUMBERS, name, parameters, definition, body, examples);
    }

    private static BigInteger floor(BigRational number) {
        BigInteger[] parts = Rationals.top(number).divideAndRemainder(Rationals.bottom(number));
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }

    private static Value extreme(Arguments args, Comparator<BigRational> order) {
        Operand first = args.at(0);
        List<Operand> operands = args.size() == 1 && first.isList()
                ? first.elements().stream()
                        .map(value -> new Operand(value, first.source(), first.offset()))
                        .toList()
                : args.operands();
        return Rationals.value(operands.stream()
                .map(Operand::rational)
                .min(order)
                .orElseThrow(() -> first.error("expected at least one number but the list is empty")));
    }
}
