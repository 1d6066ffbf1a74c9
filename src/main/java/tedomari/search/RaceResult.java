package tedomari.search;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the search of a race found.
 *
 * @param moves the first moves that reach the outcome, in rising order with {@link tedomari.go.Board#NONE} for a pass at the
 *     front; none if the player who moves first has lost
 * @param line a sequence of best moves, passes included
 * @param koMet a ko ban arose somewhere in the search; if not, no number of threats changes the outcome
 * @param cyclic neither player can force the outcome in finite play: it rests on the ban of repetition
 * @param unknownBecause which limit was reached; with a known outcome, moves or line are then incomplete
 */
public record RaceResult(
        Outcome outcome,
        List<Integer> moves,
        List<Integer> line,
        boolean koMet,
        boolean cyclic,
        long nodes,
        @Nullable String unknownBecause) {

    /** Nothing was found. */
    static RaceResult unknown(@Nullable String because) {
        return new RaceResult(Outcome.UNKNOWN, List.of(), List.of(), false, false, 0, because);
    }

    public RaceResult {
        moves = List.copyOf(moves);
        line = List.copyOf(line);
    }
}
