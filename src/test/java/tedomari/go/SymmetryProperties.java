package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The symmetries form a group that acts on boards. */
final class SymmetryProperties {

    @Provide
    Arbitrary<Position> positions() {
        return Positions.any(6);
    }

    @Property(tries = 300)
    void composingIsApplyingOneAfterTheOther(
            @ForAll("positions") Position position, @ForAll Symmetry a, @ForAll Symmetry b) {
        assertEquals(b.apply(a.apply(position)), a.then(b).apply(position));
        position.outline()
                .points()
                .forEach(point -> assertEquals(
                        b.apply(a.apply(position.outline()), a.apply(position.outline(), point)),
                        a.then(b).apply(position.outline(), point)));
    }

    @Example
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

    @Property(tries = 300)
    void allImagesHaveOneCanonicalForm(@ForAll("positions") Position position, @ForAll Symmetry symmetry) {
        Position canonical = Symmetry.canonical(position);
        assertEquals(canonical, Symmetry.canonical(symmetry.apply(position)));
        assertEquals(canonical, Symmetry.toCanonical(position).apply(position));
    }

    @Property(tries = 200)
    void neighboursStayNeighbours(@ForAll("positions") Position position, @ForAll Symmetry symmetry) {
        Outline outline = position.outline();
        Outline image = symmetry.apply(outline);
        outline.points()
                .forEach(point -> assertEquals(
                        symmetry.apply(outline, PointSet.of(outline.neighbours(point))),
                        PointSet.of(image.neighbours(symmetry.apply(outline, point)))));
    }

    @Example
    void aRectangleHasFourAndASquareEight() {
        assertEquals(4, Symmetry.of(3, 5).size());
        assertEquals(8, Symmetry.of(5, 5).size());
        assertEquals(2, Symmetry.of(Outline.of(2, 2, PointSet.of(0, 1, 2))).size());
        assertTrue(Symmetry.of(3, 5).contains(Symmetry.TURN_HALF));
    }
}
