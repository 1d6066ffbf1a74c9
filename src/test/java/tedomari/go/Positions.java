package tedomari.go;

import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Random positions, from a seed so that a failure shrinks to a number. */
final class Positions {

    private Positions() {}

    /** Boards of any outline up to that side, with stones of all roles; blocks without liberties do occur. */
    static Arbitrary<Position> any(int side) {
        return Arbitraries.longs().map(seed -> random(new Random(seed), side));
    }

    static Position random(Random random, int side) {
        Outline outline = outline(random, side);
        Position position = Position.empty(outline);
        int density = random.nextInt(10);
        boolean hasRoles = random.nextBoolean();
        for (int point : outline.points().toArray()) {
            if (random.nextInt(10) < density) {
                position = position.with(point, random.nextBoolean() ? Colour.BLACK : Colour.WHITE);
                if (hasRoles && random.nextInt(6) == 0) {
                    position = position.withRole(PointSet.of(point), pick(random, Role.values()));
                }
            }
        }
        return random.nextBoolean() ? position.withToMove(pick(random, Colour.values())) : position;
    }

    static Outline outline(Random random, int side) {
        int width = 1 + random.nextInt(side);
        int height = 1 + random.nextInt(side);
        int missing = random.nextInt(4);
        PointSet points = PointSet.range(width * height);
        for (int point : points.toArray()) {
            if (random.nextInt(10) < missing - 1 && points.size() > 1) {
                points = points.without(point);
            }
        }
        return Outline.of(width, height, points);
    }

    static <T> T pick(Random random, T[] items) {
        return items[random.nextInt(items.length)];
    }
}
