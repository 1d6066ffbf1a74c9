package tedomari.go;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** A maximal connected set of stones of one colour. Its liberties are the empty points next to it. */
public record Block(Colour colour, PointSet stones, PointSet liberties) {

    /**
     * The block that holds {@code stone}; flood fill, linear in the size of the block.
     *
     * @throws IllegalArgumentException if there is no stone
     */
    public static Block at(Position position, int stone) {
        Colour colour = position.at(stone);
        if (colour == null) {
            throw new IllegalArgumentException("there is no stone at " + Coordinate.name(position.outline(), stone));
        }
        BitSet stones = new BitSet();
        BitSet liberties = new BitSet();
        Deque<Integer> open = new ArrayDeque<>();
        stones.set(stone);
        open.push(stone);
        while (!open.isEmpty()) {
            for (int next : position.outline().neighbours(open.pop())) {
                Colour there = position.at(next);
                if (there == null) {
                    liberties.set(next);
                } else if (there == colour && !stones.get(next)) {
                    stones.set(next);
                    open.push(next);
                }
            }
        }
        return new Block(colour, PointSet.of(stones), PointSet.of(liberties));
    }

    /** All blocks of a position, in the order of their first stones. */
    public static List<Block> all(Position position) {
        List<Block> blocks = new ArrayList<>();
        PointSet open = position.black().union(position.white());
        while (!open.isEmpty()) {
            Block block = at(position, open.first());
            blocks.add(block);
            open = open.minus(block.stones);
        }
        return blocks;
    }

    /** One more enemy move captures it. */
    public boolean inAtari() {
        return liberties.size() == 1;
    }
}
