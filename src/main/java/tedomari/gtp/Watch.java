package tedomari.gtp;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Stops a command that runs longer than it may, by interrupting its thread. */
final class Watch {

    /** Searches look at the clock themselves and say more than a watch can. */
    private static final Duration GRACE = Duration.ofSeconds(1);

    private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, work -> {
        Thread thread = new Thread(work, "watch");
        thread.setDaemon(true);
        return thread;
    });

    private @Nullable Thread worker;
    private @Nullable Future<?> alarm;
    private long running;
    private long unwanted;

    Watch() {
        clock.setRemoveOnCancelPolicy(true);
    }

    /** The command on that line of the input begins on this thread. */
    synchronized void begin(long line, Duration limit) {
        worker = Thread.currentThread();
        running = line;
        if (isInterrupted()) {
            ring();
        }
        alarm = clock.schedule(this::ring, limit.plus(GRACE).toMillis(), TimeUnit.MILLISECONDS);
    }

    /** The command has ended; an interrupt that comes late is forgotten. */
    synchronized void end() {
        worker = null;
        if (alarm != null) {
            alarm.cancel(false);
        }
        Thread.interrupted();
    }

    private synchronized void ring() {
        if (worker != null) {
            worker.interrupt();
        }
    }

    /** The user does not want to wait for commands before that line, be it that they run or wait themselves. */
    synchronized void interrupt(long line) {
        unwanted = line;
        if (isInterrupted()) {
            ring();
        }
    }

    synchronized boolean isInterrupted() {
        return running < unwanted;
    }

    void close() {
        clock.shutdownNow();
    }
}
