package tedomari.cli.shell;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import tedomari.cgt.Notation;
import tedomari.task.Progress;

/**
 * A line at the bottom of the terminal that tells how far a computation is. It shows itself after half a second, and is gone
 * when it is closed.
 */
public final class ProgressBar implements Progress, AutoCloseable {

    private static final long PATIENCE_MILLIS = 500;
    private static final long TICK_MILLIS = 100;
    private static final int WIDEST_BAR = 30;
    private static final String ERASE = "\r\u001b[K";

    /** What was reported last. */
    private record State(String stage, long done, long total) {}

    private final PrintWriter out;
    private final IntSupplier width;
    private final Notation notation;
    private final Supplier<String> remark;
    private final long start = System.nanoTime();
    private volatile State state = new State("", 0, UNKNOWN);
    private boolean shown;
    private boolean closed;

    private ProgressBar(PrintWriter out, IntSupplier width, Notation notation, Supplier<String> remark) {
        this.out = out;
        this.width = width;
        this.notation = notation;
        this.remark = remark;
    }

    /**
     * A bar on a terminal that understands the usual escape sequences.
     *
     * @param remark what to say while nothing is reported
     */
    public static ProgressBar start(PrintWriter out, IntSupplier width, Notation notation, Supplier<String> remark) {
        ProgressBar bar = new ProgressBar(out, width, notation, remark);
        Thread thread = new Thread(bar::keepDrawing, "progress");
        thread.setDaemon(true);
        thread.start();
        return bar;
    }

    /** A bar on standard error for a subcommand, if someone is there to see it. */
    public static ProgressBar onStandardError(Settings settings) {
        PrintWriter errors = new PrintWriter(Standard.errors(), true, StandardCharsets.UTF_8);
        ProgressBar bar = new ProgressBar(errors, () -> 80, settings.notation(), () -> "");
        boolean seen = Settings.isInteractive() && !settings.quiet() && !"dumb".equals(System.getenv("TERM"));
        return seen ? start(errors, bar.width, bar.notation, bar.remark) : bar;
    }

    @Override
    public void report(String stage, long done, long total) {
        state = new State(stage, done, total);
    }

    private synchronized void keepDrawing() {
        try {
            while (!closed) {
                long millis = (System.nanoTime() - start) / 1_000_000;
                if (millis >= PATIENCE_MILLIS) {
                    draw(millis);
                }
                wait(shown ? TICK_MILLIS : PATIENCE_MILLIS - millis);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void draw(long millis) {
        try {
            out.print(ERASE + line(millis, width.getAsInt() - 1));
            out.flush();
        } catch (OutOfMemoryError e) {
            // The computation has taken it all, and will say so itself; the line waits until there is room again.
        }
        shown = true;
    }

    /** The line after some time, at most {@code room} characters long. */
    String line(long millis, int room) {
        State now = state;
        boolean unicode = notation == Notation.UNICODE;
        String dot = unicode ? " · " : " - ";
        String seconds = String.format(Locale.ROOT, "%.1f s", millis / 1000.0);
        String text;
        if (now.total > 0) {
            String numbers = String.format(Locale.ROOT, " %,d of %,d", now.done, now.total) + left(now, millis, dot);
            String head = seconds + dot + now.stage + " ";
            text = head + bar(now, Math.min(WIDEST_BAR, room - head.length() - numbers.length() - 2)) + numbers;
        } else {
            String frames = unicode ? "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏" : "|/-\\";
            char frame = frames.charAt((int) (millis / TICK_MILLIS % frames.length()));
            String count = now.done > 0 ? String.format(Locale.ROOT, " %,d", now.done) : "";
            String what = now.stage.isEmpty() ? remark.get() : now.stage + count;
            text = frame + " " + seconds + (what.isEmpty() ? "" : dot + what);
        }
        return text.length() > room ? text.substring(0, Math.max(0, room)) : text;
    }

    /** How long it will take at the pace so far; nothing while that is a guess. */
    private static String left(State now, long millis, String dot) {
        if (now.done <= 0 || millis < 2000) {
            return "";
        }
        long seconds = Math.round(millis / 1000.0 / now.done * Math.max(0, now.total - now.done));
        return dot + (seconds < 120 ? seconds + " s" : seconds / 60 + " min") + " left";
    }

    private String bar(State now, int cells) {
        if (cells < 3) {
            return "";
        }
        int full = (int) Math.min(cells, cells * now.done / now.total);
        return notation == Notation.UNICODE
                ? "▕" + "█".repeat(full) + " ".repeat(cells - full) + "▏"
                : "[" + "#".repeat(full) + " ".repeat(cells - full) + "]";
    }

    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
        if (shown) {
            out.print(ERASE);
            out.flush();
        }
    }
}
