package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import tedomari.go.io.Diagram;

/** Benson's blocks are exactly those that cannot be captured while their owner passes. */
final class BensonProperties {

    /** The stones of {@code colour} that no sequence of enemy moves captures. */
    private static PointSet alive(Position position, Colour colour) {
        Board board = Board.of(
                position.withToMove(colour.opponent()), new Rules(Rules.Suicide.FORBIDDEN, Rules.Safety.IMMORTAL));
        PointSet[] alive = {position.stones(colour)};
        attack(board, colour, alive, new HashSet<>());
        return alive[0];
    }

    private static void attack(Board board, Colour colour, PointSet[] alive, Set<Long> seen) {
        if (!seen.add(board.hash())) {
            return;
        }
        alive[0] = alive[0].intersection(board.position().stones(colour));
        int[] moves = new int[board.outline().area()];
        int count = board.legalMoves(colour.opponent(), moves);
        for (int i = 0; i < count; i++) {
            board.play(moves[i], colour.opponent());
            board.pass();
            attack(board, colour, alive, seen);
            board.undo();
            board.undo();
        }
    }

    @Property(tries = 400)
    void unconditionalLifeIsWhatNoSequenceOfEnemyMovesCaptures(@ForAll long seed) {
        Position position = small(seed);
        Assume.that(Block.all(position).stream()
                .noneMatch(block -> block.liberties().isEmpty()));
        for (Colour colour : Colour.values()) {
            assertEquals(
                    alive(position, colour),
                    Benson.of(position, colour).stones(),
                    () -> colour + "\n" + Diagram.write(position));
        }
    }

    /** Mostly of one colour, so that some of it lives. */
    private static Position small(long seed) {
        Random random = new Random(seed);
        Outline outline = Outline.rectangle(2 + random.nextInt(4), 2 + random.nextInt(2));
        Position position = Position.empty(outline);
        boolean hasSafe = random.nextInt(4) == 0;
        for (int point : outline.points().toArray()) {
            int roll = random.nextInt(20);
            if (roll < 13) {
                position = position.with(point, roll < 11 ? Colour.BLACK : Colour.WHITE);
                if (hasSafe && random.nextInt(4) == 0) {
                    position = position.withRole(PointSet.of(point), Role.SAFE);
                }
            }
        }
        return position;
    }

    @Example
    void anEyeWithASafeEnemyStoneIsNoEyeByBruteForceEither() {
        assertTrue(alive(Diagram.read(".X.@/XXXX").position(), Colour.BLACK).isEmpty());
    }
}
