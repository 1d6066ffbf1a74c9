package tedomari.eyes;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.function.ObjLongConsumer;
import org.jspecify.annotations.Nullable;
import tedomari.job.Job;
import tedomari.task.Progress;

/**
 * The evaluation of all eyes of a size. An item is a run of shapes, in the order of {@link Shapes}; its result is their blocks,
 * one after the other.
 */
public final class EyeJob implements Job {

    private static final long serialVersionUID = 1L;

    /** No item is to be more than a fraction of a per mille of a large job. */
    private static final int MOST_ITEMS = 8192;

    /** The solver of this thread that was last used. */
    private static final ThreadLocal<@Nullable ShapeSolver> SOLVER = new ThreadLocal<>();

    private final int size;
    private transient @Nullable Plan plan;
    private transient @Nullable ObjLongConsumer<Shape> clock;

    /** Which shapes belong to which item: computed from the size alone, so it is never sent. */
    @SuppressWarnings("ArrayRecordComponent") // read, never written to, and never compared
    private record Plan(Shapes shapes, int[] starts, long[] costs) {}

    public EyeJob(int size) {
        if (size < 1 || size > Shape.LARGEST) {
            throw new IllegalArgumentException("the size of an eye is 1 to " + Shape.LARGEST + ", not " + size);
        }
        this.size = size;
    }

    /** The same job, with someone to be told how many nanoseconds each shape took, on any thread. */
    EyeJob timedBy(ObjLongConsumer<Shape> listener) {
        EyeJob timed = new EyeJob(size);
        timed.clock = listener;
        return timed;
    }

    public int size() {
        return size;
    }

    @Override
    public String identity() {
        return "library of eyes, format " + Library.FORMAT + ", ruling II, " + Layers.MOST_THREATS + " threats, size "
                + size + ", " + items() + " items";
    }

    private synchronized Plan plan() {
        Plan made = plan;
        if (made == null) {
            made = makePlan(Shapes.ofSize(size));
            plan = made;
        }
        return made;
    }

    private static Plan makePlan(Shapes shapes) {
        long[] costs = new long[shapes.count()];
        long total = 0;
        for (int i = 0; i < costs.length; i++) {
            costs[i] = cost(shapes.get(i));
            total += costs[i];
        }
        long full = total / MOST_ITEMS;
        int[] starts = new int[costs.length + 1];
        long[] itemCosts = new long[costs.length];
        int items = 0;
        for (int i = 0; i < costs.length; items++) {
            starts[items] = i;
            do {
                itemCosts[items] += costs[i++];
            } while (i < costs.length && itemCosts[items] + costs[i] <= full);
        }
        starts[items] = costs.length;
        return new Plan(shapes, Arrays.copyOf(starts, items + 1), Arrays.copyOf(itemCosts, items));
    }

    /** Measured: a point that is not beside the wall nearly doubles the work, and near the edge more eyes are not alive. */
    private static long cost(Shape shape) {
        int inner = shape.size() - Integer.bitCount(shape.wall());
        int base = switch (shape.location()) {
            case CORNER -> 14;
            case EDGE -> 11;
            case CENTRE -> 9;
        };
        return base * (1L + (1L << inner));
    }

    @Override
    public int items() {
        return plan().costs.length;
    }

    @Override
    public long cost(int item) {
        return plan().costs[item];
    }

    @Override
    public byte[] work(int item) {
        Plan made = plan();
        ShapeSolver solver = solver();
        ByteArrayOutputStream blocks = new ByteArrayOutputStream();
        for (int i = made.starts[item]; i < made.starts[item + 1]; i++) {
            Progress.checkpoint();
            Shape shape = made.shapes.get(i);
            long start = System.nanoTime();
            blocks.writeBytes(solver.solve(shape));
            if (clock != null) {
                clock.accept(shape, System.nanoTime() - start);
            }
        }
        return blocks.toByteArray();
    }

    private ShapeSolver solver() {
        ShapeSolver solver = SOLVER.get();
        if (solver == null || solver.size() != size) {
            solver = new ShapeSolver(size, Ruling.II);
            SOLVER.set(solver);
        }
        return solver;
    }
}
