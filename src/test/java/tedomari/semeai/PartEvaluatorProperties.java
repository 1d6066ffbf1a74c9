package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.go.Position;
import tedomari.go.io.Diagram;

/** The evaluation with reductions against the one by all play. */
final class PartEvaluatorProperties {

    /** Larger regions take the full evaluation too long. */
    private static final long LIMIT = 30_000;

    @Property(tries = 3000)
    void theReductionsKeepTheValue(@ForAll long seed, @ForAll KoBan ban) {
        Position position = Diagram.read(Regions.random(new Random(seed))).position();
        Terrain terrain = Regions.terrain(position);
        List<Part> parts = Regions.parts(terrain, position);
        PartValue full;
        try {
            full = new FullEvaluator(terrain, ban, Pruning.CORRECTED, FullEvaluator.LastMove.ANY_TIME, LIMIT)
                    .value(parts);
        } catch (RegionException tooLarge) {
            return;
        }
        PartValue reduced = new PartEvaluator(terrain, ban, LIMIT).value(parts);
        assertSame(full.notLast(), reduced.notLast());
        if (reduced.isFlagged()) {
            assertTrue(full.isFlagged());
            assertTrue(Cooling.cool(reduced.last(), Dyadic.TWO).leq(Cooling.cool(full.last(), Dyadic.TWO)));
        } else {
            assertSame(full.last(), reduced.last());
        }
    }

    @ParameterizedTest
    @EnumSource
    void theReductionsKeepTheValueOfACorridorAndSaveMostOfItsPositions(KoBan ban) {
        Position position = Diagram.read(Regions.corridor("@B@", 4, "@@@", '@')).position();
        Terrain terrain = Regions.terrain(position);
        List<Part> parts = Regions.parts(terrain, position);
        FullEvaluator full =
                new FullEvaluator(terrain, ban, Pruning.CORRECTED, FullEvaluator.LastMove.ANY_TIME, Long.MAX_VALUE);
        PartEvaluator reduced = new PartEvaluator(terrain, ban, Long.MAX_VALUE);
        assertSame(full.value(parts).last(), reduced.value(parts).last());
        assertSame(full.value(parts).notLast(), reduced.value(parts).notLast());
        assertTrue(50L * reduced.visited() < full.visited(), reduced.visited() + " of " + full.visited());
    }

    @Test
    void aRegionWithTooManyPositionsIsRefused() {
        Position position = Diagram.read(Regions.corridor("@B@", 4, "@@@", '@')).position();
        Terrain terrain = Regions.terrain(position);
        List<Part> parts = Regions.parts(terrain, position);
        PartEvaluator evaluator = new PartEvaluator(terrain, KoBan.ON_ATTACKER, 100);
        RegionException refusal = assertThrows(RegionException.class, () -> evaluator.value(parts));
        assertEquals("it has more than 100 positions", refusal.getMessage());
    }
}
