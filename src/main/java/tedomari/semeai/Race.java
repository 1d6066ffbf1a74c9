package tedomari.semeai;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;

/**
 * A capturing race taken apart: two essential blocks and the regions of their liberties.
 *
 * @param position the board with the roles of all blocks settled
 * @param black Black's essential block
 * @param white White's essential block
 * @param regions by name, in reading order; a region that touches neither block is left out
 */
public record Race(Position position, Block black, Block white, List<RaceRegion> regions) {

    /** Takes a position apart whose roles are settled, with one essential block of each colour. */
    public static Race of(Position position, Block black, Block white, RegionCache cache) {
        List<RaceRegion> regions = new ArrayList<>();
        PointSet open = position.empties().union(position.stones(Role.PLAIN));
        while (!open.isEmpty()) {
            PointSet points = position.outline().connected(open.first(), open);
            open = open.minus(points);
            RaceRegion region = region(position, black, white, points, name(regions.size()), cache);
            if (region != null) {
                regions.add(region);
            }
        }
        return new Race(position, black, white, List.copyOf(regions));
    }

    /** A, B, …, Z, AA, AB, … */
    private static String name(int index) {
        String last = String.valueOf((char) ('A' + index % 26));
        return index < 26 ? last : name(index / 26 - 1) + last;
    }

    private static @Nullable RaceRegion region(
            Position position, Block black, Block white, PointSet points, String name, RegionCache cache) {
        PointSet border = PointSet.EMPTY;
        for (int point : points.toArray()) {
            border = border.union(PointSet.of(position.outline().neighbours(point)));
        }
        border = border.minus(points);
        boolean byBlack = border.intersects(black.stones());
        boolean byWhite = border.intersects(white.stones());
        if (byBlack && byWhite) {
            boolean simple = position.empties().containsAll(points)
                    && black.liberties().containsAll(points)
                    && white.liberties().containsAll(points);
            String refusal = simple ? null : "it touches both blocks and is not made of simple shared liberties";
            return new RaceRegion(name, RaceRegion.Kind.SHARED, null, points, null, refusal);
        }
        if (!byBlack && !byWhite) {
            return null;
        }
        Colour owner = byBlack ? Colour.BLACK : Colour.WHITE;
        boolean isEntered = border.intersects(position.stones(owner.opponent()));
        boolean hasFriend = border.intersects(position.stones(owner).minus((byBlack ? black : white).stones()));
        RaceRegion.Kind kind = !isEntered && !hasFriend
                ? RaceRegion.Kind.EYE
                : points.size() == 1 && isEntered && !hasFriend ? RaceRegion.Kind.PLAIN : RaceRegion.Kind.EXTERNAL;
        if (points.size() > Terrain.MOST_POINTS) {
            return new RaceRegion(
                    name, kind, owner, points, null, "it has more than " + Terrain.MOST_POINTS + " points");
        }
        try {
            RegionValue value = cache.value(new Region(position, points, owner));
            String refusal = value.dependsOnKo()
                    ? "it depends on a ko"
                    : hasFriend && value.mayLive() ? "the block may connect to a safe friend there" : null;
            return new RaceRegion(name, kind, owner, points, value, refusal);
        } catch (RegionException e) {
            return new RaceRegion(name, kind, owner, points, null, e.getMessage());
        }
    }

    /**
     * The region counts with its LA, whatever comes: it does not matter where the last liberty falls, or it falls here. It
     * does in an eye, which cannot be filled before, and in the only region of a block.
     */
    boolean isLast(RaceRegion region) {
        RegionValue value = region.value();
        if (value == null || !value.isCertain()) {
            return value == null;
        }
        return value.isClean()
                || region.kind() == RaceRegion.Kind.EYE
                || shared() == 0
                        && regions.stream()
                                        .filter(other -> other.owner() == region.owner())
                                        .count()
                                == 1;
    }

    /**
     * Müller's class of the race where his formula covers it (1999): 0 if all liberties are plain or shared, 1 if a block has
     * one eye besides; −1 for all others.
     */
    public int mullerClass() {
        int eyes = 0;
        for (Colour owner : Colour.values()) {
            int own = (int) regions.stream()
                    .filter(region -> region.owner() == owner && region.kind() == RaceRegion.Kind.EYE)
                    .count();
            if (own > 1) {
                return -1;
            }
            eyes += own;
        }
        boolean others = regions.stream().anyMatch(region -> region.kind() == RaceRegion.Kind.EXTERNAL);
        return others ? -1 : Math.min(eyes, 1);
    }

    /** How many liberties the blocks share. */
    public int shared() {
        return regions.stream()
                .filter(region -> region.kind() == RaceRegion.Kind.SHARED)
                .mapToInt(region -> region.points().size())
                .sum();
    }

    /** The eye of a block as far as it matters: the largest space that it surrounds alone. */
    public EyeClass eye(Colour owner) {
        return EyeClass.of(regions.stream()
                .filter(region -> region.kind() == RaceRegion.Kind.EYE && region.owner() == owner)
                .mapToInt(region -> region.points().size())
                .max()
                .orElse(0));
    }
}
