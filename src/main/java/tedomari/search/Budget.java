package tedomari.search;

import java.util.function.BooleanSupplier;
import tedomari.task.Progress;

/** Counts the nodes of one search, and ends it when a limit is reached or the thread is interrupted. */
public final class Budget {

    /** A limit was reached. */
    public static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Exhausted(String reason) {
            super(reason, null, false, false);
        }
    }

    /** How many nodes pass between two looks at the clock. */
    private static final int STRIDE = 1 << 12;

    private final Limits limits;
    private final Progress progress;
    private final BooleanSupplier stopped;
    private final long start = System.nanoTime();
    private long nodes;

    public Budget(Limits limits, Progress progress) {
        this(limits, progress, () -> false);
    }

    /** @param stopped asked now and then; the search ends as at a limit when it is true */
    Budget(Limits limits, Progress progress, BooleanSupplier stopped) {
        this.limits = limits;
        this.progress = progress;
        this.stopped = stopped;
    }

    /** One node more. */
    public void spend() {
        if (nodes >= limits.nodes()) {
            throw new Exhausted("the limit of " + limits.nodes() + " nodes was reached");
        }
        if ((++nodes & STRIDE - 1) == 0) {
            Progress.checkpoint();
            progress.report("nodes searched", nodes, Progress.UNKNOWN);
            if (stopped.getAsBoolean()) {
                throw new Exhausted("it was stopped");
            }
            if (System.nanoTime() - start > limits.time().toNanos()) {
                throw new Exhausted("the limit of " + limits.time().toMillis() + " ms was reached");
            }
        }
    }

    public long nodes() {
        return nodes;
    }
}
