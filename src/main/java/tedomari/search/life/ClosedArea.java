package tedomari.search.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;

/**
 * The points on which a group lives or dies, numbered so that a set of them is a {@code long}. Around them stand immortal walls,
 * of which only the neighbours are kept.
 *
 * <p>A single target chain is one point, whatever its size: its stones leave the board together, and then the game is over.
 */
public final class ClosedArea {

    /** So many points have room in a {@code long}. */
    public static final int MAX_POINTS = 64;

    /** So many target chains have room in a position. */
    public static final int MAX_TARGETS = 16;

    private final Position position;
    private final Colour defender;
    private final int[] points;
    private final int[] numbers;
    private final List<Block> targets;

    /** Neighbours within the area, and all points. */
    final long[] neighbours;

    final long all;
    /** Points next to an immortal wall of that player. */
    final long attackerWall;

    final long defenderWall;
    final long attackerStones;
    final long defenderStones;
    /** The stones of each target chain. The first chain has the external liberties and the extra eye. */
    final long[] targetStones;

    /** Stones of the attacker that he may not lose: if they are taken, the targets are saved. */
    final long essential;

    private ClosedArea(Position position, PointSet area, List<Block> targets, PointSet essentialStones) {
        this.position = position;
        this.targets = targets;
        defender = targets.get(0).colour();
        Outline outline = position.outline();
        numbers = new int[outline.area()];
        Arrays.fill(numbers, -1);
        PointSet one = targets.size() == 1 ? targets.get(0).stones() : PointSet.EMPTY;
        PointSet rest = area.minus(one);
        int size = rest.size() + (one.isEmpty() ? 0 : 1);
        if (size > MAX_POINTS) {
            throw new IllegalArgumentException("the area around " + name(targets.get(0)) + " has " + size
                    + " points; at most " + MAX_POINTS + " are searched");
        }
        points = new int[size];
        int count = 0;
        if (!one.isEmpty()) {
            points[count++] = one.first();
            one.forEach(stone -> numbers[stone] = 0);
        }
        for (int point : rest.toArray()) {
            numbers[point] = count;
            points[count++] = point;
        }
        neighbours = new long[size];
        all = size == 64 ? -1L : (1L << size) - 1;
        long[] walls = new long[2];
        for (int point : area.toArray()) {
            join(point, walls);
        }
        attackerWall = walls[0];
        defenderWall = walls[1];
        attackerStones = mask(position.stones(defender.opponent()).intersection(area));
        defenderStones = mask(position.stones(defender).intersection(area));
        essential = mask(essentialStones);
        targetStones = targets.stream().mapToLong(block -> mask(block.stones())).toArray();
    }

    private void join(int point, long[] walls) {
        int number = numbers[point];
        for (int next : position.outline().neighbours(point)) {
            if (numbers[next] == number) {
                continue;
            }
            if (numbers[next] >= 0) {
                neighbours[number] |= 1L << numbers[next];
            } else if (position.safe().contains(next)) {
                walls[position.at(next) == defender ? 1 : 0] |= 1L << number;
            } else {
                throw new IllegalArgumentException("the area is open at " + Coordinate.name(position.outline(), next));
            }
        }
    }

    /**
     * The area of a position whose walls are the safe stones: all else that can be reached from the target stones.
     *
     * @param marked stones of one colour, at least one of each target chain
     * @throws IllegalArgumentException if there is no target, if targets have both colours or no liberty, or if the area is too large
     */
    public static ClosedArea of(Position position, PointSet marked) {
        List<Block> targets = targets(position, marked);
        PointSet open = position.outline().points().minus(position.safe());
        PointSet area = PointSet.EMPTY;
        for (Block target : targets) {
            if (position.safe().intersects(target.stones())) {
                throw new IllegalArgumentException(name(position, target) + " is marked as safe");
            }
            if (!area.intersects(target.stones())) {
                area = area.union(position.outline().connected(target.stones().first(), open));
            }
        }
        for (Block block : Block.all(position)) {
            boolean inside = area.containsAll(block.stones());
            if (inside && block.liberties().isEmpty() && !touches(position, block, block.colour())) {
                throw new IllegalArgumentException(name(position, block) + " has no liberty");
            }
        }
        return new ClosedArea(position, area, targets, PointSet.EMPTY);
    }

