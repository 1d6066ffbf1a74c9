package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PointSetTest {

    private static PointSet set(String points) {
        return PointSet.of(Arrays.stream(points.split(" "))
                .filter(point -> !point.isEmpty())
                .mapToInt(Integer::parseInt)
                .toArray());
    }

    @ParameterizedTest(name = "{0} and {1} share {2}")
    @CsvSource({
        "1 2 3, 2 3 4, 2 3",
        "1 2, 3 4, ''",
        "0 63 64 127, 63 64 128, 63 64",
        "5, 5 200, 5",
        "5 200, 5, 5",
        "'', 1, ''"
    })
    void theIntersectionIsWhatBothHold(String a, String b, String both) {
        assertEquals(set(both), set(a).intersection(set(b)));
    }

    @ParameterizedTest(name = "{0} is below {1}")
    @CsvSource({
        "'', 0",
        "0, 1",
        "0 1, 2",
        "0 62, 63",
        "63, 64",
        "63 64, 65",
        "1 64, 0 2 64",
        "0 1 2 64, 65",
        "0 128, 1 128"
    })
    void setsAreOrderedAsBinaryNumbers(String smaller, String larger) {
        assertEquals(-1, Integer.signum(set(smaller).compareTo(set(larger))));
        assertEquals(1, Integer.signum(set(larger).compareTo(set(smaller))));
        assertEquals(0, set(larger).compareTo(set(larger)));
        assertNotEquals(set(smaller), set(larger));
    }

    @ParameterizedTest(name = "{0} holds all of {1}: {2}")
    @CsvSource({"1 2, 2, true", "1 2, '', true", "1 2, 1 2, true", "2, 1 2, false", "1, 65, false", "65, 1, false"})
    void aSetHoldsItsSubsets(String set, String other, boolean holds) {
        assertEquals(holds, set(set).containsAll(set(other)));
    }

    @ParameterizedTest(name = "from {1} on, the next of {0} is {2}")
    @CsvSource({
        "3 70 200, 0, 3",
        "3 70 200, 3, 3",
        "3 70 200, 4, 70",
        "3 70 200, 71, 200",
        "3 70 200, 200, 200",
        "3 70 200, 201, -1",
        "3, 64, -1",
        "3, 128, -1",
        "'', 0, -1"
    })
    void theNextPointIsTheSmallestThatIsNotBelow(String set, int from, int next) {
        assertEquals(next, set(set).next(from));
    }

    @Test
    void equalSetsAreMadeInAnyWay() {
        PointSet made = PointSet.of(1, 2, 200).without(200);
        assertEquals(PointSet.of(2, 1), made);
        assertEquals(PointSet.of(2, 1).hashCode(), made.hashCode());
        assertNotEquals(PointSet.of(1).hashCode(), PointSet.of(2).hashCode());
        assertNotEquals(made, "[1, 2]");
        assertSame(PointSet.EMPTY, PointSet.of(7).minus(PointSet.range(8)));
    }

    @Test
    void aSetIsWrittenAsTheListOfItsPoints() {
        assertEquals("[0, 64, 130]", PointSet.of(130, 0, 64).toString());
        assertEquals("[]", PointSet.EMPTY.toString());
    }

    @Test
    void aPointIsNotNegative() {
        Exception e = assertThrows(IllegalArgumentException.class, () -> PointSet.of(3, -1));
        assertEquals("a point is not negative: -1", e.getMessage());
    }
}
