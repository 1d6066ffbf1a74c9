package tedomari.eyes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import tedomari.go.Symmetry;

/** Shift, rotation and reflection to a unique place, and back. */
final class NormPositionProperties {

    @Provide
    Arbitrary<Eye> eyes() {
        return Arbitraries.longs().map(seed -> Eyes.random(new Random(seed), 7));
    }

    /** The points of an eye after a motion and a shift that its location allows. */
    private static Placement moved(Eye eye, Motion motion, int dx, int dy) {
        Shape shape = eye.shape();
        int[] xs = new int[shape.size()];
        int[] ys = new int[shape.size()];
        for (int i = 0; i < shape.size(); i++) {
            xs[i] = motion.x(shape.x(i), shape.y(i)) + (shape.location() == Location.CORNER ? 0 : dx);
            ys[i] = motion.y(shape.x(i), shape.y(i)) + (shape.location() == Location.CENTRE ? dy : 0);
        }
        return Placement.of(shape.location(), xs, ys, eye.white(), eye.black(), eye.ko());
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void allImagesHaveTheSameNormPosition(
            @ForAll("eyes") Eye eye,
            @ForAll @IntRange(min = 0, max = 7) int which,
            @ForAll @IntRange(min = -9, max = 9) int dx,
            @ForAll @IntRange(min = -9, max = 9) int dy) {
        Motion motion = eye.shape()
                .location()
                .motions()
                .get(which % eye.shape().location().motions().size());
        assertEquals(eye, moved(eye, motion, dx, dy).eye());
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void theWayBackLeadsToTheSameStones(@ForAll("eyes") Eye eye, @ForAll @IntRange(min = 0, max = 7) int which) {
        Motion motion = eye.shape()
                .location()
                .motions()
                .get(which % eye.shape().location().motions().size());
        Placement placement = moved(eye, motion, 3, 4);
        for (int given = 0; given < eye.shape().size(); given++) {
            int point = placement.pointOf(given);
            assertEquals(given, placement.points()[point]);
            assertEquals(eye.white() >> given & 1, placement.eye().white() >> point & 1);
            assertEquals(eye.black() >> given & 1, placement.eye().black() >> point & 1);
            assertEquals(given == eye.ko(), point == placement.eye().ko());
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void aKeyNamesItsEye(@ForAll("eyes") Eye eye) {
        assertEquals(eye, Eye.of(eye.shape(), eye.key()));
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void thereAreAsManyImagesAsTheSymmetryLeaves(@ForAll("eyes") Eye eye) {
        Set<String> images = new HashSet<>();
        for (Motion motion : eye.shape().location().motions()) {
            Shape shape = eye.shape();
            int[] xs = IntStream.range(0, shape.size())
                    .map(i -> motion.x(shape.x(i), shape.y(i)))
                    .toArray();
            int[] ys = IntStream.range(0, shape.size())
                    .map(i -> motion.y(shape.x(i), shape.y(i)))
                    .toArray();
            int left = shape.location() == Location.CORNER
                    ? 0
                    : Arrays.stream(xs).min().orElse(0);
            int bottom = shape.location() == Location.CENTRE
                    ? Arrays.stream(ys).min().orElse(0)
                    : 0;
            Set<String> stones = new java.util.TreeSet<>();
            for (int i = 0; i < xs.length; i++) {
                stones.add((xs[i] - left) + "," + (ys[i] - bottom) + (eye.white() >> i & 1) + (eye.black() >> i & 1)
                        + (i == eye.ko()));
            }
            images.add(stones.toString());
        }
        int group = switch (eye.symmetry()) {
            case NONE -> 1;
            case AXIS, DIAGONAL, HALF_TURN -> 2;
            case AXES, DIAGONALS, QUARTER_TURN -> 4;
            case FULL -> 8;
        };
        assertEquals(eye.shape().location().motions().size(), group * images.size());
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void theBoardOfAnEyeShowsThatEyeAsDoAllItsImages(
            @ForAll("eyes") Eye eye, @ForAll @IntRange(min = 0, max = 7) int which) {
        Symmetry symmetry = Symmetry.values()[which];
        Site site = Site.of(symmetry.apply(eye.position()), null);
        assertEquals(eye, site.eye());
        assertEquals(0, site.liberties());
    }

    @Example
    void allSevenTypesOfSymmetryOccur() {
        Set<SymmetryType> types = EnumSet.noneOf(SymmetryType.class);
        for (int size : new int[] {1, 2, 3, 4, 5, 7, 8}) {
            Shapes shapes = Shapes.ofSize(size);
            for (int i = 0; i < shapes.count(); i++) {
                types.add(SymmetryType.of(shapes.get(i).symmetries()));
            }
        }
        assertEquals(EnumSet.allOf(SymmetryType.class), types);
    }

    @Example
    void motionsFormAGroup() {
        for (Motion a : Motion.values()) {
            assertEquals(Motion.IDENTITY, a.then(a.inverse()));
            for (Motion b : Motion.values()) {
                assertEquals(a.x(b.x(3, 5), b.y(3, 5)), b.then(a).x(3, 5));
                assertTrue(a.then(b).inverse() == b.inverse().then(a.inverse()));
            }
        }
    }
}
