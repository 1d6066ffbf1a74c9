package tedomari.search.life;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Outline;

/**
 * What is known if a certain player moves first.
 *
 * @param status null if a limit was reached before
 * @param moves the moves that reach the status: points, {@link Board#NONE} for a pass, {@link #OUTSIDE}; all moves if none helps
 * @param line a sequence of best moves from there
 * @param nodes how many positions were visited
 * @param unknownBecause which limit was reached; with a known status, moves or line are then incomplete
 */
public record LifeAnswer(
        Colour first,
        @Nullable LifeStatus status,
        List<Integer> moves,
        List<Integer> line,
        long nodes,
        @Nullable String unknownBecause) {

    /** The attacker fills an external liberty. */
    public static final int OUTSIDE = -2;

    public LifeAnswer {
        moves = List.copyOf(moves);
        line = List.copyOf(line);
    }

    /** The notation of the status, or {@code unknown}. */
    public String code() {
        return status == null ? "unknown" : status.code();
    }

    /** A move as players write it. */
    public static String name(Outline outline, int move) {
        return move == OUTSIDE ? "outside" : Coordinate.move(outline, move);
    }
}
