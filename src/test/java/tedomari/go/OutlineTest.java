package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
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

    @ParameterizedTest(name = "there is no board of {0} × {1}")
    @CsvSource({"0, 1", "1, 0", "26, 1", "1, 26"})
    void theSidesHaveBounds(int width, int height) {
        String message = "a board has 1 × 1 to 25 × 25 points, not " + width + " × " + height;
        assertEquals(message, messageOf(() -> Outline.rectangle(width, height)));
        assertEquals(message, messageOf(() -> Outline.of(width, height, PointSet.of(0))));
    }

    @Test
    void theLastPointOfTheRectangleIsTheLargest() {
        assertEquals(PointSet.of(5), Outline.of(3, 2, PointSet.of(5)).points());
        assertEquals("point 6 is outside of 3 × 2", messageOf(() -> Outline.of(3, 2, PointSet.of(0, 6))));
    }

    @Test
    void theEndsOfTwoRowsAreNoNeighbours() {
        Outline outline = Outline.rectangle(2, 3);
        assertArrayEquals(new int[] {0, 3, 4}, outline.neighbours(2));
        assertArrayEquals(new int[] {1, 2, 5}, outline.neighbours(3));
    }

    @Test
    void whatIsConnectedLiesWithinTheArea() {
        Outline outline = Outline.rectangle(3, 3);
        assertEquals(PointSet.of(0, 1, 4, 7), outline.connected(7, PointSet.of(0, 1, 4, 7)));
        assertEquals(PointSet.of(8), outline.connected(8, PointSet.of(0, 4, 8)));
    }

    @Test
    void outlinesAreEqualWithSidesAndPoints() {
        Outline outline = Outline.of(2, 3, PointSet.of(0, 1));
        assertEquals(Outline.of(2, 3, PointSet.of(1, 0)), outline);
        assertEquals(Outline.of(2, 3, PointSet.of(1, 0)).hashCode(), outline.hashCode());
        assertNotEquals(Outline.of(2, 2, PointSet.of(0, 1)), outline);
        assertNotEquals(Outline.of(3, 3, PointSet.of(0, 1)), outline);
        assertNotEquals(Outline.of(2, 3, PointSet.of(0)), outline);
        assertNotEquals(outline, "2 × 3 with 2 points");
    }

    @Test
    void anOutlineIsWrittenByItsSidesAndWhatItHasOfThem() {
        assertEquals("2 × 3", Outline.rectangle(2, 3).toString());
        assertEquals("2 × 3 with 2 points", Outline.of(2, 3, PointSet.of(0, 1)).toString());
    }

    @Test
    void aMoveIsNamedByItsPointOrAsAPass() {
        Outline outline = Outline.rectangle(2, 3);
        assertEquals("pass", Coordinate.move(outline, Board.NONE));
        assertEquals("A3", Coordinate.move(outline, 0));
        assertEquals("B1", Coordinate.move(outline, 5));
        assertEquals("there is no point 6 on a board of 2 × 3", messageOf(() -> Coordinate.name(outline, 6)));
    }

    @ParameterizedTest
    @CsvSource({"A/", "A:", "A1x", "Ax"})
    void onlyDigitsFollowTheLetter(String name) {
        assertEquals(
                "\"" + name + "\" is no coordinate; write a letter and a number, such as C4",
                messageOf(() -> Coordinate.point(Outline.square(9), name)));
    }

    @ParameterizedTest(name = "a name of {0} letters is shown as {1}")
    @CsvSource({"20, xxxxxxxxxxxxxxxxxxxx", "21, xxxxxxxxxxxxxxxxxxxx…"})
    void aLongNameIsCut(int length, String shown) {
        assertEquals(
                "\"" + shown + "\" is no coordinate; write a letter and a number, such as C4",
                messageOf(() -> Coordinate.point(Outline.square(9), "x".repeat(length))));
    }

    private static String messageOf(Executable refused) {
        return String.valueOf(
                assertThrows(IllegalArgumentException.class, refused).getMessage());
    }
}
