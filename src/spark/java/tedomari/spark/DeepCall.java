package tedomari.spark;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** A call on a thread with a deep stack: Spark's own threads have a shallow one, and some items go deep. */
final class DeepCall {

    private static final long STACK_BYTES = 256L << 20;

    private DeepCall() {}

    /**
     * The result of a call. If the caller is interrupted, so is the call, and the caller leaves when it has ended.
     *
     * @throws CancellationException if the caller was interrupted
     */
    static <V> V of(Callable<V> call) throws Exception {
        FutureTask<V> task = new FutureTask<>(call);
        Thread thread = new Thread(null, task, Thread.currentThread().getName() + ", deep", STACK_BYTES);
        thread.setContextClassLoader(Thread.currentThread().getContextClassLoader());
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get();
        } catch (InterruptedException e) {
            thread.interrupt();
            thread.join();
            Thread.currentThread().interrupt();
            throw new CancellationException("cancelled");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof Exception exception ? exception : e;
        }
    }
}
