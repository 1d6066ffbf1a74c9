package tedomari.spark;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import scala.reflect.ClassTag;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;
import tedomari.job.Job;
import tedomari.job.Runner.Merge;
import tedomari.task.Progress;

/** One run of one job on Spark: a thread waits for the tasks, the caller merges what they have written. */
final class Submission {

    private static final Logger LOG = LoggerFactory.getLogger(Submission.class);

    /** Many times more tasks than cores, so that the last ones are a small part of the whole. */
    private static final int TASKS_PER_CORE = 64;

    private static final int FEWEST_TASKS = 512;

    private final JavaSparkContext spark;
    private final Job job;
    private final Parts parts;
    private final String stage;
    private final Progress progress;
    private final List<int[]> batches;
    private final long total;
    private final BitSet there = new BitSet();
    private final long start = System.nanoTime();
    private long done;
    private long worked;
    private long longest;
    private @Nullable Exception failure;

    Submission(JavaSparkContext spark, Job job, Parts parts, String stage, Progress progress) {
        this.spark = spark;
        this.job = job;
        this.parts = parts;
        this.stage = stage;
        this.progress = progress;
        batches = Batches.of(job, Math.max(FEWEST_TASKS, TASKS_PER_CORE * spark.defaultParallelism()))
                .batches();
        total = IntStream.range(0, job.items()).mapToLong(job::cost).sum();
    }

    void mergeAll(Merge merge) throws IOException {
        Thread submitter = new Thread(this::submit, "spark-submission");
        submitter.setDaemon(true);
        submitter.start();
        for (int item = 0; item < job.items(); item++) {
            Progress.checkpoint();
            merge.accept(item, await(item));
        }
        LOG.info(summary());
    }

    private void submit() {
        try {
            if (!batches.isEmpty()) {
                // So that cancelling the job interrupts its tasks.
                spark.setJobGroup(stage, stage, true);
                RDD<int[]> partitions =
                        spark.parallelize(batches, batches.size()).rdd();
                spark.sc()
                        .runJob(
                                partitions,
                                new Batch(spark.broadcast(new Batch.Shared(job, parts))),
                                new AbstractFunction2<Object, Batch.Worked, BoxedUnit>() {
                                    @Override
                                    public BoxedUnit apply(Object partition, Batch.Worked result) {
                                        keep(result);
                                        return BoxedUnit.UNIT;
                                    }
                                },
                                ClassTag.apply(Batch.Worked.class));
            }
        } catch (Throwable e) {
            fail(Failure.of("Spark gave up", e));
        }
    }

    private synchronized void keep(Batch.Worked result) {
        if (result.failure() != null) {
            fail(result.failure());
            return;
        }
        for (int item : result.items()) {
            there.set(item);
            done += job.cost(item);
        }
        worked += result.nanos();
        longest = Math.max(longest, result.nanos());
        progress.report(stage, done, total);
        notifyAll();
    }

    private synchronized void fail(Exception cause) {
        if (failure == null) {
            failure = cause;
        }
        notifyAll();
    }

    private byte[] await(int item) throws IOException {
        awaitPart(item);
        // A part that was lost or damaged since it was written is worked on here: the bytes are the same.
        Optional<byte[]> part = parts.read(item);
        return part.isPresent() ? part.get() : job.work(item);
    }

    private synchronized void awaitPart(int item) throws IOException {
        try {
            while (!there.get(item)) {
                if (failure instanceof RuntimeException exception) {
                    throw exception;
                }
                if (failure != null) {
                    throw new IOException(failure.getMessage(), failure);
                }
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("cancelled");
        }
    }

    /** What the run was like; the longest task tells how much of the time may be spent on waiting for a straggler. */
    private synchronized String summary() {
        double seconds = (System.nanoTime() - start) / 1e9;
        return String.format(
                Locale.ROOT,
                "%,d items in %,d tasks, %.1f s of work in %.1f s; the longest task took %.2f s, %.1f %% of the whole",
                job.items(),
                batches.size(),
                worked / 1e9,
                seconds,
                longest / 1e9,
                100 * longest / 1e9 / seconds);
    }
}
