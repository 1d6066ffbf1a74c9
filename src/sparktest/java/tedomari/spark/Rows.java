package tedomari.spark;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import tedomari.job.Job;
import tedomari.task.Progress;

/**
 * Item n gives n bytes of the value n.
 *
 * @param bad an item that fails, or -1
 * @param millis how long an item takes, at least
 */
record Rows(int items, int bad, long millis) implements Job {

    /** The items that this process worked on. */
    static final AtomicInteger WORKED = new AtomicInteger();

    private static final long serialVersionUID = 1;

    @Override
    public String identity() {
        return "rows of " + items;
    }

    @Override
    public long cost(int item) {
        return 1 + item % 7;
    }

    @Override
    public byte[] work(int item) {
        if (item == bad) {
            throw new IllegalArgumentException("item " + item + " is bad");
        }
        long end = System.nanoTime() + millis * 1_000_000;
        while (System.nanoTime() < end) {
            Progress.checkpoint();
            Thread.onSpinWait();
        }
        WORKED.incrementAndGet();
        byte[] row = new byte[item];
        Arrays.fill(row, (byte) item);
        return row;
    }
}
