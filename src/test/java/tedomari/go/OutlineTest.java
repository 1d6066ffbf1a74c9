package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OutlineTest {

    @ParameterizedTest(name = "on {0} × {1}, {2} is point {3}")
    @CsvSource({"19, 19, A1, 342", "19, 19, T19, 18", "9, 9, J9, 8", "9, 9, h1, 79", "25, 25, Z25, 24", "3, 5, C5, 2"})
    void aCoordinateNamesAPoint(int width, int height, String name, int point) {
        Outline outline = Outline.rectangle(width, height);
        assertEquals(point, Coordinate.point(outline, name));
        assertEquals(name.toUpperCase(Locale.ROOT), Coordinate.name(outline, point));
    }

    @Test
    void everyPointHasANameOfItsOwn() {
        Outline outline = Outline.square(Outline.MAX_SIDE);
        outline.points().forEach(p -> assertEquals(p, Coordinate.point(outline, Coordinate.name(outline, p))));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "I5, J follows H",
        "K1, A1 to J9",
        "A0, A1 to J9",
        "A10, A1 to J9",
        "5A, no coordinate",
        "A, no coordinate",
        "A1234, no coordinate",
        "é1, letter A to Z",
        "E5, off the board"
    })
    void aWrongCoordinateIsExplained(String name, String part) {
        Outline outline = Outline.of(9, 9, PointSet.range(81).without(40));
        Exception e = assertThrows(IllegalArgumentException.class, () -> Coordinate.point(outline, name));
        String message = String.valueOf(e.getMessage());
        assertTrue(message.contains(part), message);
    }

    @Test
    void neighboursAreOnTheBoard() {
        Outline outline = Outline.of(3, 3, PointSet.range(9).without(1));
        assertArrayEquals(new int[] {3, 5, 7}, outline.neighbours(4));
        assertArrayEquals(new int[] {3}, outline.neighbours(0));
        assertArrayEquals(new int[0], outline.neighbours(1));
    }

    @Test
    void aBoardHasASize() {
        assertThrows(IllegalArgumentException.class, () -> Outline.square(26));
        assertThrows(IllegalArgumentException.class, () -> Outline.rectangle(0, 3));
        assertThrows(IllegalArgumentException.class, () -> Outline.of(2, 2, PointSet.of(4)));
        assertThrows(IllegalArgumentException.class, () -> Outline.of(2, 2, PointSet.EMPTY));
    }
}
