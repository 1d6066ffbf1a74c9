package tedomari.semeai;

import java.util.List;
import tedomari.cgt.Game;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;

/**
 * A liberty region of an essential block: connected points, empty or with neutral stones, of which some touch the block.
 *
 * @param owner the colour of the block whose liberties these are
 */
public record Region(Position position, PointSet points, Colour owner) {

    /** How many positions an evaluation may visit. */
    static final long LIMIT = 1_000_000;

    /** Up to so many positions are looked at to be sure of LA; the eyes that matter have fewer. */
    private static final long LIMIT_OF_PATIENCE = 10_000;

    /** What the region is worth. */
    public RegionValue value() {
        Terrain terrain = Terrain.of(position.outline(), points);
        List<Part> parts = start(terrain);
        PartValue low = new PartEvaluator(terrain, KoBan.ON_DEFENDER, LIMIT).value(parts);
        PartValue high = new PartEvaluator(terrain, KoBan.ON_ATTACKER, LIMIT).value(parts);
        RegionValue value = RegionValue.of(owner, low, high);
        return value.isClean() || isPatient(terrain, parts, value) ? value : value.flagged();
    }

    /**
     * LA does not rest on a stone without liberties that the attacker would have to play before the block has lost its other
     * liberties: it stays the same without these moves where they are urgent. (Such a move cannot wait, and is not legal.)
     */
    private static boolean isPatient(Terrain terrain, List<Part> parts, RegionValue value) {
        try {
            return value.hasLast(
                    patient(terrain, parts, KoBan.ON_DEFENDER), patient(terrain, parts, KoBan.ON_ATTACKER));
        } catch (RegionException tooLarge) {
            return false;
        }
    }

    private static Game patient(Terrain terrain, List<Part> parts, KoBan ban) {
        return new FullEvaluator(terrain, ban, Pruning.CORRECTED, FullEvaluator.LastMove.AT_LEISURE, LIMIT_OF_PATIENCE)
                .value(parts)
                .last();
    }

    /**
     * The same by all play in the region and nothing else, for comparison.
     *
     * @param limit how many positions may be visited
     * @throws RegionException if there are more
     */
    public RegionValue valueByAllPlay(Pruning pruning, long limit) {
        Terrain terrain = Terrain.of(position.outline(), points);
        List<Part> parts = start(terrain);
        PartValue low = new FullEvaluator(terrain, KoBan.ON_DEFENDER, pruning, FullEvaluator.LastMove.ANY_TIME, limit)
                .value(parts);
        PartValue high = new FullEvaluator(terrain, KoBan.ON_ATTACKER, pruning, FullEvaluator.LastMove.ANY_TIME, limit)
                .value(parts);
        return RegionValue.of(owner, low, high);
    }

    /** What the value depends on, and nothing else; not where on the board the region lies. */
    Object key() {
        Terrain terrain = Terrain.of(position.outline(), points);
        return List.of(owner, terrain.shape(), start(terrain));
    }

    /**
     * The region of a diagram that shows one: all points that are empty or hold neutral stones.
     *
     * @throws RegionException if there is not one essential colour
     */
    public static Region of(Position position) {
        boolean black = position.essential().intersects(position.black());
        boolean white = position.essential().intersects(position.white());
        if (black == white) {
            throw new RegionException(
                    black ? "both colours have essential stones" : "there is no essential stone; mark it B or W");
        }
        PointSet points = position.empties().union(position.stones(Role.PLAIN));
        if (points.size() > Terrain.MOST_POINTS) {
            throw new RegionException("it has more than " + Terrain.MOST_POINTS + " points");
        }
        return new Region(position, points, black ? Colour.BLACK : Colour.WHITE);
    }

    /** The parts of the region at the beginning, as sets of points of a terrain that holds them all. */
    List<Part> start(Terrain terrain) {
        long all = 0;
        long defenders = 0;
        long attackers = 0;
        long byEssential = 0;
        long bySafe = 0;
        long byFriend = 0;
        for (int i = 0; i < terrain.size(); i++) {
            long bit = 1L << i;
            int point = terrain.point(i);
            if (!points.contains(point)) {
                continue;
            }
            all |= bit;
            Colour stone = position.at(point);
            if (stone != null) {
                if (stone == owner) {
                    defenders |= bit;
                } else {
                    attackers |= bit;
                }
            }
            for (int neighbour : position.outline().neighbours(point)) {
                Colour colour = position.at(neighbour);
                if (colour == null || points.contains(neighbour)) {
                    continue;
                }
                if (colour != owner) {
                    bySafe |= bit;
                } else if (position.roleAt(neighbour) == Role.SAFE) {
                    byFriend |= bit;
                } else {
                    byEssential |= bit;
                }
            }
        }
        return new Part(all, defenders, attackers, byEssential, bySafe, byFriend, 0, 0)
                .settle(terrain)
                .parts();
    }
}
