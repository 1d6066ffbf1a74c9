package tedomari.search.life;

import java.util.ArrayList;
import java.util.List;
import tedomari.go.Benson;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;

/**
 * The closed area around the targets of any position, and what was assumed to close it.
 *
 * <p>Stones marked as safe are walls, and so are chains that are alive by Benson's theorem. If what the targets reach without them is
 * small enough, nothing needs to be assumed. Else an attacking chain with a liberty that the targets do not reach is taken to be
 * safe; one whose liberties they reach all is played for.
 *
 * @param assumptions a sentence for each chain that was not marked
 */
public record Enclosure(ClosedArea area, List<String> assumptions) {

    public Enclosure {
        assumptions = List.copyOf(assumptions);
    }

    /**
     * The closed area around the marked stones.
     *
     * @throws IllegalArgumentException if there is no target, or the area around it is open
     */
    public static Enclosure of(Position position, PointSet marked) {
        List<Block> targets = ClosedArea.targets(position, marked);
        List<String> assumptions = new ArrayList<>();
        Position walled = withLiving(position, marked, assumptions);
        if (reached(walled, targets, PointSet.EMPTY).size() > ClosedArea.MAX_POINTS) {
            walled = withOuter(walled, targets, assumptions);
        }
        return new Enclosure(ClosedArea.of(walled, marked), assumptions);
    }

    private static Position withLiving(Position position, PointSet marked, List<String> assumptions) {
        Position result = position;
        for (Block block : Block.all(position)) {
            if (block.stones().intersects(position.safe()) && !block.stones().intersects(marked)) {
                result = result.withRole(block.stones(), Role.SAFE);
            }
        }
        for (Colour colour : Colour.values()) {
            for (Block block : Benson.of(result, colour).alive()) {
                if (!block.stones().intersects(marked) && !block.stones().intersects(result.safe())) {
                    result = result.withRole(block.stones(), Role.SAFE);
                    assumptions.add(ClosedArea.name(position, block) + " is safe: it is alive by Benson's theorem");
                }
            }
        }
        return result;
    }

    private static Position withOuter(Position position, List<Block> targets, List<String> assumptions) {
        Colour attacker = targets.get(0).colour().opponent();
        List<Block> barrier = new ArrayList<>(Block.all(position).stream()
                .filter(block -> block.colour() == attacker && !block.stones().intersects(position.safe()))
                .toList());
        boolean changed = true;
        PointSet inside = PointSet.EMPTY;
        while (changed) {
            inside = reached(position, targets, stones(barrier));
            PointSet now = inside;
            // Removing a chain lets the targets reach further, so the others are looked at again.
            changed = barrier.removeIf(block -> touches(position, block, now) && now.containsAll(block.liberties()));
        }
        Position result = position;
        for (Block block : barrier) {
            if (touches(position, block, inside)) {
                assumptions.add(ClosedArea.name(position, block) + " is safe: it has liberties outside");
            }
            result = result.withRole(block.stones(), Role.SAFE);
        }
        return result;
    }

    private static PointSet stones(List<Block> blocks) {
        return blocks.stream().map(Block::stones).reduce(PointSet.EMPTY, PointSet::union);
    }

    /** What the targets reach through all that is neither safe nor a barrier. */
    private static PointSet reached(Position position, List<Block> targets, PointSet barrier) {
        PointSet open = position.outline().points().minus(position.safe()).minus(barrier);
        PointSet reached = PointSet.EMPTY;
        for (Block target : targets) {
            if (!reached.intersects(target.stones())) {
                reached = reached.union(
                        position.outline().connected(target.stones().first(), open));
            }
        }
        return reached;
    }

    private static boolean touches(Position position, Block block, PointSet inside) {
        for (int stone : block.stones().toArray()) {
            if (PointSet.of(position.outline().neighbours(stone)).intersects(inside)) {
                return true;
            }
        }
        return false;
    }
}
