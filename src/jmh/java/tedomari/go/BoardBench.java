package tedomari.go;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** The inner loop of the searchers on half-full boards: a move made and taken back, and a look whether it is legal. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class BoardBench {

    private static final int MOVES = 64;

    @Param({"9", "19"})
    public int side;

    private Board board = Board.of(Position.empty(Outline.square(2)));
    private final int[] moves = new int[MOVES];

    @Setup
    public void fill() {
        Random random = new Random(20260103);
        board = Board.of(Position.empty(Outline.square(side)));
        int[] legal = new int[side * side];
        for (int i = 0; i < side * side / 2; i++) {
            int count = board.legalMoves(board.toMove(), legal);
            board.play(legal[random.nextInt(count)], board.toMove());
        }
        int count = board.legalMoves(board.toMove(), legal);
        for (int i = 0; i < MOVES; i++) {
            moves[i] = legal[random.nextInt(count)];
        }
    }

    @Benchmark
    @OperationsPerInvocation(MOVES)
    public void playAndUndo(Blackhole sink) {
        Colour player = board.toMove();
        for (int move : moves) {
            sink.consume(board.play(move, player));
            board.undo();
        }
    }

    @Benchmark
    @OperationsPerInvocation(MOVES)
    public void legality(Blackhole sink) {
        Colour player = board.toMove();
        for (int move : moves) {
            sink.consume(board.isLegal(move, player));
        }
    }
}
