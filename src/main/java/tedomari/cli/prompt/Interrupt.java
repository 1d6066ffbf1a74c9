package tedomari.cli.prompt;

import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;
import org.jspecify.annotations.Nullable;
import tedomari.cli.shell.CtrlC;

/** What Ctrl-C does, until it is closed; then it does again what it did before. */
final class Interrupt implements AutoCloseable {

    private final Terminal terminal;
    private final SignalHandler before;
    private final @Nullable CtrlC bare;

    private Interrupt(Terminal terminal, Runnable action) {
        this.terminal = terminal;
        before = terminal.handle(Signal.INT, signal -> action.run());
        // jline does not listen to the signals of a dumb terminal, and the default action would end the program.
        bare = terminal.getType().startsWith(Terminal.TYPE_DUMB) ? CtrlC.calling(action) : null;
    }

    static Interrupt calling(Terminal terminal, Runnable action) {
        return new Interrupt(terminal, action);
    }

    @Override
    public void close() {
        terminal.handle(Signal.INT, before);
        if (bare != null) {
            bare.close();
        }
    }
}
