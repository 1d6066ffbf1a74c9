package tedomari.eyes.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tedomari.go.Benson;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.task.Progress;

/**
 * Every block of a board by its eyespaces (Drake et al., §6). A block parts the board into regions. The largest is the
 * outside, the others are eyespaces, but for those where an enemy lives or is unsettled; so blocks with the least total
 * eyespace are looked at first.
 *
 * <p>What is claimed is proven. Nothing beyond an eyespace reaches into it, so a block that lives in its eyespaces lives.
 * Death is claimed only for a block without other liberties among enemies that live: then nothing but its eyespaces can save
 * it. In all other cases the method is silent, and the group says why.
 */
public final class Groups {

    private final Position position;
    private final Outline outline;
    private final EyeTable table;

    /** A stone of a proven alive block, or one that is marked as safe. */
    private final PointSet alive;

    /** By point, which block it belongs to, or −1. */
    private final int[] blockAt;

    private final List<Block> blocks;
    private final Group[] groups;

    private Groups(Position position, EyeTable table) {
        this.position = position;
        this.outline = position.outline();
        this.table = table;
        this.blocks = Block.all(position);
        this.groups = new Group[blocks.size()];
        this.blockAt = new int[outline.area()];
        Arrays.fill(blockAt, -1);
        for (int i = 0; i < blocks.size(); i++) {
            int number = i;
            blocks.get(i).stones().forEach(stone -> blockAt[stone] = number);
        }
        this.alive = Benson.of(position, Colour.BLACK)
                .stones()
                .union(Benson.of(position, Colour.WHITE).stones());
    }

    /** The groups of a position, in the order of their first stones. */
    public static List<Group> of(Position position, EyeTable table) {
        return new Groups(position, table).all();
    }

    /** What a block parts the board into, the outside first. */
    private record Parting(int block, List<PointSet> regions) {
        int total() {
            return regions.stream().skip(1).mapToInt(PointSet::size).sum();
        }
    }

    private List<Group> all() {
        List<Parting> partings = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            partings.add(new Parting(i, regions(blocks.get(i))));
        }
        partings.sort(Comparator.comparingInt(Parting::total));
        for (Parting parting : partings) {
            Progress.checkpoint();
            groups[parting.block] = group(parting);
        }
        for (int i = 0; i < groups.length; i++) {
            groups[i] = withNeighbours(groups[i]);
        }
        return List.of(groups);
    }

    private List<PointSet> regions(Block block) {
        boolean[] seen = new boolean[outline.area()];
        block.stones().forEach(stone -> seen[stone] = true);
        int[] open = new int[outline.area()];
        List<PointSet> regions = new ArrayList<>();
        for (int start : outline.points().toArray()) {
            if (seen[start]) {
                continue;
            }
            int size = 0;
            seen[start] = true;
            open[size++] = start;
            for (int at = 0; at < size; at++) {
                for (int next : outline.neighbours(open[at])) {
                    if (!seen[next]) {
                        seen[next] = true;
                        open[size++] = next;
                    }
                }
            }
            regions.add(PointSet.of(Arrays.copyOf(open, size)));
        }
        regions.sort(Comparator.comparingInt(PointSet::size).reversed());
        return regions;
    }

    private Group group(Parting parting) {
        Block block = blocks.get(parting.block);
        List<PointSet> eyespaces = new ArrayList<>();
        List<PointSet> occupied = new ArrayList<>();
        for (PointSet region : parting.regions.subList(Math.min(1, parting.regions.size()), parting.regions.size())) {
            (holdsViableEnemy(region, block.colour()) ? occupied : eyespaces).add(region);
        }
        EyeStatus found = status(block, eyespaces);
        List<String> because = new ArrayList<>();
        if (found.status() == null) {
            because.add(
                    size(eyespaces) > EyeTable.MOST_POINTS
                            ? "its eyespace is larger than the " + EyeTable.MOST_POINTS + " points that are searched"
                            : "the search of its eyespace was not through");
        } else if (found.isKo()) {
            because.add("its life depends on a ko");
        }
        return new Group(block, eyespaces, occupied, found.status(), because, found.attacks(), found.defences());
    }

    private static int size(List<PointSet> regions) {
        return regions.stream().mapToInt(PointSet::size).sum();
    }

    private boolean holdsViableEnemy(PointSet region, Colour owner) {
        for (int stone : region.intersection(position.stones(owner.opponent())).toArray()) {
            Group enemy = groups[blockAt[stone]];
            if (enemy == null || enemy.isViable()) {
                return true;
            }
        }
        return false;
    }

    private EyeStatus status(Block block, List<PointSet> eyespaces) {
        if (alive.intersects(block.stones())) {
            return EyeStatus.settled(Status.ALIVE, false);
        }
        if (eyespaces.isEmpty()) {
            return EyeStatus.settled(Status.DEAD, false);
        }
        // All eyespaces together are one that is not connected; where that is too large, one of them may be enough.
        PointSet all = eyespaces.stream().reduce(PointSet.EMPTY, PointSet::union);
        EyeStatus together = table.status(new Eyespace(position, block.colour(), all));
        if (together.status() == null && eyespaces.size() > 1) {
            for (PointSet space : eyespaces) {
                EyeStatus alone = table.status(new Eyespace(position, block.colour(), space));
                if (alone.status() == Status.ALIVE) {
                    return alone;
                }
            }
        }
        return together;
    }

    /** Adds what the surroundings of a block that does not live leave open. */
    private Group withNeighbours(Group group) {
        if (group.byEyespace() == Status.ALIVE || group.byEyespace() == null) {
            return group;
        }
        PointSet inside = group.eyespaces().stream().reduce(PointSet.EMPTY, PointSet::union);
        int outer = group.block().liberties().minus(inside).size();
        if (outer > 0) {
            return group.silentToo("it has " + outer + (outer == 1 ? " liberty" : " liberties")
                    + " outside of its eyespaces, so it may connect, escape or win a race");
        }
        for (int stone : group.block().stones().toArray()) {
            for (int next : outline.neighbours(stone)) {
                int other = blockAt[next];
                if (other >= 0 && !inside.contains(next) && groups[other].block() != group.block()) {
                    Group enemy = groups[other];
                    if (enemy.byEyespace() != Status.ALIVE || !enemy.because().isEmpty()) {
                        return group.silentToo("the enemy block at "
                                + Coordinate.name(
                                        outline, enemy.block().stones().first())
                                + " beside it is not known to live, and its capture would open a way out");
                    }
                }
            }
        }
        return group;
    }
}
