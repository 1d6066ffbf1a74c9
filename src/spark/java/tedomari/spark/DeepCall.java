package tedomari.spark;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;

/**
 * A call on a thread with a deep stack: Spark's own threads have a shallow one, and some items go deep. The threads are used
 * again, so that what an item keeps for its thread serves the next one.
 */
final class DeepCall {

    private static final long STACK_BYTES = 256L << 20;

    private static final ExecutorService THREADS = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(null, work, "job", STACK_BYTES);
        thread.setContextClassLoader(DeepCall.class.getClassLoader());
        thread.setDaemon(true);
        return thread;
    });

    private DeepCall() {}

    /**
     * The result of a call. If the caller is interrupted, so is the call, and the caller leaves when it has ended.
     *
     * @throws CancellationException if the caller was interrupted
     */
    static <V> V of(Callable<V> call) throws Exception {
        Semaphore running = new Semaphore(1);
        Future<V> result = THREADS.submit(() -> {
            running.acquire();
            try {
                return call.call();
            } finally {
                running.release();
            }
        });
        try {
            return result.get();
        } catch (InterruptedException e) {
            result.cancel(true);
            running.acquireUninterruptibly();
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
