package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tedomari.cgt.Game;

/** What is made of a node at temperature 1 or below, corrected and as the paper prints it (docs/theory.md). */
final class PruningTest {

    private static Game hot(int left, int right) {
        return Game.of(List.of(Game.of(left)), List.of(Game.of(right)));
    }

    @ParameterizedTest(name = "'{'{0}|{1}'}' is {2}")
    @CsvSource({"3, 0, {3|0}", "2, 0, 1", "1, 0, 1", "4, 3, 4", "0, 5, 6"})
    void aNodeIsKeptAboveTemperatureOneAndFilledBelow(int left, int right, String value) {
        for (Pruning pruning : Pruning.values()) {
            assertEquals(
                    value,
                    pruning.value(Set.of(Game.of(left)), Set.of(Game.of(right))).toString());
        }
    }

    /** {4|{5|0}}: the attacker threatens to take all, the defender answers, and the threat has cost a move. */
    @Test
    void aHotThreatOfTheAttackerLeavesTheDefenderHisAnswer() {
        Set<Game> defender = Set.of(Game.of(4));
        Set<Game> threat = Set.of(hot(5, 0));
        assertEquals("5", Pruning.CORRECTED.value(defender, threat).toString());
        assertEquals("0", Pruning.PRINTED.value(defender, threat).toString());
    }

    /** {{3|0}|0}: the threat of the defender gains nothing. */
    @ParameterizedTest
    @EnumSource
    void aThreatOfTheDefenderThatIsAnsweredGainsNothing(Pruning pruning) {
        assertEquals("1", pruning.value(Set.of(hot(3, 0)), Set.of(Game.of(0))).toString());
    }

    @ParameterizedTest
    @EnumSource
    void theAttackerFillsWhereItLeavesLeast(Pruning pruning) {
        assertEquals(
                "3", pruning.filled(List.of(Game.of(4), Game.of(2), Game.of(3))).toString());
    }

    @Test
    void whatIsPrintedSaysNothingOfOptionsThatCannotBeCompared() {
        List<Game> options = List.of(hot(5, 0), Game.of(2));
        assertSame(Game.of(List.of(), options), Pruning.PRINTED.filled(options));
        assertEquals("3", Pruning.CORRECTED.filled(options).toString());
    }
}
