package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.cgt.Game;
import tedomari.cgt.Values;

/** Parts of a region together: the attacker chooses where the last liberty falls. */
final class PartValueTest {

    private static final Game HOT = Game.of(List.of(Game.of(6)), List.of(Values.ZERO));

    private static PartValue part(Game last, Game notLast) {
        return new PartValue(last, notLast, false);
    }

    private static PartValue part(int last, int notLast) {
        return part(Game.of(last), Game.of(notLast));
    }

    private static PartValue sum(PartValue... parts) {
        return PartValue.sum(List.of(parts), new Alive());
    }

    @Test
    void aPartAloneIsWorthWhatItIs() {
        PartValue part = part(1, 2);
        assertSame(part, sum(part));
        assertSame(PartValue.NOTHING, sum());
    }

    @ParameterizedTest(name = "{0} or {1} and {2} or {3} are {4} or {5}")
    @CsvSource({
        "1, 1, 2, 2, 3, 3",
        "1, 2, 3, 3, 4, 5",
        "3, 3, 1, 2, 4, 5",
        "1, 2, 1, 3, 3, 5",
        "1, 3, 1, 2, 3, 5",
        "1, 1024, 2, 1024, 1024, 1024",
        "1, 1024, 2, 2, 3, 1024",
        "1024, 1024, 2, 2, 1024, 1024"
    })
    void theLastLibertyFallsWhereItLeavesLeast(
            int last, int notLast, int otherLast, int otherNotLast, int sum, int sumNotLast) {
        assertEquals(part(sum, sumNotLast), sum(part(last, notLast), part(otherLast, otherNotLast)));
    }

    @Test
    void aPartIsCleanIfItsValuesDifferOnlyBelowTemperatureOne() {
        assertTrue(part(2, 2).isClean());
        assertTrue(part(Values.ONE, Values.ONE.plus(Values.STAR)).isClean());
        assertFalse(part(1, 2).isClean());
    }

    /** Cooled by 2 the candidates are 3 and {4|2}, which are confused. */
    @Test
    void theValueIsUncertainIfNoPlaceOfTheLastLibertyIsTheWorst() {
        List<PartValue> parts = List.of(part(Values.ZERO, HOT), part(Values.ZERO, Game.of(3)));
        PartValue sum = PartValue.sum(parts, new Alive());
        assertTrue(sum.isFlagged());
        assertTrue(List.of(HOT, Game.of(3)).contains(sum.last()));
        assertSame(HOT.plus(Game.of(3)), sum.notLast());
        assertSame(Values.ZERO, PartValue.least(parts, new Alive()).last());
    }

    @Test
    void aSumWithAnUncertainPartIsUncertain() {
        PartValue uncertain = new PartValue(Values.ONE, Values.ONE, true);
        assertTrue(sum(part(1, 1), uncertain).isFlagged());
        assertTrue(PartValue.least(List.of(part(1, 1), uncertain), new Alive()).isFlagged());
        assertFalse(sum(part(1, 1), part(2, 2)).isFlagged());
    }
}
