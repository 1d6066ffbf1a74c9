package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Arbitrary;
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
}
