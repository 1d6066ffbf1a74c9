package tedomari.eyes.space;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The statuses of eyespaces by canonical form, found when they are first asked for. The table keeps the ones last used and
 * may be shared by several threads.
 */
public final class EyeTable {

    /** Larger eyespaces are not searched. */
    public static final int MOST_POINTS = 20;

    private static final int MOST_ENTRIES = 20_000;

    private final Map<EyeGraph, EyeStatus> statuses = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<EyeGraph, EyeStatus> eldest) {
            return size() > MOST_ENTRIES;
        }
    };

    /** How many forms are known. */
    public int size() {
        synchronized (statuses) {
            return statuses.size();
        }
    }

    /** The status of an eyespace, its moves as points of the board; unknown if it is too large. */
    EyeStatus status(Eyespace space) {
        if (space.points().size() > MOST_POINTS) {
            return EyeStatus.UNKNOWN;
        }
        EyeGraph graph = space.graph();
        int[] order = EyeForm.order(graph);
        EyeStatus status = status(graph.ordered(order));
        int[] points = space.points().toArray();
        return new EyeStatus(
                status.status(),
                status.isKo(),
                placed(status.attacks(), order, points),
                placed(status.defences(), order, points));
    }

    /** The status of a graph in canonical form. */
    EyeStatus status(EyeGraph form) {
        synchronized (statuses) {
            EyeStatus known = statuses.get(form);
            if (known != null) {
                return known;
            }
        }
        EyeStatus found = EyeSearch.of(form);
        synchronized (statuses) {
            statuses.put(form, found);
        }
        return found;
    }

    private static List<Integer> placed(List<Integer> moves, int[] order, int[] points) {
        List<Integer> placed = new ArrayList<>();
        moves.forEach(move -> placed.add(points[order[move]]));
        placed.sort(null);
        return placed;
    }
}
