package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

final class RegionCacheTest {

    private final RegionCache cache = new RegionCache();

    @Test
    void aRegionIsEvaluatedOnceWhereverItLies() {
        RegionValue value = cache.value(Regions.read("%BBB%/B...B/%BBB%"));
        assertSame(value, cache.value(Regions.read("%BBB%/B...B/%BBB%")));
        assertSame(value, cache.value(Regions.read("%%%%%%/%%BBB%/%B...B/%%BBB%")));
    }

    /** Both have four empty points that touch nothing but the block. */
    @Test
    void regionsOfDifferentFormAreToldApart() {
        assertEquals(
                "5", cache.value(Regions.read("%BB%/B..B/B..B/%BB%")).value().toString());
        assertEquals(
                "1024",
                cache.value(Regions.read("%BBBB%/B....B/%BBBB%")).value().toString());
    }
}
