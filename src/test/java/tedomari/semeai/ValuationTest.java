package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Many regions within one area. */
final class ValuationTest {

    /** The parts of the second cannot be compared; what was learnt of it does not spoil the others. */
    @Test
    void theRegionsOfAnAreaHaveTheValuesThatTheyHaveAlone() {
        List<Region> regions = List.of(
                Regions.read("%%BB@%/@.@@.%/%....%/%@@@.%/%@%%%%"),
                Regions.read("%%BB@%/@.XO.%/%....%/%XXX.%/%@%%%%"),
                Regions.read("%%BB@%/@.@O.%/%....%/%@@@.%/%@%%%%"),
                Regions.read("%%BB@%/@.BB.%/%.B..%/%BBBB%/%@%%%%"));
        Valuation valuation = Valuation.within(
                regions.get(1).position().outline(), regions.get(1).points());
        for (Region region : regions) {
            RegionValue alone = region.value();
            RegionValue value = valuation.value(region);
            assertSame(alone.value(), value.value());
            assertSame(alone.most(), value.most());
            assertSame(alone.owner(), value.owner());
        }
        assertFalse(valuation.value(regions.get(0)).isFlagged());
        assertTrue(valuation.value(regions.get(1)).isFlagged());
    }
}
