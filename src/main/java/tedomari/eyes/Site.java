package tedomari.eyes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;

/**
 * An eye on a board, with what the library needs to know of its surroundings.
 *
 * @param eye in norm position, with the defender as White
 * @param points by point of the eye, the point of the board: so moves of the library are found on the board
 * @param defender the colour of the wall
 * @param liberties the liberties of the wall outside, the extra eye apart
 * @param extraEye has the wall a safe eye of one point besides?
 */
@SuppressWarnings("ArrayRecordComponent") // read, never written to, and never compared
public record Site(Eye eye, int[] points, Colour defender, int liberties, boolean extraEye) {

    /** The ways out of a point: left, right, down, up. */
    private enum Side {
        LEFT(-1, 0),
        RIGHT(1, 0),
        BOTTOM(0, -1),
        TOP(0, 1);

        private final int dx;
        private final int dy;

        Side(int dx, int dy) {
            this.dx = dx;
            this.dy = dy;
        }

        /** The side to which a motion turns it. */
        Side under(Motion motion) {
            int x = motion.x(dx, dy);
            int y = motion.y(dx, dy);
            return Arrays.stream(values())
                    .filter(side -> side.dx == x && side.dy == y)
                    .findFirst()
                    .orElseThrow();
        }
    }

    /**
     * The eye of a block.
     *
     * @param wall the block
     * @param inside a point of the eye, or null for the largest eye
     * @throws IllegalArgumentException with a sentence, if there is none that a library could hold
     */
    public static Site of(Position position, Block wall, @Nullable Integer inside) {
        Outline outline = position.outline();
        List<PointSet> parts = new ArrayList<>();
        PointSet rest = outline.points().minus(wall.stones());
        while (!rest.isEmpty()) {
            PointSet part = outline.connected(rest.first(), rest);
            parts.add(part);
            rest = rest.minus(part);
        }
        if (inside != null) {
            PointSet part = parts.stream()
                    .filter(points -> points.contains(inside))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("the point belongs to the wall"));
            return of(position, wall, part, parts);
        }
        return parts.stream()
                .filter(part -> part.size() <= Shape.LARGEST
                        && !part.intersects(position.safe())
                        && locate(outline, part).isPresent())
                .max((a, b) -> Integer.compare(a.size(), b.size()))
                .map(part -> of(position, wall, part, parts))
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no eye of at most " + Shape.LARGEST + " points that this chain alone surrounds"));
    }

    /** The largest eye of the target, or of the largest block of a colour if no stone is marked as target. */
    public static Site of(Position position, @Nullable Integer inside) {
        PointSet marked = position.target().isEmpty() ? position.essential() : position.target();
        Block wall = Block.all(position).stream()
                .filter(block -> marked.isEmpty()
                        ? block.colour() == Colour.WHITE
                        : block.stones().intersects(marked))
                .max((a, b) -> Integer.compare(a.stones().size(), b.stones().size()))
                .orElseThrow(() -> new IllegalArgumentException("there is no white chain that could surround an eye"));
        return of(position, wall, inside);
    }

    private static Site of(Position position, Block wall, PointSet part, List<PointSet> parts) {
        if (part.size() > Shape.LARGEST) {
            throw new IllegalArgumentException(
                    "the eye has " + part.size() + " points, at most " + Shape.LARGEST + " can be evaluated");
        }
        Outline outline = position.outline();
        Placed placed = locate(outline, part)
                .orElseThrow(
                        () -> new IllegalArgumentException(
                                "the eye touches two edges without the corner point between them, or stones of its wall stand alone"));
        int[] points = part.toArray();
        PointSet own = position.stones(wall.colour());
        PointSet enemy = position.stones(wall.colour().opponent());
        int white = bits(points, own);
        int black = bits(points, enemy);
        Integer koPoint = position.ko();
        int ko = koPoint == null ? Eye.NO_KO : Math.max(-1, Arrays.binarySearch(points, koPoint));
        Placement placement = Placement.of(placed.location, placed.xs, placed.ys, white, black, ko);
        int[] onBoard = Arrays.stream(placement.points()).map(i -> points[i]).toArray();
        PointSet outside = wall.liberties().minus(part);
        PointSet safe = parts.stream()
                .filter(other -> other.size() == 1 && !other.equals(part) && outside.containsAll(other))
                .findFirst()
                .orElse(PointSet.EMPTY);
        return new Site(placement.eye(), onBoard, wall.colour(), outside.size() - safe.size(), !safe.isEmpty());
    }

    private static int bits(int[] points, PointSet stones) {
        int bits = 0;
        for (int i = 0; i < points.length; i++) {
            bits |= (stones.contains(points[i]) ? 1 : 0) << i;
        }
        return bits;
    }

    /** Points turned so that the corner is at the origin, or the edge at the bottom. */
    record Placed(Location location, int[] xs, int[] ys) {

        Shape shape() {
            return Shape.of(location, xs, ys);
        }

        /** All ways to the norm position of the shape: by point, where it goes. */
        List<int[]> ways() {
            Shape shape = shape();
            return location.motions().stream()
                    .filter(motion -> Shape.number(location, motion, xs, ys) == shape.number())
                    .map(motion -> Placement.way(shape, motion, xs, ys))
                    .toList();
        }
    }

    /** Where points that one chain surrounds lie; nothing if they are no shape of a library. */
    static Optional<Placed> locate(Outline outline, PointSet part) {
        int[] points = part.toArray();
        if (points.length > Shape.LARGEST) {
            return Optional.empty();
        }
        Set<Side> edges = EnumSet.noneOf(Side.class);
        int[] columns = Arrays.stream(points).map(outline::column).toArray();
        int[] rows = Arrays.stream(points).map(point -> -outline.row(point)).toArray();
        for (int i = 0; i < points.length; i++) {
            for (Side side : Side.values()) {
                if (!isOnBoard(outline, columns[i] + side.dx, -rows[i] - side.dy)) {
                    edges.add(side);
                }
            }
        }
        Set<Side> wanted = switch (edges.size()) {
            case 0 -> EnumSet.noneOf(Side.class);
            case 1 -> EnumSet.of(Side.BOTTOM);
            default -> EnumSet.of(Side.LEFT, Side.BOTTOM);
        };
        Location location = switch (wanted.size()) {
            case 0 -> Location.CENTRE;
            case 1 -> Location.EDGE;
            default -> Location.CORNER;
        };
        for (Motion motion : Motion.values()) {
            Set<Side> turned = EnumSet.noneOf(Side.class);
            edges.forEach(side -> turned.add(side.under(motion)));
            if (turned.equals(wanted)) {
                return placed(location, motion, columns, rows);
            }
        }
        return Optional.empty();
    }

    private static boolean isOnBoard(Outline outline, int column, int row) {
        return column >= 0
                && column < outline.width()
                && row >= 0
                && row < outline.height()
                && outline.contains(outline.point(column, row));
    }

    private static Optional<Placed> placed(Location location, Motion motion, int[] columns, int[] rows) {
        int[] xs = new int[columns.length];
        int[] ys = new int[columns.length];
        Arrays.setAll(xs, i -> motion.x(columns[i], rows[i]));
        Arrays.setAll(ys, i -> motion.y(columns[i], rows[i]));
        int left = Arrays.stream(xs).min().orElse(0);
        int bottom = Arrays.stream(ys).min().orElse(0);
        boolean corner = false;
        for (int i = 0; i < xs.length; i++) {
            xs[i] -= left;
            ys[i] -= bottom;
            corner |= xs[i] == 0 && ys[i] == 0;
        }
        boolean fits = location != Location.CORNER || corner;
        return fits && Shape.of(location, xs, ys).isEnclosedByOneChain()
                ? Optional.of(new Placed(location, xs, ys))
                : Optional.empty();
    }
}
