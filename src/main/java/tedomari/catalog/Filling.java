package tedomari.catalog;

import java.util.Comparator;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.semeai.Region;

/**
 * A way to fill a {@link Box}.
 *
 * @param mouth the rows, as bits, that begin beside an essential stone
 * @param friends the points with black stones
 * @param enemies the points with white stones that are not safe
 * @param walls the points with safe white stones
 */
public record Filling(Box box, int mouth, int friends, int enemies, int walls) {

    /** The order of {@link Finding#BY_SIZE} within a box. */
    static final Comparator<Filling> BY_SIZE = Comparator.comparingInt(Filling::size)
            .thenComparingInt(Filling::stones)
            .thenComparing(filling -> filling.sketch().diagram());

    static final int FRIEND = 1;
    static final int ENEMY = 2;
    static final int WALL = 3;

    /** With a symbol on an empty point. */
    Filling with(int point, int symbol) {
        int bit = 1 << point;
        return new Filling(
                box,
                mouth,
                symbol == FRIEND ? friends | bit : friends,
                symbol == ENEMY ? enemies | bit : enemies,
                symbol == WALL ? walls | bit : walls);
    }

    /** More symbols may make it proper: the mouth leads somewhere. */
    boolean isPromising() {
        return mouth != 0 && (mouth & walls) == 0 && !hasDisguisedWalls();
    }

    /** A white stone touches a wall and so is one; walls in points still to be filled are not seen. */
    boolean hasDisguisedWalls() {
        return (enemies & (rim() | box.column(0) & ~mouth | box.around(walls))) != 0;
    }

    /** The points beside the walls at the top, at the bottom and to the right. */
    private int rim() {
        return box.row(0) | box.row(box.height() - 1) | box.column(box.width() - 1);
    }

    /** The black stones that are connected to the essential ones. */
    private int joined() {
        int beside = friends & mouth;
        return beside == 0 ? 0 : box.connected(beside, friends);
    }

    private int points() {
        return box.all() & ~walls & ~joined();
    }

    private int empties() {
        return box.all() & ~walls & ~friends & ~enemies;
    }

    /** It is one of the regions that {@link Box} speaks of. */
    boolean isProper() {
        return isTight()
                && !hasDisguisedWalls()
                && isOneRegion()
                && hasSafeWalls()
                && hasLiberties(friends & ~joined())
                && hasLiberties(enemies)
                && isFirstOfMirrorImages();
    }

    private boolean isTight() {
        int open = box.all() & ~walls;
        return (open & box.column(box.width() - 1)) != 0
                && (open & box.row(0)) != 0
                && (open & box.row(box.height() - 1)) != 0;
    }

    private boolean isOneRegion() {
        int points = points();
        int joined = joined();
        return (points & empties()) != 0
                && box.connected(Integer.lowestOneBit(points), points) == points
                && (points & (mouth | box.around(joined))) != 0;
    }

    /** The stones to the left of the box that are no mouth are safe if they reach around a corner or through the box. */
    private boolean hasSafeWalls() {
        int left = box.column(0) & ~mouth;
        int held = 0;
        for (int row = 0; row < box.height() && (left >> row & 1) != 0; row++) {
            held |= 1 << row;
        }
        for (int row = box.height() - 1; row >= 0 && (left >> row & 1) != 0; row--) {
            held |= 1 << row;
        }
        while (true) {
            int seeds = walls & (rim() | held);
            int safe = seeds == 0 ? 0 : box.connected(seeds, walls);
            int more = held | safe & left;
            more |= (more << 1 | more >> 1) & left;
            if (more == held) {
                return safe == walls && held == left;
            }
            held = more;
        }
    }

    private boolean hasLiberties(int stones) {
        int empties = empties();
        for (int rest = stones; rest != 0; ) {
            int block = box.connected(Integer.lowestOneBit(rest), stones);
            rest &= ~block;
            if ((box.around(block) & empties) == 0) {
                return false;
            }
        }
        return true;
    }

    private boolean isFirstOfMirrorImages() {
        int mirroredMouth = box.mirrored(mouth);
        if (mirroredMouth != mouth) {
            return mouth < mirroredMouth;
        }
        int mirroredWalls = box.mirrored(walls);
        if (mirroredWalls != walls) {
            return walls < mirroredWalls;
        }
        int mirroredFriends = box.mirrored(friends);
        return mirroredFriends != friends ? friends < mirroredFriends : enemies <= box.mirrored(enemies);
    }

    /** How many points the region has, empty or with neutral stones. */
    public int size() {
        return Integer.bitCount(points());
    }

    /** How many stones are on these points. */
    public int stones() {
        return Integer.bitCount(points() & ~empties());
    }

    /** The region on the board of its box. */
    public Region region(Outline outline) {
        PointSet inside = box.onBoard(box.all());
        int joined = joined();
        PointSet essential = leftOf(box.onBoard(mouth)).union(box.onBoard(joined));
        PointSet black = essential.union(box.onBoard(friends));
        PointSet safe = outline.points().minus(inside).minus(essential).union(box.onBoard(walls));
        PointSet white = safe.union(box.onBoard(enemies));
        Position position = new Position(outline, black, white, essential, safe, PointSet.EMPTY, null, null);
        return new Region(position, box.onBoard(points()), Colour.BLACK);
    }

    Sketch sketch() {
        return Sketch.of(region(box.outline()).position());
    }

    private static PointSet leftOf(PointSet points) {
        return PointSet.of(points.stream().map(point -> point - 1).toArray());
    }
}
