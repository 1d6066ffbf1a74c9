package tedomari.go.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;

/** A position survives the way through a text. */
final class PositionProperties {

    private static Position random(Random random, boolean isRectangle) {
        int width = 1 + random.nextInt(Outline.MAX_SIDE);
        int height = 1 + random.nextInt(Outline.MAX_SIDE);
        PointSet points = PointSet.range(width * height);
        for (int i = isRectangle ? 0 : random.nextInt(width * height); i > 0; i--) {
            points = points.without(random.nextInt(width * height));
        }
        Outline outline = Outline.of(width, height, points.with(0));
        Position position = Position.empty(outline);
        for (int point : outline.points().toArray()) {
            if (random.nextBoolean()) {
                position = position.with(point, random.nextBoolean() ? Colour.BLACK : Colour.WHITE);
            }
        }
        return position;
    }

    @Property(tries = 150)
    void throughADiagram(@ForAll long seed) {
        Random random = new Random(seed);
        Position position = random(random, false);
        for (int stone : position.black().union(position.white()).toArray()) {
            Role[] roles = {Role.PLAIN, Role.ESSENTIAL, Role.SAFE};
            position = position.withRole(PointSet.of(stone), pick(random, roles));
        }
        String text = Diagram.write(position);
        assertEquals(position, Diagram.read(text).position());
        assertEquals(position, Diagram.read(text.strip().replace('\n', '/')).position());
    }

    @Property(tries = 150)
    void throughSgf(@ForAll long seed) {
        Random random = new Random(seed);
        Position position = random(random, true);
        for (Block block : Block.all(position)) {
            position = position.withRole(block.stones(), pick(random, Role.values()));
        }
        Position expected = random.nextBoolean() ? position.withToMove(pick(random, Colour.values())) : position;
        SgfGame game = SgfGame.of(expected);
        assertEquals(expected, SgfGame.read(SgfWriter.write(game.root())).setup());
        assertEquals(expected, game.setup());
    }

    private static <T> T pick(Random random, T[] items) {
        return items[random.nextInt(items.length)];
    }
}
