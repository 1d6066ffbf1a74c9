package tedomari.eyes;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;

/**
 * A monolithic eye: what lies inside one white chain. As the library keeps it it is in norm position, that is, of all images
 * with its shape it has the smallest key.
 *
 * @param white the white stones inside, as a bit mask of points
 * @param black the black ones
 * @param ko the banned point, or −1
 */
public record Eye(Shape shape, int white, int black, int ko) {

    static final int NO_KO = -1;

    /** The eye of a key. */
    static Eye of(Shape shape, int key) {
        int white = 0;
        int black = 0;
        int index = key >>> 4;
        for (int point = 0; point < shape.size(); point++, index /= 3) {
            white |= (index % 3 == 1 ? 1 : 0) << point;
            black |= (index % 3 == 2 ? 1 : 0) << point;
        }
        return new Eye(shape, white, black, (key & 15) - 1);
    }

    /** Tells it from the other eyes of its shape: colours in base 3 · 16 + 1 + the ko point. */
    int key() {
        int index = 0;
        for (int point = shape.size() - 1; point >= 0; point--) {
            index = 3 * index + (white >>> point & 1) + 2 * (black >>> point & 1);
        }
        return index << 4 | 1 + ko;
    }

    /** Whom its ko binds: all neighbours of the point are stones of the other. */
    public Ban ban() {
        return ko < 0 ? Ban.NONE : (shape.neighbours(ko) & ~white) == 0 ? Ban.BLACK : Ban.WHITE;
    }

    /** Has the wall no liberty inside? */
    public boolean isBare() {
        Ground ground = new Ground(shape.size());
        ground.prepare(shape);
        return ground.wallLiberties(white, black) == 0;
    }

    /** The image under a motion that keeps the shape. */
    Eye image(Motion motion) {
        int[] to = shape.permutation(motion);
        int newWhite = 0;
        int newBlack = 0;
        for (int point = 0; point < shape.size(); point++) {
            newWhite |= (white >>> point & 1) << to[point];
            newBlack |= (black >>> point & 1) << to[point];
        }
        return new Eye(shape, newWhite, newBlack, ko < 0 ? NO_KO : to[ko]);
    }

    /** The symmetry that it keeps. */
    public SymmetryType symmetry() {
        List<Motion> group = shape.symmetries().stream()
                .filter(motion -> image(motion).equals(this))
                .toList();
        return SymmetryType.of(group);
    }

    /** A board that holds the eye and stones of its wall around it, no more. */
    public Position position() {
        int left = shape.location() == Location.CORNER ? 0 : 1;
        int bottom = shape.location() == Location.CENTRE ? 1 : 0;
        Outline outline = Outline.rectangle(left + shape.width() + 1, bottom + shape.height() + 1);
        int[] points = IntStream.range(0, shape.size())
                .map(point -> outline.point(left + shape.x(point), outline.height() - 1 - bottom - shape.y(point)))
                .toArray();
        BitSet whites = new BitSet();
        whites.set(0, outline.area());
        BitSet blacks = new BitSet();
        for (int point = 0; point < points.length; point++) {
            whites.set(points[point], (white >>> point & 1) != 0);
            blacks.set(points[point], (black >>> point & 1) != 0);
        }
        PointSet none = PointSet.EMPTY;
        PointSet wall = PointSet.range(outline.area()).minus(PointSet.of(points));
        @Nullable Integer koPoint = ko < 0 ? null : (Integer) points[ko];
        return new Position(outline, PointSet.of(blacks), PointSet.of(whites), none, none, wall, null, koPoint);
    }
}
