package tedomari.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Game;

/**
 * A family of corridors: one for each length.
 *
 * @param id as the command line names it
 * @param width how many rows the corridors have
 * @param first the least length
 * @param mostPoints corridors with more points are not listed
 */
public record Family(
        String id,
        String title,
        int width,
        int first,
        int mostPoints,
        IntFunction<Sketch> sketches,
        IntFunction<@Nullable ClosedForm> forms) {

    /** A value that is known without a look at the moves; {@code text} says it for all lengths. */
    public record ClosedForm(Game cooled, String text) {}

    /** The corridors of this family, from the shortest to the length {@code longest}. */
    public List<Corridor> corridors(int longest) {
        List<Corridor> corridors = new ArrayList<>();
        for (int length = first; length <= longest; length++) {
            Corridor corridor = new Corridor(this, length);
            if (corridor.points() <= mostPoints) {
                corridors.add(corridor);
            }
        }
        return corridors;
    }
}
