package tedomari.task;

import java.util.concurrent.CancellationException;

/** A listener to a long computation. It may be called from several threads at once, and often. */
@FunctionalInterface
public interface Progress {

    /** The total of a computation that does not know its end. */
    long UNKNOWN = -1;

    /** A listener that does not care. */
    Progress SILENT = (stage, done, total) -> {};

    /**
     * Takes note of how far the computation is.
     *
     * @param stage what is being done, in a few words a user understands
     * @param done how many of the items are done
     * @param total how many there are, or {@link #UNKNOWN}
     */
    void report(String stage, long done, long total);

    /**
     * The place where a computation lets itself be stopped: every loop that can run for long passes here.
     *
     * @throws CancellationException if the thread was interrupted; the interrupt stays set
     */
    static void checkpoint() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("cancelled");
        }
    }
}
