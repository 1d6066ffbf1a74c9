package tedomari.cli;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/** Cancels a computation of a subcommand when its time is over or Ctrl-C is pressed, until it is closed. */
final class Alarm implements AutoCloseable {

    private static final String NAME = "INT";

    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "alarm");
        thread.setDaemon(true);
        return thread;
    });
    private final @Nullable Object before;

    private Alarm(Runnable action, @Nullable Integer seconds) {
        before = Signals.register(NAME, action);
        if (seconds != null) {
            clock.schedule(action, seconds, TimeUnit.SECONDS);
        }
    }

    /** @param seconds how long it may take, or null */
    static Alarm cancelling(Computation<?> computation, @Nullable Integer seconds) {
        return new Alarm(computation::cancel, seconds);
    }

    @Override
    public void close() {
        clock.shutdownNow();
        if (before != null) {
            Signals.unregister(NAME, before);
        }
    }
}