    /** The same area with these stones of the attacker as the targets of the defender, who may not lose what was the target. */
    ClosedArea opposed(PointSet intruders) {
        return new ClosedArea(
                position, points(), targets(position, intruders), targets.get(0).stones());
    }

    /** The attacker's stones in regions that the defender's stones enclose. */
    PointSet intruders() {
        PointSet found = PointSet.EMPTY;
        long open = all & ~defenderStones;
        for (long rest = attackerStones; rest != 0; ) {
            long seed = Long.lowestOneBit(rest);
            long region = around(seed, open) & open | seed;
            for (long stones = region & attackerStones; stones != 0; stones &= stones - 1) {
                if ((region & attackerWall) == 0) {
                    found = found.with(points[Long.numberOfTrailingZeros(stones)]);
                }
            }
            rest &= ~region;
        }
        return found;
    }

    private static boolean touches(Position position, Block block, Colour wall) {
        PointSet walls = position.safe().intersection(position.stones(wall));
        return block.stones().intersects(walls);
    }

    static List<Block> targets(Position position, PointSet marked) {
        List<Block> targets = new ArrayList<>();
        PointSet rest = marked;
        while (!rest.isEmpty()) {
            Block block = Block.at(position, rest.first());
            targets.add(block);
            rest = rest.minus(block.stones());
        }
        if (targets.isEmpty()) {
            throw new IllegalArgumentException("no chain is marked as the target");
        }
        if (targets.stream().map(Block::colour).distinct().count() > 1) {
            throw new IllegalArgumentException("the target chains have different colours");
        }
        if (targets.size() > MAX_TARGETS) {
            throw new IllegalArgumentException(
                    "there are " + targets.size() + " target chains; at most " + MAX_TARGETS + " are searched");
        }
        return List.copyOf(targets);
    }

    public Position position() {
        return position;
    }

    public Colour defender() {
        return defender;
    }

    public List<Block> targets() {
        return targets;
    }

    /** The number of points; the stones of a single target chain count as one. */
    public int size() {
        return points.length;
    }

    /** The point of the board that has that number. */
    int point(int number) {
        return points[number];
    }

    /** The number of a point of the board, or −1 if it is outside. */
    int number(int point) {
        return numbers[point];
    }

    /** The points of the board that belong to the area. */
    public PointSet points() {
        PointSet found = PointSet.of(points);
        return targets.size() == 1 ? found.union(targets.get(0).stones()) : found;
    }

    private long mask(PointSet set) {
        return set.stream().mapToLong(point -> 1L << numbers[point]).reduce(0, (a, b) -> a | b);
    }

    private String name(Block block) {
        return name(position, block);
    }

    static String name(Position position, Block block) {
        return (block.colour() == Colour.BLACK ? "Black's chain at " : "White's chain at ")
                + Coordinate.name(position.outline(), block.stones().first());
    }

    /** All that is next to the chain of stones that holds the seed, its own stones included if it has more than one. */
    long around(long seed, long stones) {
        long around = 0;
        long fresh = seed;
        long seen = seed;
        while (fresh != 0) {
            do {
                around |= neighbours[Long.numberOfTrailingZeros(fresh)];
                fresh &= fresh - 1;
            } while (fresh != 0);
            fresh = around & stones & ~seen;
            seen |= fresh;
        }
        return around;
    }

    /** The chain that holds the seed within a set of points. */
    long chain(long seed, long stones) {
        return around(seed, stones) & stones | seed;
    }
}
