package tedomari.cli;

import java.util.Timer;
import java.util.TimerTask;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/** Cancels a computation of a subcommand when its time is over or Ctrl-C is pressed, until it is closed. */
final class Alarm implements AutoCloseable {

    private static final String NAME = "INT";

    private final Timer clock = new Timer("alarm", true);
    private final @Nullable Object before;

    private Alarm(Runnable action, @Nullable Integer seconds) {
        before = Signals.register(NAME, action);
        if (seconds != null) {
            clock.schedule(
                    new TimerTask() {
                        @Override
                        public void run() {
                            action.run();
                        }
                    },
                    seconds * 1000L);
        }
    }

    /** @param seconds how long it may take, or null */
    static Alarm cancelling(Computation<?> computation, @Nullable Integer seconds) {
        return new Alarm(computation::cancel, seconds);
    }

    @Override
    public void close() {
        clock.cancel();
        if (before != null) {
            Signals.unregister(NAME, before);
        }
    }
}
