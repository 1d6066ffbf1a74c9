package tedomari.cgt;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Canonical form, ≤, sum and cooling, each from empty caches: the games are kept, the results forgotten. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = "-Xss512m")
public class GameBench {

    private final List<Game> games = Positions.hot(40, 3);
    private final List<Game> switches = Positions.switches(10);

    @Setup(Level.Invocation)
    public void forget() {
        Memory.clear();
    }

    /** The forms of the trees, rebuilt from their options. */
    @Benchmark
    public void canonicalForm(Blackhole sink) {
        for (Game game : games) {
            for (Game other : games) {
                sink.consume(Game.of(List.of(game, other), List.of(game.negate(), other.negate())));
            }
        }
    }

    @Benchmark
    public void order(Blackhole sink) {
        for (Game game : games) {
            for (Game other : games) {
                sink.consume(game.leq(other));
            }
        }
    }

    @Benchmark
    public Game sum() {
        return switches.stream().reduce(Values.ZERO, Game::plus);
    }

    @Benchmark
    public void cooling(Blackhole sink) {
        for (Game game : games) {
            sink.consume(Cooling.cool(game, Dyadic.TWO));
        }
    }
}
