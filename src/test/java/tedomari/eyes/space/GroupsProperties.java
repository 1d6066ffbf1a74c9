package tedomari.eyes.space;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Objects;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.go.io.Diagram;
import tedomari.search.Limits;
import tedomari.search.life.ClosedArea;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;
import tedomari.search.life.LifeStatus;

/** What the eyespaces claim, the exact solver of life and death confirms. */
final class GroupsProperties {

    private static final EyeTable TABLE = new EyeTable();

    /** A block that fills all but one or two eyespaces with stones in them, and a safe wall along two sides. */
    private static @Nullable Position closed(Random random, int most) {
        int width = 4 + random.nextInt(3);
        int height = 2 + random.nextInt(4);
        Outline outline = Outline.rectangle(width + 1, height + 1);
        Position position = Position.empty(outline);
        PointSet spaces = PointSet.EMPTY;
        for (int i = 0; i <= random.nextInt(2); i++) {
            spaces = spaces.union(space(random, outline, 1 + random.nextInt(most)));
        }
        for (int point : outline.points().toArray()) {
            if (outline.column(point) == width || outline.row(point) == height) {
                position = position.with(point, Colour.WHITE).withRole(PointSet.of(point), Role.SAFE);
            } else if (!spaces.contains(point)) {
                position = position.with(point, Colour.BLACK);
            } else if (random.nextInt(4) == 0) {
                position = position.with(point, random.nextInt(3) == 0 ? Colour.BLACK : Colour.WHITE);
            }
        }
        for (Block block : Block.all(position)) {
            if (block.liberties().isEmpty() && !block.stones().intersects(position.safe())) {
                return null;
            }
        }
        return position;
    }

    /** Connected points that do not touch the wall. */
    private static PointSet space(Random random, Outline outline, int size) {
        // Two lines are left for the wall and the stones of the block before it.
        int width = outline.width() - 2;
        int height = outline.height() - 2;
        PointSet space = PointSet.of(outline.point(random.nextInt(width), random.nextInt(height)));
        for (int tries = 0; tries < 100 && space.size() < size; tries++) {
            int[] points = space.toArray();
            int[] near = outline.neighbours(points[random.nextInt(points.length)]);
            int next = near[random.nextInt(near.length)];
            if (outline.column(next) < width && outline.row(next) < height) {
                space = space.with(next);
            }
        }
        return space;
    }

    private static LifeStatus exact(Position position, Block block, Colour first) {
        ClosedArea area = ClosedArea.of(position, block.stones());
        LifeAnswer answer = LifeSolver.of(Limits.NONE).solve(LifeProblem.of(area), first);
        return Objects.requireNonNull(answer.status());
    }

    private static String claimed(Status status, boolean ownerFirst) {
        return switch (status) {
            case ALIVE -> "l";
            case DEAD -> "d";
            case UNSETTLED -> ownerFirst ? "l" : "d";
        };
    }

    @Property(tries = 1500, shrinking = ShrinkingMode.OFF)
    void whatIsClaimedIsConfirmedByTheExactSolver(@ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int most) {
        Position found = closed(new Random(seed), most);
        Assume.that(found != null);
        Position position = Objects.requireNonNull(found);
        List<Group> groups = Groups.of(position, TABLE);
        for (Group group : groups) {
            Status status = group.status();
            if (group.block().colour() != Colour.BLACK || status == null) {
                continue;
            }
            for (Colour first : Colour.values()) {
                assertEquals(
                        claimed(status, first == Colour.BLACK),
                        exact(position, group.block(), first).code(),
                        () -> first + " first\n" + Diagram.write(position) + group);
            }
        }
    }
}
