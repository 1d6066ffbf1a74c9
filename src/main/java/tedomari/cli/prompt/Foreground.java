package tedomari.cli.prompt;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import tedomari.cgt.Memory;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.ProgressBar;
import tedomari.cli.shell.Settings;

/** Computations that the user waits for: Ctrl-C stops them, and a bar shows that they go on. */
final class Foreground {

    private final Screen screen;
    private final Settings settings;

    Foreground(Screen screen, Settings settings) {
        this.screen = screen;
        this.settings = settings;
    }

    /** @throws CancellationException if Ctrl-C stopped it */
    <V> V run(Callable<V> job) throws Exception {
        Computation<V> computation = Computation.start(job);
        try (Interrupt interrupt = Interrupt.calling(screen.terminal(), computation::cancel)) {
            if (settings.quiet() || screen.isDumb()) {
                return computation.await();
            }
            try (ProgressBar bar = ProgressBar.start(
                    screen.terminal().writer(), screen::width, settings.notation(), Foreground::gamesInUse)) {
                return computation.await();
            }
        }
    }

    private static String gamesInUse() {
        return "%,d games".formatted(Memory.report().get(0).entries());
    }
}
