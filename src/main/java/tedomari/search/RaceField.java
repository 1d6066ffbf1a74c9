package tedomari.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;

/**
 * Where a race is played. The stones of essential and safe blocks stay to the end; they part the other points of the board
 * into components that have nothing to do with each other but through these blocks.
 */
final class RaceField {

    /** The points to play on, in rising order. */
    final int[] area;

    /** By colour: one stone of each essential block. */
    final int[][] essential;

    /** By colour: the points, plain liberties apart, of the components beside essential blocks of that colour. */
    final int[][] open;

    /**
     * By point: whose plain liberty it is. All neighbours of a plain liberty are stones of one essential block and of safe
     * enemy blocks, of both at least one.
     */
    final @Nullable Colour[] plain;

    /**
     * By point: a number shared by all points whose neighbours are stones that stay, of the same essential blocks and of safe
     * blocks of the same colours; or −1.
     */
    final int[] equal;

    private final Position position;
    private final List<Block> lasting;
    private final int[] lastingAt;

    private RaceField(Position position, Set<Shortcut> shortcuts) {
        this.position = position;
        int points = position.outline().area();
        lasting = Block.all(position).stream()
                .filter(block -> block.stones().intersects(position.essential())
                        || block.stones().intersects(position.safe()))
                .toList();
        lastingAt = new int[points];
        Arrays.fill(lastingAt, -1);
        for (int i = 0; i < lasting.size(); i++) {
            int number = i;
            lasting.get(i).stones().forEach(stone -> lastingAt[stone] = number);
        }
        essential = new int[][] {stonesOf(Colour.BLACK), stonesOf(Colour.WHITE)};
        plain = new @Nullable Colour[points];
        equal = new int[points];
        classify();
        BitSet played = new BitSet();
        BitSet[] opened = {new BitSet(), new BitSet()};
        for (PointSet component : components()) {
            Set<Integer> beside = beside(component);
            boolean touches = false;
            for (Colour colour : Colour.values()) {
                if (beside.stream().anyMatch(block -> isEssential(block, colour))) {
                    touches = true;
                    component.forEach(point -> opened[side(colour)].set(point, plain[point] == null));
                }
            }
            if (touches || !shortcuts.contains(Shortcut.DAME)) {
                component.forEach(played::set);
            }
        }
        area = played.stream().toArray();
        open = new int[][] {opened[0].stream().toArray(), opened[1].stream().toArray()};
    }

    /**
     * The field of a position.
     *
     * @throws IllegalArgumentException if there is no essential block, or one without liberties
     */
    static RaceField of(Position position, Set<Shortcut> shortcuts) {
        if (position.essential().isEmpty()) {
            throw new IllegalArgumentException("a race needs an essential block");
        }
        RaceField field = new RaceField(position, shortcuts);
        for (Block block : field.lasting) {
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

    private int[] stonesOf(Colour colour) {
        return lasting.stream()
                .filter(block -> block.colour() == colour && block.stones().intersects(position.essential()))
                .mapToInt(block -> block.stones().first())
                .toArray();
    }

    private boolean isSafe(int block) {
        return lasting.get(block).stones().intersects(position.safe());
    }

    private boolean isEssential(int block, Colour colour) {
        return lasting.get(block).colour() == colour
                && lasting.get(block).stones().intersects(position.essential());
    }

    private void classify() {
        Map<Set<Integer>, Integer> classes = new HashMap<>();
        Arrays.fill(equal, -1);
        for (int point : position.empties().toArray()) {
            int[] around = position.outline().neighbours(point);
            if (Arrays.stream(around).anyMatch(next -> lastingAt[next] < 0)) {
                continue;
            }
            Set<Integer> blocks = beside(PointSet.of(point));
            // Safe blocks of one colour are all alike: one number for each colour stands for them.
            Set<Integer> kinds = new TreeSet<>();
            blocks.forEach(block ->
                    kinds.add(isSafe(block) ? -1 - side(lasting.get(block).colour()) : block));
            equal[point] = classes.computeIfAbsent(kinds, key -> classes.size());
            plain[point] = ownerOf(blocks);
        }
    }

    private @Nullable Colour ownerOf(Set<Integer> blocks) {
        List<Integer> mortal = blocks.stream().filter(block -> !isSafe(block)).toList();
        if (mortal.size() != 1 || blocks.size() < 2) {
            return null;
        }
        Colour owner = lasting.get(mortal.get(0)).colour();
        boolean amongEnemies = blocks.stream()
                .allMatch(block ->
                        block.equals(mortal.get(0)) || lasting.get(block).colour() != owner);
        return amongEnemies ? owner : null;
    }

    private Set<Integer> beside(PointSet component) {
        Set<Integer> blocks = new TreeSet<>();
        component.forEach(point -> {
            for (int next : position.outline().neighbours(point)) {
                if (lastingAt[next] >= 0) {
                    blocks.add(lastingAt[next]);
                }
            }
        });
        return blocks;
    }

    private List<PointSet> components() {
        Outline outline = position.outline();
        List<PointSet> components = new ArrayList<>();
        BitSet seen = new BitSet();
        int[] stack = new int[outline.area()];
        for (int start : outline.points().toArray()) {
            if (lastingAt[start] >= 0 || seen.get(start)) {
                continue;
            }
            BitSet component = new BitSet();
            int size = 0;
            stack[size++] = start;
            component.set(start);
            while (size > 0) {
                for (int next : outline.neighbours(stack[--size])) {
                    if (lastingAt[next] < 0 && !component.get(next)) {
                        component.set(next);
                        stack[size++] = next;
                    }
                }
            }
            seen.or(component);
            components.add(PointSet.of(component));
        }
        return components;
    }
}
