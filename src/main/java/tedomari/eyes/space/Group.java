package tedomari.eyes.space;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tedomari.go.Block;
import tedomari.go.PointSet;

/**
 * A block of a board with its eyespaces and what they say of its life.
 *
 * @param eyespaces the regions that it surrounds alone, the largest region left out as the outside
 * @param occupied regions like that which are no eyespace, as an enemy lives or may live there
 * @param byEyespace the status by the eyespaces alone, as if the block had no liberty elsewhere; null if that is not known
 * @param because where the method is silent, a clause each; if there is none, the status is proven
 * @param attacks if it is unsettled, where the attacker's first move kills
 * @param defences if it is unsettled, where the owner's first move lives
 */
public record Group(
        Block block,
        List<PointSet> eyespaces,
        List<PointSet> occupied,
        @Nullable Status byEyespace,
        List<String> because,
        List<Integer> attacks,
        List<Integer> defences) {

    public Group {
        eyespaces = List.copyOf(eyespaces);
        occupied = List.copyOf(occupied);
        because = List.copyOf(because);
        attacks = List.copyOf(attacks);
        defences = List.copyOf(defences);
    }

    /** The status where it is proven, else null. */
    public @Nullable Status status() {
        return because.isEmpty() ? byEyespace : null;
    }

    /** An enemy that surrounds it cannot count on its death. */
    boolean isViable() {
        return byEyespace != Status.DEAD;
    }

    Group silentToo(String clause) {
        List<String> clauses = new ArrayList<>(because);
        clauses.add(clause);
        return new Group(block, eyespaces, occupied, byEyespace, clauses, attacks, defences);
    }
}
