package tedomari.cli;

import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/** What Ctrl-C does, until it is closed; then it does again what it did before. */
final class Interrupt implements AutoCloseable {

    private static final String NAME = "INT";

    private final Terminal terminal;
    private final SignalHandler before;
    private final boolean bare;
    private final @Nullable Object bareBefore;

    private Interrupt(Terminal terminal, Runnable action) {
        this.terminal = terminal;
        before = terminal.handle(Signal.INT, signal -> action.run());
        // jline does not listen to the signals of a dumb terminal, and the default action would end the program.
        bare = terminal.getType().startsWith(Terminal.TYPE_DUMB);
        bareBefore = bare ? Signals.register(NAME, action) : null;
    }

    static Interrupt calling(Terminal terminal, Runnable action) {
        return new Interrupt(terminal, action);
    }

    @Override
    public void close() {
        terminal.handle(Signal.INT, before);
        if (bare && bareBefore != null) {
            Signals.unregister(NAME, bareBefore);
        }
    }
}
