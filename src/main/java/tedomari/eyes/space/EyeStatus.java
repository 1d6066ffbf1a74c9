package tedomari.eyes.space;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the search of an eyespace found for a block that has no liberty elsewhere.
 *
 * @param status null if the search was not through
 * @param isKo the result changes with the ko threats of the players, or rests on endless play
 * @param attacks if it is unsettled, the points where the attacker's first move kills
 * @param defences if it is unsettled, the points where the owner's first move lives
 */
record EyeStatus(@Nullable Status status, boolean isKo, List<Integer> attacks, List<Integer> defences) {

    static final EyeStatus UNKNOWN = new EyeStatus(null, false, List.of(), List.of());

    EyeStatus {
        attacks = List.copyOf(attacks);
        defences = List.copyOf(defences);
    }

    static EyeStatus settled(Status status, boolean isKo) {
        return new EyeStatus(status, isKo, List.of(), List.of());
    }
}
