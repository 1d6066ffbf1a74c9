package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The fast board does what the naive one does, move by move and back. */
final class BoardProperties {

    private static final int SIDE = 7;

    @Property(tries = 600)
    void everyMoveAgreesWithTheNaiveBoard(@ForAll long seed) {
        Random random = new Random(seed);
        Rules rules = rules(random);
        Position position = Positions.random(random, SIDE);
        Board board = Board.of(position, rules);
        NaiveBoard naive = NaiveBoard.of(position, rules);
        assertSame(naive, board);
        Map<Long, String> seen = new HashMap<>();
        Map<String, Long> hashes = new HashMap<>();
        for (int i = 0; i < 60; i++) {
            // Out of turn now and then, as a searcher does after a tenuki.
            Colour colour = random.nextInt(5) == 0 ? board.toMove().opponent() : board.toMove();
            int[] points = position.outline().points().toArray();
            int point = points[random.nextInt(points.length)];
            if (random.nextInt(20) == 0) {
                board.pass();
                naive = naive.pass();
            } else if (board.isLegal(point, colour)) {
                board.play(point, colour);
                naive = naive.play(point, colour);
            }
            assertSame(naive, board);
            assertEquals(
                    naive.key(), seen.computeIfAbsent(board.hash(), hash -> board(board)), "one hash, one position");
            assertEquals(
                    board.hash(), hashes.computeIfAbsent(naive.key(), key -> board.hash()), "one position, one hash");
        }
    }

    @Property(tries = 300)
    void takingBackRestoresEverything(@ForAll long seed) {
        Random random = new Random(seed);
        Position position = Positions.random(random, SIDE);
        Board board = Board.of(position, rules(random));
        List<String> states = new ArrayList<>();
        int[] moves = new int[position.outline().area()];
        for (int i = 0; i < 400; i++) {
            if (!states.isEmpty() && random.nextInt(3) == 0) {
                board.undo();
                assertEquals(states.remove(states.size() - 1), everything(board));
                continue;
            }
            states.add(everything(board));
            Colour colour = Positions.pick(random, Colour.values());
            int count = board.legalMoves(colour, moves);
            if (count == 0 || random.nextInt(15) == 0) {
                board.pass();
            } else {
                board.play(moves[random.nextInt(count)], colour);
            }
        }
        while (!states.isEmpty()) {
            board.undo();
            assertEquals(states.remove(states.size() - 1), everything(board));
        }
        assertEquals(0, board.depth());
    }

    @Property(tries = 200)
    void aBoardMadeOfASnapshotGoesOnTheSameWay(@ForAll long seed) {
        Random random = new Random(seed);
        Rules rules = rules(random);
        Board board = Board.of(Positions.random(random, SIDE), rules);
        int[] moves = new int[board.outline().area()];
        for (int i = 0; i < 40; i++) {
            int count = board.legalMoves(board.toMove(), moves);
            if (count == 0) {
                board.pass();
            } else {
                board.play(moves[random.nextInt(count)], board.toMove());
            }
            Board copy = Board.of(board.position(), rules);
            assertEquals(board.hash(), copy.hash());
            for (Colour colour : Colour.values()) {
                for (int point = 0; point < board.outline().area(); point++) {
                    assertEquals(board.isLegal(point, colour), copy.isLegal(point, colour));
                }
            }
        }
    }

    private static Rules rules(Random random) {
        return new Rules(Positions.pick(random, Rules.Suicide.values()), Positions.pick(random, Rules.Safety.values()));
    }

    private static void assertSame(NaiveBoard naive, Board board) {
        assertEquals(naive.key(), board(board));
        int[] buffer = new int[naive.stones.length];
        assertEquals(naive.captured, setOf(buffer, board.capturedStones(buffer)));
        assertEquals(naive.captured.size(), board.captured());
        for (int point = 0; point < naive.stones.length; point++) {
            if (board.at(point) != null) {
                assertEquals(naive.liberties(point), setOf(buffer, board.libertiesOf(point, buffer)));
                assertEquals(naive.liberties(point).size(), board.libertyCount(point));
                assertEquals(naive.block(point), setOf(buffer, board.stonesOf(point, buffer)));
                assertEquals(naive.block(point).size(), board.size(point));
                assertEquals(naive.isSafe(point), board.isSafe(point));
            }
            for (Colour colour : Colour.values()) {
                assertEquals(naive.isLegal(point, colour), board.isLegal(point, colour), colour + " at " + point);
            }
        }
    }

    /** The board as the naive one writes its key. */
    private static String board(Board board) {
        StringBuilder text = new StringBuilder();
        for (int point = 0; point < board.outline().area(); point++) {
            Colour colour = board.at(point);
            text.append(colour != null ? NaiveBoard.symbol(colour) : board.isEmpty(point) ? '.' : ' ');
        }
        return text.toString() + board.ko() + board.toMove();
    }

    private static String everything(Board board) {
        StringBuilder text = new StringBuilder(board(board));
        int[] buffer = new int[board.outline().area()];
        text.append(board.hash())
                .append(setOf(buffer, board.capturedStones(buffer)))
                .append(board.lastMove());
        for (int point = 0; point < buffer.length; point++) {
            if (board.at(point) != null) {
                text.append(board.roleAt(point))
                        .append(board.isSafe(point))
                        .append(board.libertyCount(point))
                        .append(setOf(buffer, board.libertiesOf(point, buffer)))
                        .append(setOf(buffer, board.stonesOf(point, buffer)));
            }
        }
        return text.toString();
    }

    private static Set<Integer> setOf(int[] buffer, int count) {
        Set<Integer> set = new TreeSet<>();
        IntStream.of(buffer).limit(count).forEach(set::add);
        assertEquals(count, set.size());
        return set;
    }
}
