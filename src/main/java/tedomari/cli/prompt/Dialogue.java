package tedomari.cli.prompt;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jline.utils.AttributedString;
import tedomari.cgt.GameException;
import tedomari.cgt.Notation;
import tedomari.cli.shell.Settings;
import tedomari.cli.text.Utf8;
import tedomari.lang.LangException;
import tedomari.lang.Result;
import tedomari.lang.Session;
import tedomari.lang.Source;
import tedomari.lang.Statements;

/** A session that answers on a screen. */
final class Dialogue {

    private final Session session = new Session();
    private final Screen screen;
    private final Foreground foreground;
    private Notation notation;

    Dialogue(Screen screen, Settings settings) {
        this.screen = screen;
        this.foreground = new Foreground(screen, settings);
        this.notation = settings.notation();
    }

    Session session() {
        return session;
    }

    Screen screen() {
        return screen;
    }

    Foreground foreground() {
        return foreground;
    }

    Notation notation() {
        return notation;
    }

    void write(Notation other) {
        notation = other;
    }

    /** What came of a source: lines to show, how long it took, and whether Ctrl-C stopped it. */
    private record Answer(List<AttributedString> lines, long cpuNanos, long nanos, boolean cancelled) {}

    /**
     * Evaluates a source and shows its results, or what is wrong with it.
     *
     * @throws CancellationException if Ctrl-C stopped it
     */
    void evaluate(Source source) throws Exception {
        show(answer(source, () -> 0));
    }

    /** Evaluates and says how long it took. */
    void time(Source source) throws Exception {
        Answer answer = answer(source, ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
        String times = "%.3f s of CPU, %.3f s in all".formatted(answer.cpuNanos / 1e9, answer.nanos / 1e9);
        screen.line(Palette.of(times, Palette.DIM));
        show(answer);
    }

    /** @param clock the time that the current thread has worked, in nanoseconds */
    private Answer answer(Source source, LongSupplier clock) throws Exception {
        List<AttributedString> lines = new ArrayList<>();
        Rendering rendering = new Rendering(notation, screen.width());
        AtomicLong cpu = new AtomicLong();
        long start = System.nanoTime();
        boolean cancelled = false;
        try {
            foreground.run(() -> {
                try {
                    session.run(source, result -> lines.addAll(render(rendering, result, source)));
                } finally {
                    cpu.set(clock.getAsLong());
                }
                return lines;
            });
        } catch (LangException e) {
            lines.addAll(lines(Complaint.of(e)));
        } catch (CancellationException e) {
            cancelled = true;
        }
        return new Answer(lines, cpu.get(), System.nanoTime() - start, cancelled);
    }

    private void show(Answer answer) {
        screen.show(answer.lines);
        if (answer.cancelled) {
            throw new CancellationException("cancelled");
        }
    }

    private List<AttributedString> render(Rendering rendering, Result result, Source source) {
        try {
            return rendering.lines(result);
        } catch (GameException e) {
            return lines(new Complaint(source, result.start(), e.sentence()));
        }
    }

    private List<AttributedString> lines(Complaint complaint) {
        boolean typed = complaint.source().name().isEmpty();
        return complaint.lines(screen.width(), typed ? Prompt.INDENT : "");
    }

    /** Runs a script as if it were typed; an error does not end it. */
    void load(Path file) throws Exception {
        Utf8 text = Utf8.of(read(file));
        if (!text.isValid()) {
            screen.line(Palette.of(file + ":" + text.line() + ":" + text.column(), Palette.DIM));
            screen.line(text.excerpt());
            screen.line(Complaint.line("byte " + text.badByte() + " is not valid UTF-8"));
            return;
        }
        for (Source statement : Statements.split(Source.of(file.toString(), text.text(), 1))) {
            evaluate(statement);
        }
    }

    private static byte[] read(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a folder");
        }
        return Files.readAllBytes(file);
    }
}
