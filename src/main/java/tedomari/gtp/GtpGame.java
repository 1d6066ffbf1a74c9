package tedomari.gtp;

import java.time.Duration;
import java.util.Arrays;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;

/**
 * The game that a session is about. A move is kept as one number, and taking one back plays the others again from the start,
 * so the longest session stays small.
 */
final class GtpGame {

    private Position start = Position.empty(Outline.square(19));
    private int[] moves = new int[256];
    private int count;
    private Board board = Board.of(start);
    private final int[] captured = new int[2];
    private double komi;
    private Duration limit = Duration.ofSeconds(10);
    private Duration clock = Duration.ofDays(1);

    Position position() {
        return board.position();
    }

    Outline outline() {
        return start.outline();
    }

    Board board() {
        return board;
    }

    double komi() {
        return komi;
    }

    void setKomi(double points) {
        komi = points;
    }

    /** How long an analysis may take: the limit that was set, or less if the clock of the game says so. */
    Duration limit() {
        return clock.compareTo(limit) < 0 ? clock : limit;
    }

    /** What the clock of the game leaves for one analysis. */
    void setClock(Duration share) {
        clock = share;
    }

    void setLimit(Duration time) {
        limit = time;
    }

    /** How many enemy stones a player has captured. */
    int captured(Colour colour) {
        return captured[side(colour)];
    }

    private static int side(Colour colour) {
        return colour == Colour.BLACK ? 0 : 1;
    }

    /** Begins a new game at a position. */
    void setUp(Position position) {
        start = position;
        clock = Duration.ofDays(1);
        moves = new int[256];
        count = 0;
        rewind();
    }

    private void rewind() {
        board = Board.of(start);
        Arrays.fill(captured, 0);
    }

    /** @throws GtpException if the move is not legal */
    void play(Colour colour, int point) {
        if (point != Board.NONE && !board.isLegal(point, colour)) {
            throw new GtpException("illegal move");
        }
        if (count == moves.length) {
            moves = Arrays.copyOf(moves, 2 * count);
        }
        moves[count++] = point << 1 | side(colour);
        advance(colour, point);
    }

    private void advance(Colour colour, int point) {
        // A pass out of turn is that of the player who is named.
        Board next = board.toMove() == colour || point != Board.NONE
                ? board
                : Board.of(board.position().withToMove(colour));
        if (point == Board.NONE) {
            next.pass();
        } else {
            captured[side(colour)] += next.play(point, colour);
        }
        // The frames of the board would grow with the game.
        board = next.depth() < 1000 ? next : Board.of(next.position());
    }

    /** @throws GtpException if there are fewer moves */
    void undo(int times) {
        if (times > count) {
            throw new GtpException("cannot undo");
        }
        count -= times;
        rewind();
        for (int i = 0; i < count; i++) {
            advance((moves[i] & 1) == 0 ? Colour.BLACK : Colour.WHITE, moves[i] >> 1);
        }
    }

    boolean isEmpty() {
        Position now = position();
        return now.black().isEmpty() && now.white().isEmpty();
    }

    /** Stones that have not been played, before any move. */
    void place(PointSet stones, Colour colour) {
        Position position = position();
        for (int stone : stones.toArray()) {
            position = position.with(stone, colour);
        }
        setUp(position.withToMove(colour.opponent()));
    }
}
