package tedomari.cgt;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** What the engine remembers, and how to make it forget. */
public final class Memory {

    /** The bound of a table that has none. */
    public static final long UNBOUNDED = -1;

    /** A table of the engine: how many entries it has and how many it may have. */
    public record Line(String name, long entries, long bound) {}

    private static final List<Cache<?, ?, ?>> CACHES = new CopyOnWriteArrayList<>();

    private Memory() {}

    static void register(Cache<?, ?, ?> cache) {
        CACHES.add(cache);
    }

    /** The games in use and the results of each operation that are remembered. */
    public static List<Line> report() {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("games in use", Interner.size(), UNBOUNDED));
        for (Cache<?, ?, ?> cache : CACHES) {
            lines.add(cache.line());
        }
        return lines;
    }

    /** Forgets all results. The games that nobody holds go with the next garbage collection. */
    public static void clear() {
        CACHES.forEach(Cache::clear);
    }
}
