package tedomari.job;

import java.io.IOException;

/** Runs a job somewhere. */
public interface Runner {

    /** Takes the results of a job, in the order of the items. */
    @FunctionalInterface
    interface Merge {
        void accept(int item, byte[] result) throws IOException;
    }

    /**
     * Works on all items and hands each result to the merge, on the calling thread, as soon as it and all before it are
     * there.
     *
     * @throws java.util.concurrent.CancellationException if the calling thread was interrupted
     */
    void run(Job job, Merge merge) throws IOException;

    /** Removes what was kept of a job for the next run, once its results are safe elsewhere. */
    void forget(Job job) throws IOException;
}
