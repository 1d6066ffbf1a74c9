package tedomari.eyes;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ObjLongConsumer;

/** Measures a build while it runs, on all its threads. */
final class Stopwatch implements ObjLongConsumer<Shape> {

    private final long start = System.nanoTime();
    private final AtomicLong longest = new AtomicLong();
    private final AtomicLong shapes = new AtomicLong();

    @Override
    public void accept(Shape shape, long nanos) {
        longest.accumulateAndGet(nanos, Math::max);
        shapes.incrementAndGet();
    }

    Timing timing(int size) {
        return new Timing(size, shapes.get(), (System.nanoTime() - start) / 1e9, longest.get() / 1e9);
    }
}
