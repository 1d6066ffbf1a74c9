package tedomari.semeai;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tedomari.go.Benson;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;

/**
 * Who is who in a race: the essential blocks as marked or found, the safe blocks as marked or proven alive; all other stones
 * are neutral.
 *
 * @param position the board with every role settled
 * @param assumptions what was not marked but found, a sentence each
 */
public record Roles(Position position, Block black, Block white, List<String> assumptions) {

    /** So many connected empty points, none of them a liberty of an essential block, lie beyond the race. */
    private static final int OPEN_SPACE = 12;

    /**
     * Settles the roles of a position.
     *
     * @throws RegionException if there is no race, or more than one block of a colour is marked
     */
    public static Roles of(Position position) {
        List<String> assumptions = new ArrayList<>();
        Position safe = withSafeBlocks(position, assumptions);
        List<Block> blocks = Block.all(safe);
        Block black = marked(safe, blocks, Colour.BLACK);
        Block white = marked(safe, blocks, Colour.WHITE);
        if (black == null || white == null) {
            Pair pair = bestPair(safe, blocks, black, white);
            if (black == null) {
                assumptions.add(found(safe, pair.black));
            }
            if (white == null) {
                assumptions.add(found(safe, pair.white));
            }
            black = pair.black;
            white = pair.white;
        }
        for (Block block : List.of(black, white)) {
            if (block.liberties().isEmpty()) {
                throw new RegionException("there is no race: " + name(safe, block) + " has no liberty");
            }
        }
        PointSet others = safe.essential().union(safe.target());
        Position settled =
                safe.withRole(others, Role.PLAIN).withRole(black.stones().union(white.stones()), Role.ESSENTIAL);
        Position open = withOpenBlocksSafe(settled, black, white, assumptions);
        return new Roles(open, black, white, List.copyOf(assumptions));
    }

    /** A block beside so much open space, out of reach of the race, that it will not be captured in time. */
    private static Position withOpenBlocksSafe(Position position, Block black, Block white, List<String> assumptions) {
        PointSet race = black.liberties().union(white.liberties());
        PointSet open = PointSet.EMPTY;
        PointSet rest = position.empties();
        while (!rest.isEmpty()) {
            PointSet area = position.outline().connected(rest.first(), rest);
            rest = rest.minus(area);
            open = area.size() >= OPEN_SPACE && !area.intersects(race) ? open.union(area) : open;
        }
        Position result = position;
        for (Block block : Block.all(position)) {
            boolean isPlain = position.roleAt(block.stones().first()) == Role.PLAIN;
            if (isPlain && block.liberties().intersects(open)) {
                result = result.withRole(block.stones(), Role.SAFE);
                assumptions.add(name(result, block) + " is safe: it reaches open space beyond the race");
            }
        }
        return result;
    }

    /** The position after a move: stones that connected to an essential or safe block have its role. */
    public static Position joined(Position position, Block black, Block white) {
        Position result = position.withRole(black.stones().union(white.stones()), Role.ESSENTIAL);
        for (Block block : Block.all(result)) {
            if (block.stones().intersects(position.safe()) && !position.safe().containsAll(block.stones())) {
                result = result.withRole(block.stones(), Role.SAFE);
            }
        }
        return result;
    }

    /** Marks all stones of a block with a safe stone, and the blocks that are alive by Benson's theorem. */
    private static Position withSafeBlocks(Position position, List<String> assumptions) {
        Position result = position;
        PointSet marks = position.essential().union(position.target());
        for (Block block : Block.all(position)) {
            if (block.stones().intersects(position.safe())) {
                if (block.stones().intersects(marks)) {
                    throw new RegionException("there is no race: " + name(position, block)
                            + " is marked as essential and holds a safe stone, so that it cannot be captured");
                }
                result = result.withRole(block.stones(), Role.SAFE);
            }
        }
        for (Colour colour : Colour.values()) {
            for (Block block : Benson.of(result, colour).alive()) {
                PointSet roles = result.safe().union(result.essential()).union(result.target());
                if (!block.stones().intersects(roles)) {
                    result = result.withRole(block.stones(), Role.SAFE);
                    assumptions.add(name(result, block) + " is safe: it is alive by Benson's theorem");
                }
            }
        }
        return result;
    }

    private static @Nullable Block marked(Position position, List<Block> blocks, Colour colour) {
        PointSet marks = position.essential().union(position.target());
        List<Block> marked = blocks.stream()
                .filter(block -> block.colour() == colour && block.stones().intersects(marks))
                .toList();
        if (marked.size() > 1) {
            throw new RegionException("there are several essential blocks of one colour: "
                    + name(position, marked.get(0)) + " and " + name(position, marked.get(1)));
        }
        return marked.isEmpty() ? null : marked.get(0);
    }

    private record Pair(Block black, Block white) {
        int stones() {
            return black.stones().size() + white.stones().size();
        }
    }

    /** Of the adjacent opposite blocks that are not safe, the two with most stones. */
    private static Pair bestPair(Position position, List<Block> blocks, @Nullable Block black, @Nullable Block white) {
        List<Pair> pairs = new ArrayList<>();
        for (Block first : candidates(position, blocks, Colour.BLACK, black)) {
            PointSet around = PointSet.EMPTY;
            for (int stone : first.stones().toArray()) {
                around = around.union(PointSet.of(position.outline().neighbours(stone)));
            }
            for (Block second : candidates(position, blocks, Colour.WHITE, white)) {
                if (around.intersects(second.stones())) {
                    pairs.add(new Pair(first, second));
                }
            }
        }
        return pairs.stream()
                .max(Comparator.comparingInt(Pair::stones))
                .orElseThrow(() -> new RegionException(
                        "there is no race: no two adjacent blocks of different colours are both in danger"));
    }

    private static List<Block> candidates(
            Position position, List<Block> blocks, Colour colour, @Nullable Block marked) {
        if (marked != null) {
            return List.of(marked);
        }
        return blocks.stream()
                .filter(block -> block.colour() == colour && !block.stones().intersects(position.safe()))
                .toList();
    }

    private static String found(Position position, Block block) {
        return name(position, block) + " is essential: it is in danger and beside a block that is in danger too";
    }

    private static String name(Position position, Block block) {
        return (block.colour() == Colour.BLACK ? "Black's block at " : "White's block at ")
                + Coordinate.name(position.outline(), block.stones().first());
    }
}
