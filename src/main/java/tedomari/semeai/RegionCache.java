package tedomari.semeai;

import java.util.LinkedHashMap;
import java.util.Map;

/** The values of regions that were evaluated already: after a move most regions of a race are as they were. */
public final class RegionCache {

    private static final int BOUND = 10_000;

    private final Map<Object, RegionValue> known = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, RegionValue> eldest) {
            return size() > BOUND;
        }
    };

    /** @throws RegionException if the region has no value */
    RegionValue value(Region region) {
        Object key = region.key();
        RegionValue value = known.get(key);
        if (value == null) {
            value = region.value();
            known.put(key, value);
        }
        return value;
    }
}
