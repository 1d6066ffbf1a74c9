package tedomari.cli.verify;

import java.util.Timer;
import java.util.TimerTask;
import org.jspecify.annotations.Nullable;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.CtrlC;

/** Cancels a computation of a subcommand when its time is over or Ctrl-C is pressed, until it is closed. */
final class Alarm implements AutoCloseable {

    private final Timer clock = new Timer("alarm", true);
    private final CtrlC interrupt;

    private Alarm(Runnable action, @Nullable Integer seconds) {
        interrupt = CtrlC.calling(action);
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
        interrupt.close();
    }
}
