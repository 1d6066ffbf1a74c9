package tedomari.judge;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;
import tedomari.semeai.Estimate.Result;

/**
 * How a race ends when one player moves first.
 *
 * @param result who captures whom, or null if it is unknown
 * @param moves the first moves that are known to win, if the first player wins
 * @param line a line of play that shows it, as far as it is interesting
 * @param reason why it ends so, or why that is unknown
 */
public record Verdict(
        Colour first, @Nullable Result result, List<Integer> moves, List<Integer> line, Method method, Reason reason) {

    /** The winner as a word: black, white, seki or unknown. */
    public String winner() {
        return result == null ? "unknown" : result.name().toLowerCase(Locale.ROOT);
    }
}
