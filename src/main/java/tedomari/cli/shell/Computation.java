package tedomari.cli.shell;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** A computation on a thread of its own, with a stack deep enough for deep games. */
public final class Computation<V> {

    private static final long STACK_BYTES = 512L << 20;

    private final FutureTask<V> task;
    private final Thread thread;

    private Computation(Callable<V> job) {
        task = new FutureTask<>(job);
        thread = new Thread(null, task, "computation", STACK_BYTES);
        thread.setDaemon(true);
    }

    public static <V> Computation<V> start(Callable<V> job) {
        Computation<V> computation = new Computation<>(job);
        computation.thread.start();
        return computation;
    }

    /** Interrupts the computation; it ends at its next checkpoint. */
    public void cancel() {
        thread.interrupt();
    }

    /**
     * Waits for the result.
     *
     * @throws CancellationException if it was cancelled
     */
    public V await() throws Exception {
        try {
            return task.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Exception cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw e;
        }
    }
}
