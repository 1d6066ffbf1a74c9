package tedomari.lang;

import java.util.List;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.NumberUpStar;
import tedomari.cgt.OrdinalSum;
import tedomari.cgt.Power;
import tedomari.cgt.Product;
import tedomari.cgt.Tiny;
import tedomari.lang.Function.Topic;
import tedomari.lang.Value.GameValue;

/** Games made from games and numbers. */
final class ProductFunctions {

    static final List<Function> ALL = List.of(
            of("tiny", "x", "{0||0|-x}", args -> new GameValue(Tiny.tiny(args.game())), "tiny(2)", "3Tiny(2)"),
            of("miny", "x", "{x|0||0}", args -> new GameValue(Tiny.miny(args.game())), "miny(2)"),
            of(
                    "nimber",
                    "n",
                    "*n, a heap of n in Nim",
                    args -> new GameValue(Game.nimber(args.at(0).natural(Integer.MAX_VALUE))),
                    "nimber(3)"),
            of("up", "n", "n·^; negative for downs", ProductFunctions::up, "up(-3)"),
            of(
                    "switch",
                    "x",
                    "{x|-x}, also written +-x",
                    args -> new GameValue(
                            Game.of(List.of(args.game()), List.of(args.game().negate()))),
                    "switch(3)"),
            of("times", "g n", "the sum of n copies of G", ProductFunctions::times, "times({2|1}, 3)", "3 * {2|1}"),
            of(
                    "norton",
                    "g u",
                    "the Norton product G·U: n·U for an integer n, else {GL·U+(U+I)|GR·U-(U+I)} over the incentives I",
                    args -> new GameValue(Product.norton(args.game(), args.game(1))),
                    "norton(1/2, ^)"),
            of(
                    "conway",
                    "g h",
                    "the product of Conway (On Numbers and Games, ch. 1)",
                    args -> new GameValue(Product.conway(args.game(), args.game(1))),
                    "conway(^, *2)"),
            of(
                    "ordinalSum",
                    "g h",
                    "G:H, where a move in G ends the play in H",
                    args -> new GameValue(OrdinalSum.of(args.game(), args.game(1))),
                    "ordinalSum(*2, -1)",
                    "*2:-1"),
            of(
                    "pow",
                    "g x",
                    "the power G^x = {0|H-G^[x-1]} of G = {0|H}, such as ^ or Tiny(2); of two numbers their power",
                    ProductFunctions::pow,
                    "^.pow(2)",
                    "pow(2, 31)"),
            of(
                    "powTo",
                    "g x",
                    "G^[x], for a whole x the sum of the powers G + G^2 + … + G^x of G = {0|H}",
                    args -> new GameValue(Power.powTo(args.game(), args.number(1))),
                    "^.powTo(3)"));

    private ProductFunctions() {}

    private static Function of(
            String name, String parameters, String definition, Function.Body body, String... examples) {
        return Function.of(Topic.PRODUCTS, name, parameters, definition, body, examples);
    }

    private static Value up(Arguments args) {
        Dyadic count = args.at(0).integer();
        if (!count.isInt()) {
            throw args.at(0).error("more than " + Integer.MAX_VALUE + " ups are too many");
        }
        return new GameValue(NumberUpStar.of(Dyadic.ZERO, count.intValue(), 0));
    }

    private static Value times(Arguments args) {
        return new GameValue(Product.multiple(args.at(1).integer(), args.game()));
    }

    private static Value pow(Arguments args) {
        return args.at(0).isNumber()
                ? Arithmetic.power(args.at(0), args.at(1))
                : new GameValue(Power.pow(args.game(), args.number(1)));
    }
}
