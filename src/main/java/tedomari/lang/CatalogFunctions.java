package tedomari.lang;

import java.nio.file.Path;
import java.util.List;
import tedomari.catalog.Beads;
import tedomari.catalog.Composer;
import tedomari.catalog.CompositionException;
import tedomari.catalog.Finder;
import tedomari.catalog.Index;
import tedomari.catalog.Query;
import tedomari.cgt.Game;
import tedomari.go.Position;
import tedomari.lang.Function.Topic;
import tedomari.lang.Value.GameValue;
import tedomari.lang.Value.PositionValue;
import tedomari.task.Progress;

/** Corridors, and boards for values. What is not known at once is not searched for here: the command {@code find} is. */
final class CatalogFunctions {

    private static final int MOST = 20;

    static final List<Function> ALL = List.of(
            Function.of(
                    Topic.RACES,
                    "corridor",
                    "n x",
                    "the value of the corridor G(N,X): {X|0} for N = 0, else {2 + G(N-1,X)|0}",
                    CatalogFunctions::corridor,
                    "cool(corridor(1, 4), 2)"),
            Function.of(
                    Topic.RACES,
                    "find",
                    "g",
                    "the smallest region known whose value cooled by 2 is G, as a position",
                    CatalogFunctions::find,
                    "find(4^)"),
            Function.of(
                    Topic.RACES,
                    "compose",
                    "games",
                    "a race on a board of 19 x 19 whose total is the sum of the games",
                    CatalogFunctions::compose,
                    "compose([2*, -2]).total"));

    private CatalogFunctions() {}

    private static Finder finder() {
        return new Finder(new Index(Path.of("")), Progress.SILENT);
    }

    private static Value corridor(Arguments args) {
        int n = args.at(0).natural(MOST);
        int x = args.at(1).natural(MOST);
        try {
            return new GameValue(new Beads(n, x).value());
        } catch (IllegalArgumentException e) {
            throw args.at(0).error(String.valueOf(e.getMessage()));
        }
    }

    private static Value find(Arguments args) {
        Game game = args.game();
        boolean isWhite = game.mean().signum() < 0;
        Position position = finder().known(Query.cooled(isWhite ? game.negate() : game))
                .orElseThrow(() -> args.at(0).error("no region of this value is known; the command 'find' searches"))
                .finding()
                .sketch()
                .position();
        return new PositionValue(JudgedPosition.of(isWhite ? position.withColoursExchanged() : position));
    }

    private static Value compose(Arguments args) {
        try {
            return new PositionValue(JudgedPosition.of(
                    new Composer(finder()).compose(args.at(0).games()).board()));
        } catch (CompositionException e) {
            throw args.at(0).error(String.valueOf(e.getMessage()));
        }
    }
}
