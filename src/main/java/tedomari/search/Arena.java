package tedomari.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;

/**
 * The part of an open board, without marks, on which the race between given blocks is fought out.
 *
 * <p>Playable are the empty points reached over empty points from the liberties of the essential blocks, and those in eye
 * spaces: at most fifteen points, stones included, enclosed by one essential block alone. Any other block is neutral, which
 * is to say it may be captured, if all its liberties are playable; else it has a liberty that nobody in the race can take,
 * and is safe.
 *
 * @param position the board with every role settled
 * @param playable the empty points of the race
 * @param neutral the stones that are neither essential nor safe
 */
public record Arena(Position position, PointSet playable, PointSet neutral) {

    private static final int LARGEST_EYE_SPACE = 15;

    /** The arena of the race between the blocks of these stones; other marks are forgotten. */
    public static Arena of(Position open, PointSet stones) {
        List<Block> essential = new ArrayList<>();
        List<Block> others = new ArrayList<>();
        for (Block block : Block.all(open)) {
            (block.stones().intersects(stones) ? essential : others).add(block);
        }
        BitSet playable = new BitSet();
        PointSet named = PointSet.EMPTY;
        for (Block block : essential) {
            named = named.union(block.stones());
            block.liberties().forEach(playable::set);
        }
        spread(open, playable);
        for (Block block : essential) {
            for (PointSet space : eyeSpaces(open, block)) {
                if (space.size() <= LARGEST_EYE_SPACE && !space.intersects(named)) {
                    space.intersection(open.empties()).forEach(playable::set);
                }
            }
        }
        PointSet points = PointSet.of(playable);
        PointSet safe = PointSet.EMPTY;
        PointSet neutral = PointSet.EMPTY;
        for (Block block : others) {
            if (points.containsAll(block.liberties())) {
                neutral = neutral.union(block.stones());
            } else {
                safe = safe.union(block.stones());
            }
        }
        Position settled = open.withRole(open.stones(Colour.BLACK).union(open.stones(Colour.WHITE)), Role.PLAIN)
                .withRole(named, Role.ESSENTIAL)
                .withRole(safe, Role.SAFE);
        return new Arena(settled, points, neutral);
    }

    /** Adds all empty points reached from these over empty points. */
    private static void spread(Position position, BitSet points) {
        int[] stack = new int[position.outline().area()];
        int size = 0;
        for (int point = points.nextSetBit(0); point >= 0; point = points.nextSetBit(point + 1)) {
            stack[size++] = point;
        }
        while (size > 0) {
            for (int next : position.outline().neighbours(stack[--size])) {
                if (position.isEmpty(next) && !points.get(next)) {
                    points.set(next);
                    stack[size++] = next;
                }
            }
        }
    }

    /** The parts into which a block divides the board, if there are several. */
    private static List<PointSet> eyeSpaces(Position position, Block block) {
        List<PointSet> spaces = new ArrayList<>();
        PointSet rest = position.outline().points().minus(block.stones());
        while (!rest.isEmpty()) {
            PointSet space = position.outline().connected(rest.first(), rest);
            rest = rest.minus(space);
            spaces.add(space);
        }
        return spaces;
    }
}
