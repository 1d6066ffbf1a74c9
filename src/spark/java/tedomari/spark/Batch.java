package tedomari.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.concurrent.CancellationException;
import org.apache.spark.broadcast.Broadcast;
import org.jspecify.annotations.Nullable;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;
import tedomari.job.Job;

/** What a task does: it works on the items of a batch whose parts are not there yet. It may be done again, or twice at a time. */
final class Batch extends AbstractFunction1<Iterator<int[]>, Batch.Worked> implements Serializable {

    private static final long serialVersionUID = 1;

    /**
     * What a task tells the driver.
     *
     * @param items the items whose parts are there now
     * @param nanos how long it took
     * @param failure why the job cannot go on: an item that fails here fails everywhere, so there is no sense in trying again
     */
    @SuppressWarnings("ArrayRecordComponent") // It is sent, and never compared.
    record Worked(int[] items, long nanos, @Nullable RuntimeException failure) implements Serializable {}

    /** What all tasks share: it is read once on each machine, not once for each task. */
    record Shared(Job job, Parts parts) implements Serializable {}

    private final Broadcast<Shared> shared;

    Batch(Broadcast<Shared> shared) {
        this.shared = shared;
    }

    @Override
    public Worked apply(Iterator<int[]> partition) {
        long start = System.nanoTime();
        int[] items = partition.next();
        RuntimeException failure = null;
        try {
            DeepCall.of(() -> work(items));
        } catch (CancellationException e) {
            throw e;
        } catch (ItemException e) {
            failure = e.failure();
        } catch (Exception e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
        return new Worked(items, System.nanoTime() - start, failure);
    }

    private boolean work(int[] items) throws IOException, ItemException {
        Parts parts = shared.value().parts();
        for (int item : items) {
            if (parts.read(item).isEmpty()) {
                parts.write(item, work(item));
            }
        }
        return true;
    }

    private byte[] work(int item) throws ItemException {
        try {
            return shared.value().job().work(item);
        } catch (CancellationException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new ItemException(e);
        }
    }

    /** An item failed, and not the machine. */
    private static final class ItemException extends Exception {

        private static final long serialVersionUID = 1;
        private final RuntimeException failure;

        ItemException(RuntimeException failure) {
            super(failure);
            this.failure = failure;
        }

        RuntimeException failure() {
            return failure;
        }
    }
}
