package tedomari.go;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Unconditional life: the blocks that cannot be captured even if their owner always passes (D. B. Benson, <i>Life in the
 * game of Go</i>, 1976).
 *
 * <p>A region of a colour is a maximal connected set of points without stones of that colour. It is vital to a block beside
 * it if all its empty points are liberties of the block. The alive blocks are the largest set in which every block has two
 * vital regions that are bordered by blocks of the set alone. Safe blocks belong to the set without proof; a region with a
 * safe enemy stone is vital to none, as the enemy may fill the whole of it.
 *
 * @param alive the unconditionally alive blocks, safe ones included
 * @param eyes the vital regions of the alive blocks that are bordered by alive blocks alone
 */
public record Benson(List<Block> alive, List<PointSet> eyes) {

    /** A set of points without own stones. */
    private record Region(PointSet points, PointSet empties, PointSet border, boolean holdsSafeEnemy) {

        boolean isVitalTo(Block block) {
            return !holdsSafeEnemy && !empties.isEmpty() && block.liberties().containsAll(empties);
        }
    }

    /** The alive blocks of one colour. */
    public static Benson of(Position position, Colour colour) {
        List<Block> blocks = new ArrayList<>(Block.all(position).stream()
                .filter(block -> block.colour() == colour)
                .toList());
        List<Region> regions = new ArrayList<>(regions(position, colour));
        PointSet safe = position.safe();
        boolean changed = true;
        while (changed) {
            changed = blocks.removeIf(block -> !block.stones().intersects(safe) && vital(block, regions) < 2);
            PointSet stones = stonesOf(blocks);
            changed |= regions.removeIf(region -> !stones.containsAll(region.border()));
        }
        List<PointSet> eyes = regions.stream()
                .filter(region -> blocks.stream().anyMatch(region::isVitalTo))
                .map(Region::points)
                .toList();
        return new Benson(List.copyOf(blocks), eyes);
    }

    /** The stones of the alive blocks. */
    public PointSet stones() {
        return stonesOf(alive);
    }

    private static PointSet stonesOf(List<Block> blocks) {
        return blocks.stream().map(Block::stones).reduce(PointSet.EMPTY, PointSet::union);
    }

    private static long vital(Block block, List<Region> regions) {
        return regions.stream().filter(region -> region.isVitalTo(block)).count();
    }

    private static List<Region> regions(Position position, Colour colour) {
        List<Region> regions = new ArrayList<>();
        PointSet open = position.outline().points().minus(position.stones(colour));
        while (!open.isEmpty()) {
            Region region = regionAt(position, colour, open.first());
            regions.add(region);
            open = open.minus(region.points());
        }
        return regions;
    }

    private static Region regionAt(Position position, Colour colour, int start) {
        BitSet points = new BitSet();
        BitSet border = new BitSet();
        int[] open = new int[position.outline().area()];
        int size = 0;
        points.set(start);
        open[size++] = start;
        while (size > 0) {
            for (int next : position.outline().neighbours(open[--size])) {
                if (position.at(next) == colour) {
                    border.set(next);
                } else if (!points.get(next)) {
                    points.set(next);
                    open[size++] = next;
                }
            }
        }
        PointSet found = PointSet.of(points);
        return new Region(
                found, found.intersection(position.empties()), PointSet.of(border), found.intersects(position.safe()));
    }
}
