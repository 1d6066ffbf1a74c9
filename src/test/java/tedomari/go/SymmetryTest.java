package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tedomari.go.io.Diagram;

final class SymmetryTest {

    private static Position position(String rows) {
        return Diagram.read(rows).position();
    }

    @ParameterizedTest(name = "{0} makes {1} of XW%/..#")
    @CsvSource({
        "IDENTITY, XW%/..#",
        "MIRROR_LEFT_RIGHT, %WX/#..",
        "MIRROR_TOP_BOTTOM, ..#/XW%",
        "TURN_HALF, #../%WX",
        "TRANSPOSE, X./W./%#",
        "TURN_RIGHT, .X/.W/#%",
        "TURN_LEFT, %#/W./X.",
        "TRANSPOSE_OTHER, #%/.W/.X"
    })
    void aPositionHasEightImages(Symmetry symmetry, String image) {
        assertEquals(position(image), symmetry.apply(position("XW%/..#")));
        assertEquals(position("XW%/..#"), symmetry.inverse().apply(position(image)));
    }

    @ParameterizedTest
    @EnumSource
    void composingIsApplyingOneAfterTheOther(Symmetry first) {
        Position position = position("XO./.#.");
        for (Symmetry next : Symmetry.values()) {
            assertEquals(next.apply(first.apply(position)), first.then(next).apply(position), () -> "then " + next);
        }
    }

    @Test
    void theyFormAGroup() {
        for (Symmetry a : Symmetry.values()) {
            assertEquals(a, a.then(Symmetry.IDENTITY));
            assertEquals(a, Symmetry.IDENTITY.then(a));
            assertEquals(Symmetry.IDENTITY, a.then(a.inverse()));
            assertEquals(Symmetry.IDENTITY, a.inverse().then(a));
            for (Symmetry b : Symmetry.values()) {
                for (Symmetry c : Symmetry.values()) {
                    assertEquals(a.then(b).then(c), a.then(b.then(c)));
                }
            }
        }
        assertEquals(Symmetry.TURN_HALF, Symmetry.TURN_RIGHT.then(Symmetry.TURN_RIGHT));
        assertEquals(Symmetry.TURN_LEFT, Symmetry.TURN_RIGHT.inverse());
    }

    @Test
    void aKoMovesWithItsStones() {
        Position position = position("X.X.X").withKo(3);
        assertEquals(1, Symmetry.TURN_HALF.apply(position).ko());
        assertEquals(3, Symmetry.TRANSPOSE.apply(position).ko());
    }

    @ParameterizedTest(name = "the smallest image of {0} is {1}")
    @CsvSource({
        "X../..., X./../..",
        "..X/..., X./../..",
        "../.X, X./..",
        "%./.., ../.%",
        ".O/X., X./.O",
        "XX/O., XX/O.",
        "XX/.O, XX/O.",
        "BX/.., BX/..",
        "XB/.., BX/..",
        "XX/#X, #X/XX"
    })
    void narrowBoardsThenSmallSetsComeFirst(String rows, String smallest) {
        assertEquals(position(smallest), Symmetry.canonical(position(rows)));
    }

    @Test
    void aKoDecidesBetweenImagesOfEqualStones() {
        Position position = position("X/./X/./X");
        assertEquals(1, Symmetry.canonical(position.withKo(3)).ko());
        assertEquals(1, Symmetry.canonical(position.withKo(1)).ko());
    }

    @Test
    void thePositionItselfGoesBeforeAnEqualImage() {
        assertEquals(Symmetry.IDENTITY, Symmetry.toCanonical(position("X.X/.O./X.X")));
        assertEquals(Symmetry.MIRROR_LEFT_RIGHT, Symmetry.toCanonical(position("..X/.../...")));
    }

    @Test
    void aRectangleHasFourAndASquareEight() {
        assertEquals(List.of(Symmetry.values()), Symmetry.of(5, 5));
        assertEquals(List.of(Symmetry.values()).subList(0, 4), Symmetry.of(3, 5));
        assertTrue(Symmetry.of(3, 5).contains(Symmetry.TURN_HALF));
    }

    @Test
    void anOutlineHasThoseThatMapItOntoItself() {
        assertEquals(
                List.of(Symmetry.IDENTITY, Symmetry.TRANSPOSE), Symmetry.of(Outline.of(2, 2, PointSet.of(0, 1, 2))));
        assertEquals(8, Symmetry.of(Outline.square(3)).size());
    }
}
