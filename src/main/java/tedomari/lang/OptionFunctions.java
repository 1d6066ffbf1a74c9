package tedomari.lang;

import java.util.Collection;
import java.util.List;
import tedomari.cgt.Followers;
import tedomari.cgt.Game;
import tedomari.cgt.Incentives;
import tedomari.cgt.SensibleOptions;
import tedomari.cgt.StopCount;
import tedomari.lang.Function.Topic;

/** What can be reached from a game. */
final class OptionFunctions {

    /** A set of games that a game has. */
    private interface Games {
        Collection<Game> of(Game game);
    }

    static final List<Function> ALL = List.of(
            set("leftOptions", "Left's options in the canonical form of G", Game::left, "leftOptions(^*)"),
            set("rightOptions", "Right's options in the canonical form of G", Game::right, "rightOptions(^*)"),
            set(
                    "sensibleLeftOptions",
                    "Left's options that reach the left stop of G; a number has none",
                    SensibleOptions::left,
                    "sensibleLeftOptions({3,{4|3}|1})"),
            set(
                    "sensibleRightOptions",
                    "Right's options that reach the right stop of G; a number has none",
                    SensibleOptions::right,
                    "sensibleRightOptions({3|1,{1|0}})"),
            set("incentives", "what a move in G gains, for either player", Incentives::of, "incentives({6||4|0})"),
            set("leftIncentives", "GL - G for each option of Left", Incentives::left, "leftIncentives({6||4|0})"),
            set("rightIncentives", "G - GR for each option of Right", Incentives::right, "rightIncentives({6||4|0})"),
            set("followers", "all that can be reached from G, G itself too", Followers::of, "followers({1|0||*})"),
            Function.of(
                    Topic.OPTIONS,
                    "followerCount",
                    "g",
                    "how many followers the canonical form of G has, G itself too",
                    args -> Arithmetic.of(Followers.count(args.game())),
                    "followerCount({1|0||*})"),
            Function.of(
                    Topic.OPTIONS,
                    "stopCount",
                    "g",
                    "how many numbers stand at the ends of the tree of the canonical form of G",
                    args -> Arithmetic.of(StopCount.of(args.game())),
                    "stopCount({3|2||1|0})"));

    private OptionFunctions() {}

    private static Function set(String name, String definition, Games games, String example) {
        return Function.of(
                Topic.OPTIONS,
                name,
                "g",
                definition,
                args -> Evaluator.set(List.copyOf(games.of(args.game()))),
                example);
    }
}
