package tedomari.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;

/**
 * Where a race is played. The stones of essential and safe blocks stay to the end; they part the other points of the board
 * into {@link Part parts} that have nothing to do with each other but through these blocks.
 */
final class RaceField {

    /**
     * A part in its place.
     *
     * @param points by the number within the part, the point of the board
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Place(Part part, int[] points, long black, long white) {}

    /** By essential block: is it black? */
    final boolean[] blackBlocks;

    final List<Place> places;

    private final Position position;
    private final List<Block> essential;
    private final List<Block> lasting;
    private final int[] lastingAt;
    private final boolean sharesForms;
    /** By the {@link View#form} of a part. */
    private final Map<List<Integer>, Part> parts = new HashMap<>();

    private RaceField(Position position, Set<Shortcut> shortcuts) {
        this.position = position;
        sharesForms = shortcuts.contains(Shortcut.EQUAL_PARTS);
        lasting = Block.all(position).stream()
                .filter(block -> block.stones().intersects(position.essential())
                        || block.stones().intersects(position.safe()))
                .toList();
        essential = lasting.stream()
                .filter(block -> block.stones().intersects(position.essential()))
                .toList();
        blackBlocks = new boolean[essential.size()];
        for (int i = 0; i < blackBlocks.length; i++) {
            blackBlocks[i] = essential.get(i).colour() == Colour.BLACK;
        }
        lastingAt = new int[position.outline().area()];
        Arrays.fill(lastingAt, -1);
        for (int i = 0; i < lasting.size(); i++) {
            int number = i;
            lasting.get(i).stones().forEach(stone -> lastingAt[stone] = number);
        }
        places = new ArrayList<>();
        for (PointSet component : components()) {
            if (touchesEssential(component) || !shortcuts.contains(Shortcut.DAME)) {
                places.add(place(component));
            }
        }
        if (places.isEmpty()) {
            // Safe blocks alone, or a full board: a part without points, so that there is always one.
            places.add(place(PointSet.EMPTY));
        }
    }

    /**
     * The field of a position.
     *
     * @throws IllegalArgumentException if there is no essential block, or one without liberties
     * @throws Budget.Exhausted if a part is too large
     */
    static RaceField of(Position position, Set<Shortcut> shortcuts) {
        if (position.essential().isEmpty()) {
            throw new IllegalArgumentException("a race needs an essential block");
        }
        RaceField field = new RaceField(position, shortcuts);
        for (Block block : field.essential) {
            if (block.liberties().isEmpty() && !block.stones().intersects(position.safe())) {
                throw new IllegalArgumentException("an essential block has no liberty");
            }
        }
        return field;
    }

    /** Where arrays by colour have what belongs to that one. */
    static int side(Colour colour) {
        return colour == Colour.BLACK ? 0 : 1;
    }

    /** How many essential blocks a colour has. */
    int blocksOf(int side) {
        int found = 0;
        for (boolean isBlack : blackBlocks) {
            found += isBlack == (side == 0) ? 1 : 0;
        }
        return found;
    }

    /** Has either colour exactly one essential block? */
    boolean isDuel() {
        return blackBlocks.length == 2 && blackBlocks[0] != blackBlocks[1];
    }

    /** A set of essential blocks that are safe from the beginning. */
    int safeBlocks() {
        int safe = 0;
        for (int i = 0; i < essential.size(); i++) {
            safe |= essential.get(i).stones().intersects(position.safe()) ? 1 << i : 0;
        }
        return safe;
    }

    private boolean touchesEssential(PointSet component) {
        return component.stream().anyMatch(point -> (label(point) & (1 << essential.size()) - 1) != 0);
    }

    /** What lies beside a point: a bit for each essential block, then one each for safe black and safe white blocks. */
    private int label(int point) {
        int label = 0;
        for (int next : position.outline().neighbours(point)) {
            int number = lastingAt[next];
            if (number < 0) {
                continue;
            }
            Block block = lasting.get(number);
            if (block.stones().intersects(position.essential())) {
                label |= 1 << essential.indexOf(block);
            }
            if (block.stones().intersects(position.safe())) {
                label |= 1 << essential.size() + side(block.colour());
            }
        }
        return label;
    }

    private Place place(PointSet component) {
        View view = View.first(position, component, this::label);
        int[] points = view.points();
        Part part = sharesForms
                ? parts.computeIfAbsent(view.form(), form -> part(points, parts.size()))
                : part(points, places.size());
        long black = 0;
        long white = 0;
        for (int i = 0; i < points.length; i++) {
            black |= position.black().contains(points[i]) ? 1L << i : 0;
            white |= position.white().contains(points[i]) ? 1L << i : 0;
        }
        return new Place(part, points, black, white);
    }

    private Part part(int[] points, int number) {
        if (points.length > Part.MAX_POINTS) {
            throw new Budget.Exhausted("a part of the race has " + points.length
                    + " points, more than the search takes, " + Part.MAX_POINTS);
        }
        long[] neighbours = new long[points.length];
        long[] beside = new long[essential.size()];
        long[] besideSafe = new long[2];
        for (int i = 0; i < points.length; i++) {
            PointSet around = PointSet.of(position.outline().neighbours(points[i]));
            for (int j = 0; j < points.length; j++) {
                neighbours[i] |= around.contains(points[j]) ? 1L << j : 0;
            }
            int label = label(points[i]);
            for (int block = 0; block < beside.length; block++) {
                beside[block] |= (long) (label >> block & 1) << i;
            }
            besideSafe[0] |= (long) (label >> beside.length & 1) << i;
            besideSafe[1] |= (long) (label >> beside.length + 1 & 1) << i;
        }
        return new Part(
                blackBlocks, neighbours, beside, besideSafe, plainOwner(points), Part.mixed(0x5e_a6c4L + number));
    }

    /** All neighbours of a plain liberty are stones of one essential block and of safe enemy blocks, of both at least one. */
    private int plainOwner(int[] points) {
        if (points.length != 1 || !position.isEmpty(points[0])) {
            return -1;
        }
        int label = label(points[0]);
        int blocks = label & (1 << essential.size()) - 1 & ~safeBlocks();
        if (Integer.bitCount(blocks) != 1) {
            return -1;
        }
        int owner = blackBlocks[Integer.numberOfTrailingZeros(blocks)] ? 0 : 1;
        int safe = label & ~blocks;
        // A safe essential block has two bits, of which only the second counts here.
        return (safe >> essential.size()) == 1 << 1 - owner ? owner : -1;
    }

    private List<PointSet> components() {
        Outline outline = position.outline();
        List<PointSet> components = new ArrayList<>();
        PointSet rest = outline.points();
        for (Block block : lasting) {
            rest = rest.minus(block.stones());
        }
        while (!rest.isEmpty()) {
            PointSet component = outline.connected(rest.first(), rest);
            components.add(component);
            rest = rest.minus(component);
        }
        return components;
    }
}
