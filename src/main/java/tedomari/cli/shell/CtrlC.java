package tedomari.cli.shell;

import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/** What Ctrl-C does to the process, until it is closed; then it does again what it did before. */
public final class CtrlC implements AutoCloseable {

    private static final String NAME = "INT";

    private final @Nullable Object before;

    private CtrlC(Runnable action) {
        before = Signals.register(NAME, action);
    }

    public static CtrlC calling(Runnable action) {
        return new CtrlC(action);
    }

    @Override
    public void close() {
        if (before != null) {
            Signals.unregister(NAME, before);
        }
    }
}
