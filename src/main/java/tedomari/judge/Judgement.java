package tedomari.judge;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;
import tedomari.semeai.Estimate;
import tedomari.semeai.Race;

/**
 * All that is known of a race.
 *
 * @param estimate what the theory says, or null where it is silent
 * @param assumptions what was not given but found
 */
public record Judgement(
        Race race, @Nullable Estimate estimate, Verdict blackFirst, Verdict whiteFirst, List<String> assumptions) {

    public Verdict verdict(Colour first) {
        return first == Colour.BLACK ? blackFirst : whiteFirst;
    }

    /** The weaker of the two methods. */
    public Method method() {
        return blackFirst.method().compareTo(whiteFirst.method()) > 0 ? blackFirst.method() : whiteFirst.method();
    }
}
