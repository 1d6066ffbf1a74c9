package tedomari.verify;

import java.util.random.RandomGenerator;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;

/** Small random races, as wild as they come. */
public final class SmallRaces {

    private SmallRaces() {}

    /** A race of at most that many empty points, with an essential block of each colour. */
    public static Position random(RandomGenerator random, int empties) {
        while (true) {
            Position position = attempt(random, empties);
            if (isRace(position)) {
                return position;
            }
        }
    }

    private static Position attempt(RandomGenerator random, int empties) {
        int width = 2 + random.nextInt(3);
        int height = 3 + random.nextInt(2);
        PointSet points = PointSet.range(width * height);
        while (random.nextInt(3) == 0 && points.size() > 2) {
            points = points.without(random.nextInt(width * height));
        }
        Position position = Position.empty(Outline.of(width, height, points));
        int free = 1 + random.nextInt(empties);
        int safe = random.nextInt(5);
        int essential = 1 + random.nextInt(5);
        int[] open = points.toArray();
        for (int i = open.length - 1; i >= free; i--) {
            int pick = random.nextInt(i + 1);
            int point = open[pick];
            open[pick] = open[i];
            position = position.with(point, random.nextBoolean() ? Colour.BLACK : Colour.WHITE);
            int role = random.nextInt(12);
            if (role < safe + essential) {
                position = position.withRole(PointSet.of(point), role < safe ? Role.SAFE : Role.ESSENTIAL);
            }
        }
        return position;
    }

    static boolean isRace(Position position) {
        return position.essential().intersects(position.black())
                && position.essential().intersects(position.white())
                && Block.all(position).stream()
                        .allMatch(block ->
                                !block.liberties().isEmpty() || block.stones().intersects(position.safe()));
    }
}
