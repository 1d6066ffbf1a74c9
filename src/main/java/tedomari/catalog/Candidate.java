package tedomari.catalog;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Game;
import tedomari.cgt.Incentives;
import tedomari.cgt.Relation;

/**
 * A move that may be the largest: what it gains Black, all values cooled by 2.
 *
 * @param value what it is played in, or null for a move on a whole board
 * @param incentives what Black gains by moving there, the undominated ones
 * @param sketch the region, if there is one to show
 */
public record Candidate(
        String name,
        @Nullable Game value,
        List<Game> incentives,
        @Nullable Sketch sketch) {

    /** Black's best move in a region of this cooled value. */
    public static Candidate of(String name, Game cooled, @Nullable Sketch sketch) {
        List<Game> incentives = Incentives.left(cooled);
        if (incentives.isEmpty()) {
            throw new IllegalArgumentException(name + " is worth " + cooled + ": Black has no move there");
        }
        return new Candidate(name, cooled, incentives, sketch);
    }

    /** How the best move here stands to the best move there. */
    public Relation relationTo(Candidate other) {
        boolean atLeast =
                other.incentives.stream().allMatch(theirs -> incentives.stream().anyMatch(theirs::leq));
        boolean atMost =
                incentives.stream().allMatch(ours -> other.incentives.stream().anyMatch(ours::leq));
        if (atLeast) {
            return atMost ? Relation.EQUAL : Relation.GREATER;
        }
        return atMost ? Relation.LESS : Relation.CONFUSED;
    }

    /** The value of the difference game: positive if this move is larger. */
    public Game difference(Candidate other) {
        return incentives.get(0).minus(other.incentives.get(0));
    }
}
