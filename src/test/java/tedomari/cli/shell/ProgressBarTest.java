package tedomari.cli.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tedomari.cgt.Notation;
import tedomari.task.Progress;

final class ProgressBarTest {

    private final StringWriter out = new StringWriter();

    private ProgressBar bar(Notation notation) {
        return ProgressBar.start(new PrintWriter(out), () -> 80, notation, () -> "7 games");
    }

    @Test
    void aShortComputationShowsNothing() {
        bar(Notation.ASCII).close();
        assertEquals("", out.toString());
    }

    @Test
    void withoutReportsItTellsTheTimeAndTheRemark() {
        try (ProgressBar bar = bar(Notation.ASCII)) {
            assertEquals("| 3.2 s - 7 games", bar.line(3_200, 79));
            bar.report("positions", 1_234_567, Progress.UNKNOWN);
            assertEquals("/ 0.1 s - positions 1,234,567", bar.line(100, 79));
        }
    }

    @Test
    void withATotalItIsABar() {
        try (ProgressBar bar = bar(Notation.UNICODE)) {
            bar.report("eyes", 500, 1_000);
            assertEquals("1.0 s · eyes ▕█████     ▏ 500 of 1,000", bar.line(1_000, 38));
            assertEquals("1.0 s · eyes  500 of 1,000", bar.line(1_000, 28));
        }
    }

    @Test
    void itNeverExceedsTheWindow() {
        try (ProgressBar bar = bar(Notation.UNICODE)) {
            bar.report("a stage with a long name", 500, 1_000);
            for (int room = 0; room < 80; room++) {
                assertTrue(bar.line(1_000, room).length() <= room);
            }
        }
    }

    @Test
    void itGoesOnWhenThereWasNoMemoryForALine() throws InterruptedException {
        AtomicBoolean isFull = new AtomicBoolean(true);
        Supplier<String> remark = () -> {
            if (isFull.getAndSet(false)) {
                throw new OutOfMemoryError("as if a computation had taken it all");
            }
            return "7 games";
        };
        try (ProgressBar bar = ProgressBar.start(new PrintWriter(out), () -> 80, Notation.ASCII, remark)) {
            Thread.sleep(1_200);
        }
        assertTrue(out.toString().contains("7 games"));
    }

    @Test
    void itIsErasedInTheEnd() throws InterruptedException {
        try (ProgressBar bar = bar(Notation.ASCII)) {
            Thread.sleep(800);
        }
        assertTrue(out.toString().contains("7 games"));
        assertTrue(out.toString().endsWith("\r\u001b[K"));
    }
}
