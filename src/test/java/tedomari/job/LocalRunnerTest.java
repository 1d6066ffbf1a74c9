package tedomari.job;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.task.Progress;

final class LocalRunnerTest {

    /** Item n gives n bytes of the value n, and fails if it is the bad one. */
    private record Rows(int items, int bad) implements Job {

        private static final AtomicInteger WORKED = new AtomicInteger();
        private static final long serialVersionUID = 1;

        @Override
        public String identity() {
            return "rows of " + items;
        }

        @Override
        public long cost(int item) {
            return 1L + item % 7;
        }

        @Override
        public byte[] work(int item) {
            Progress.checkpoint();
            if (item == bad) {
                throw new IllegalArgumentException("item " + item + " is bad");
            }
            WORKED.incrementAndGet();
            byte[] row = new byte[item];
            java.util.Arrays.fill(row, (byte) item);
            return row;
        }
    }

    @TempDir
    Path folder = Path.of("");

    private static byte[] run(Job job, int threads, @Nullable Path checkpoint) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new LocalRunner(threads, checkpoint, "rows", Progress.SILENT)
                .run(job, (item, result) -> out.write(result, 0, result.length));
        return out.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void theResultsComeInTheOrderOfTheItemsOnAnyNumberOfThreads(int threads) throws IOException {
        assertArrayEquals(
                run(new Rows(50, -1), 1, null), run(new Rows(50, -1), threads, folder.resolve("c" + threads)));
    }

    @Test
    void whatIsDoneIsNotDoneAgain() throws IOException {
        Path checkpoint = folder.resolve("checkpoint");
        byte[] first = run(new Rows(40, -1), 2, checkpoint);
        int before = Rows.WORKED.get();
        assertArrayEquals(first, run(new Rows(40, -1), 2, checkpoint));
        assertEquals(before, Rows.WORKED.get());
    }

    @Test
    void aCheckpointCutOffAnywhereGivesTheSameResult() throws IOException {
        Path whole = folder.resolve("whole");
        byte[] expected = run(new Rows(12, -1), 1, whole);
        byte[] bytes = Files.readAllBytes(whole);
        for (int length = 0; length <= bytes.length; length++) {
            Path cut = folder.resolve("cut");
            Files.write(cut, java.util.Arrays.copyOf(bytes, length));
            assertArrayEquals(expected, run(new Rows(12, -1), 2, cut), "cut off after " + length + " bytes");
        }
    }

    @Test
    void aDamagedByteCostsWorkButNeverAWrongResult() throws IOException {
        Path whole = folder.resolve("whole");
        byte[] expected = run(new Rows(12, -1), 1, whole);
        byte[] bytes = Files.readAllBytes(whole);
        int head = 12 + "rows of 12".length();
        for (int place = head; place < bytes.length; place++) {
            byte[] damaged = bytes.clone();
            damaged[place] ^= 0x10;
            Path file = folder.resolve("damaged");
            Files.write(file, damaged);
            assertArrayEquals(expected, run(new Rows(12, -1), 1, file), "byte " + place);
        }
    }

    @Test
    void aCheckpointOfAnotherJobAndAFileOfSomeoneElseAreLeftAlone() throws IOException {
        Path checkpoint = folder.resolve("checkpoint");
        run(new Rows(12, -1), 1, checkpoint);
        byte[] before = Files.readAllBytes(checkpoint);
        IOException other = assertThrows(IOException.class, () -> run(new Rows(13, -1), 1, checkpoint));
        assertTrue(String.valueOf(other.getMessage()).contains("not a checkpoint of this job"));
        assertArrayEquals(before, Files.readAllBytes(checkpoint));
        for (String content : List.of("a letter", "a letter that is somewhat longer than the first frame")) {
            Path letter = Files.writeString(folder.resolve("letter"), content);
            assertThrows(IOException.class, () -> run(new Rows(12, -1), 1, letter));
            assertEquals(content, Files.readString(letter));
        }
    }

    @Test
    void aJobThatFailsSaysWhyAndKeepsWhatWasDone() throws IOException {
        Path checkpoint = folder.resolve("checkpoint");
        Exception failure = assertThrows(IllegalArgumentException.class, () -> run(new Rows(20, 3), 2, checkpoint));
        assertEquals("item 3 is bad", failure.getMessage());
        assertArrayEquals(run(new Rows(20, -1), 1, null), run(new Rows(20, -1), 1, checkpoint));
    }

    @Test
    void anInterruptStopsTheRunAndTheNextOneGoesOn() throws IOException {
        Path checkpoint = folder.resolve("checkpoint");
        List<Integer> merged = new ArrayList<>();
        LocalRunner runner = new LocalRunner(1, checkpoint, "rows", Progress.SILENT);
        assertThrows(
                CancellationException.class,
                () -> runner.run(new Rows(30, -1), (item, result) -> {
                    merged.add(item);
                    Thread.currentThread().interrupt();
                }));
        assertTrue(Thread.interrupted());
        assertTrue(merged.size() < 30);
        assertArrayEquals(run(new Rows(30, -1), 1, null), run(new Rows(30, -1), 1, checkpoint));
    }

    @Test
    void aCheckpointIsUsedByOneRunAtATime() throws IOException {
        Path file = folder.resolve("checkpoint");
        Job job = new Rows(5, -1);
        try (Checkpoint checkpoint = Checkpoint.open(file, job)) {
            assertTrue(!checkpoint.has(0));
            assertThrows(IOException.class, () -> run(job, 1, file));
        }
    }
}
