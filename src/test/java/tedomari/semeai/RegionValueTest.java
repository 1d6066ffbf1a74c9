package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.cgt.Game;
import tedomari.cgt.Values;
import tedomari.go.Colour;

/** What a region is worth to the race. */
final class RegionValueTest {

    private static RegionValue value(Colour owner, int low, int high, int lowElsewhere, int highElsewhere) {
        return new RegionValue(
                owner, Game.of(low), Game.of(high), Game.of(lowElsewhere), Game.of(highElsewhere), false);
    }

    @ParameterizedTest(name = "{0} to {1} here, {2} to {3} elsewhere")
    @CsvSource({
        "2, 2, 2, 2, true, false, 2",
        "1, 2, 1, 2, true, true, 2",
        "1, 1, 1, 2, false, false, 2",
        "1, 1, 2, 1, false, false, 1",
        "1, 1, 3, 3, false, false, 3"
    })
    void whatIsOpenAboutAValue(
            int low, int high, int lowElsewhere, int highElsewhere, boolean isClean, boolean dependsOnKo, int most) {
        RegionValue black = value(Colour.BLACK, low, high, lowElsewhere, highElsewhere);
        assertEquals(isClean, black.isClean());
        assertEquals(dependsOnKo, black.dependsOnKo());
        assertEquals(Game.of(most), black.most());
        assertEquals(Game.of(low), black.value());
        RegionValue white = value(Colour.WHITE, low, high, lowElsewhere, highElsewhere);
        assertEquals(Game.of(-most), white.most());
        assertEquals(Game.of(-low), white.value());
    }

    @ParameterizedTest(name = "1 to 2 is {0} to {1}: {2}")
    @CsvSource({"1, 2, true", "0, 2, false", "1, 1, false", "2, 1, false"})
    void otherValuesForTheLastLibertyAreCompared(int low, int high, boolean areTheSame) {
        RegionValue value = value(Colour.BLACK, 1, 2, 3, 4);
        assertEquals(areTheSame, value.hasLast(Game.of(low), Game.of(high)));
        assertEquals(areTheSame, value.hasLast(Game.of(low).plus(Values.STAR), Game.of(high)));
    }

    @Test
    void aFlaggedValueIsNeitherCertainNorClean() {
        RegionValue value = value(Colour.BLACK, 2, 2, 2, 2);
        assertTrue(value.isCertain());
        assertFalse(value.flagged().isCertain());
        assertFalse(value.flagged().isClean());
    }
}
