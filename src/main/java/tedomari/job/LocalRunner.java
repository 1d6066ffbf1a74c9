package tedomari.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tedomari.task.Progress;

/**
 * Runs a job on threads of this machine.
 *
 * @param threads how many items are worked on at a time
 * @param checkpoint where to keep what is done, so that the next run goes on from there; null for memory only
 * @param stage what the job does, in words for the progress
 */
public record LocalRunner(int threads, @Nullable Path checkpoint, String stage, Progress progress) implements Runner {

    /** Some items go deep. */
    private static final long STACK_BYTES = 256L << 20;

    public LocalRunner {
        if (threads < 1) {
            throw new IllegalArgumentException("a job needs at least one thread, not " + threads);
        }
    }

    /** On all cores. */
    public static LocalRunner onAllCores(@Nullable Path checkpoint, String stage, Progress progress) {
        return new LocalRunner(Runtime.getRuntime().availableProcessors(), checkpoint, stage, progress);
    }

    @Override
    public void run(Job job, Merge merge) throws IOException {
        try (Results results = checkpoint == null ? Results.inMemory(job.items()) : Checkpoint.open(checkpoint, job)) {
            new Run(job, results).mergeAll(merge);
        }
    }

    @Override
    public void forget(Job job) throws IOException {
        if (checkpoint != null) {
            Files.deleteIfExists(checkpoint);
        }
    }

    /** One run of one job. */
    private final class Run {

        private final Job job;
        private final Results results;
        private final int[] open;
        private final long total;
        private long done;
        private int next;
        private @Nullable Throwable failure;

        Run(Job job, Results results) {
            this.job = job;
            this.results = results;
            open = IntStream.range(0, job.items())
                    .filter(item -> !results.has(item))
                    .boxed()
                    .sorted(Comparator.comparingLong(item -> -job.cost(item)))
                    .mapToInt(Integer::intValue)
                    .toArray();
            total = IntStream.range(0, job.items()).mapToLong(job::cost).sum();
            done = total - IntStream.of(open).mapToLong(job::cost).sum();
        }

        void mergeAll(Merge merge) throws IOException {
            List<Thread> workers = new ArrayList<>();
            for (int i = 0; i < Math.min(threads, open.length); i++) {
                Thread worker = new Thread(null, this::work, "job-" + i, STACK_BYTES);
                worker.setDaemon(true);
                worker.start();
                workers.add(worker);
            }
            try {
                for (int item = 0; item < job.items(); item++) {
                    Progress.checkpoint();
                    merge.accept(item, await(item));
                }
            } finally {
                workers.forEach(Thread::interrupt);
                join(workers);
            }
        }

        /** The workers write to the results, so nobody leaves before they have ended. */
        private void join(List<Thread> workers) {
            boolean interrupted = false;
            for (Thread worker : workers) {
                while (worker.isAlive()) {
                    try {
                        worker.join();
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        private synchronized byte[] await(int item) throws IOException {
            try {
                while (!results.has(item)) {
                    if (failure != null) {
                        throw failed(failure);
                    }
                    wait();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CancellationException("cancelled");
            }
            return results.take(item);
        }

        private IOException failed(Throwable cause) {
            if (cause instanceof Error error) {
                throw error;
            }
            if (cause instanceof RuntimeException exception) {
                throw exception;
            }
            return cause instanceof IOException exception ? exception : new IOException(cause);
        }

        private void work() {
            try {
                for (int item = claim(); item >= 0; item = claim()) {
                    keep(item, job.work(item));
                }
            } catch (Throwable e) {
                fail(e);
            }
        }

        private synchronized int claim() {
            return failure == null
                            && next < open.length
                            && !Thread.currentThread().isInterrupted()
                    ? open[next++]
                    : -1;
        }

        private synchronized void keep(int item, byte[] result) throws IOException {
            results.put(item, result);
            done += job.cost(item);
            progress.report(stage, done, total);
            notifyAll();
        }

        private synchronized void fail(Throwable cause) {
            if (failure == null) {
                failure = cause;
            }
            notifyAll();
        }
    }
}
