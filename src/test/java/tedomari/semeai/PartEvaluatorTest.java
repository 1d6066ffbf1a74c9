package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Values;
import tedomari.go.Position;
import tedomari.go.io.Diagram;

/** The evaluation with reductions and the one by all play, on regions where a wrong reduction shows. */
final class PartEvaluatorTest {

    /** One region with both evaluators. */
    private record Trial(PartEvaluator reduced, FullEvaluator full, List<Part> parts) {

        static Trial of(String diagram, KoBan ban, long limit) {
            Position position = Diagram.read(diagram).position();
            Terrain terrain = Regions.terrain(position);
            return new Trial(
                    new PartEvaluator(terrain, ban, limit),
                    new FullEvaluator(terrain, ban, Pruning.CORRECTED, FullEvaluator.LastMove.ANY_TIME, limit),
                    Regions.parts(terrain, position));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"%B@B%/B...@/B...B/%BBB%", "%%B#%/B...@/@...@/%#B@%", "%BBB%/BO..B/B.O.B/%@BB%"})
    void theReductionsKeepTheValue(String diagram) {
        for (KoBan ban : KoBan.values()) {
            Trial trial = Trial.of(diagram, ban, 1000);
            PartValue full = trial.full.value(trial.parts);
            PartValue reduced = trial.reduced.value(trial.parts);
            assertSame(full.last(), reduced.last());
            assertSame(full.notLast(), reduced.notLast());
            assertTrue(full.isFlagged() || !reduced.isFlagged());
        }
    }

    /** Parts that cannot be compared, and two hot parts, of which the attacker fills the better one last. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"%B%@B%/%O...%/B..X.%/%%BBB%; {1024|4}", "%B@@B%/B....B/B.X..B/%BBBB%; {1024|5}"})
    void partsWithoutACertainPlaceOfTheLastLibertyLeaveABound(String diagram, String bound) {
        for (KoBan ban : KoBan.values()) {
            Trial trial = Trial.of(diagram, ban, 1000);
            PartValue full = trial.full.value(trial.parts);
            PartValue reduced = trial.reduced.value(trial.parts);
            assertTrue(full.isFlagged());
            assertTrue(reduced.isFlagged());
            assertEquals(bound, reduced.last().toString());
            assertTrue(Cooling.cool(reduced.last(), Dyadic.TWO).leq(Cooling.cool(full.last(), Dyadic.TWO)));
            assertSame(full.notLast(), reduced.notLast());
        }
    }

    /** Empty, filled by Black, which ends it, or by White, which ends it too. */
    @Test
    void oneLibertyIsOnePosition() {
        Trial trial = Trial.of("%@%/B.@/%@%", KoBan.ON_DEFENDER, 1);
        assertSame(Values.ONE, trial.reduced.value(trial.parts).last());
        assertSame(Values.ONE, trial.full.value(trial.parts).last());
        assertEquals(1, trial.reduced.visited());
        assertEquals(1, trial.full.visited());
        assertFalse(trial.reduced.value(trial.parts).isFlagged());
    }

    @Test
    void aRegionWithOnePositionTooManyIsRefused() {
        Trial trial = Trial.of("%@%/B.@/%@%", KoBan.ON_DEFENDER, 0);
        String refusal = "it has more than 0 positions";
        assertEquals(
                refusal,
                assertThrows(RegionException.class, () -> trial.reduced.value(trial.parts))
                        .getMessage());
        assertEquals(
                refusal,
                assertThrows(RegionException.class, () -> trial.full.value(trial.parts))
                        .getMessage());
    }

    @Test
    void anEvaluationLetsItselfBeStopped() {
        Trial trial = Trial.of("%@%/B.@/%@%", KoBan.ON_DEFENDER, 1000);
        Thread.currentThread().interrupt();
        try {
            assertThrows(CancellationException.class, () -> trial.reduced.value(trial.parts));
            assertThrows(CancellationException.class, () -> trial.full.value(trial.parts));
        } finally {
            assertTrue(Thread.interrupted());
        }
    }
}
