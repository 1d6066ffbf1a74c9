package tedomari.lang;

import java.util.List;
import java.util.function.Predicate;
import tedomari.cgt.AtomicWeight;
import tedomari.cgt.Game;
import tedomari.cgt.NumberUpStar;
import tedomari.cgt.Tiny;
import tedomari.cgt.Uptimal;
import tedomari.lang.Function.Topic;

/** Questions about a game that are answered by true or false. */
final class KindFunctions {

    static final List<Function> ALL = List.of(
            of("isNumber", "G is a number", Game::isNumber, "isNumber({0|1})"),
            of("isInteger", "G is an integer", Game::isInteger, "isInteger({2|5})"),
            of(
                    "isNimber",
                    "G is 0, *, *2, *3, …",
                    g -> g instanceof NumberUpStar it && it.isNimber(),
                    "isNimber({0,*|0,*})"),
            of(
                    "isInfinitesimal",
                    "G lies between all positive and all negative numbers",
                    Game::isInfinitesimal,
                    "isInfinitesimal(Tiny(2))"),
            of(
                    "isAllSmall",
                    "in every follower of G both players have a move or neither has",
                    Game::isAllSmall,
                    "isAllSmall(^*)"),
            of("isAtomic", "G has an atomic weight", AtomicWeight::exists, "isAtomic(25/16)"),
            of(
                    "isUptimal",
                    "G is a number, a nimber and a sum of multiples of powers of up",
                    g -> Uptimal.of(g) != null,
                    "isUptimal(1^<2>*)"),
            of("isNumberTiny", "G is a number plus a tiny or a miny", Tiny::isNumberTiny, "isNumberTiny(3Tiny(2))"));

    private KindFunctions() {}

    private static Function of(String name, String definition, Predicate<Game> test, String example) {
        return Function.of(
                Topic.KINDS,
                name,
                "g",
                "whether " + definition,
                args -> new Value.BooleanValue(test.test(args.game())),
                example);
    }
}
