package tedomari.eyes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.job.LocalRunner;
import tedomari.task.Progress;

/** What becomes of a library on a disk. */
final class LibraryFileTest {

    @TempDir
    private Path folder;

    private static byte[] bytes(int size) throws IOException {
        return Files.readAllBytes(Built.library(size).file());
    }

    private Path written(byte[] bytes) throws IOException {
        Path file = folder.resolve("eyes.lib");
        Files.write(file, bytes);
        return file;
    }

    /** Opens a file and reads all of it. */
    private static void readAll(Path file) throws IOException {
        Library library = Library.open(file);
        for (int shape = 0; shape < library.shapes(); shape++) {
            library.block(shape);
        }
    }

    @Test
    void everyChangedByteIsNoticedAndTheFileNamed() throws IOException {
        byte[] whole = bytes(2);
        for (int place = 0; place < whole.length; place++) {
            byte[] damaged = whole.clone();
            damaged[place] ^= 0x10;
            Path file = written(damaged);
            Exception e = assertThrows(Exception.class, () -> readAll(file), "byte " + place);
            assertTrue(e instanceof IOException || e instanceof Inconsistency, e::toString);
            assertTrue(String.valueOf(e.getMessage()).contains(file.toString()), e::getMessage);
        }
    }

    @Test
    void everyTruncationIsNoticedAndTheFileNamed() throws IOException {
        byte[] whole = bytes(2);
        for (int length = 0; length < whole.length; length++) {
            Path file = written(Arrays.copyOf(whole, length));
            IOException e = assertThrows(IOException.class, () -> readAll(file), "length " + length);
            assertTrue(String.valueOf(e.getMessage()).contains(file.toString()), e::getMessage);
        }
    }

    @Test
    void aFileThatGrewIsNoticed() throws IOException {
        byte[] whole = bytes(2);
        assertThrows(IOException.class, () -> Library.open(written(Arrays.copyOf(whole, whole.length + 1))));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aBuildThatWasCutOffGoesOnAndGivesTheSameBytes(int seed) throws IOException {
        EyeJob job = new EyeJob(6);
        Path checkpoint = folder.resolve("part");
        Path file = folder.resolve("eyes.lib");
        Random random = new Random(seed);
        stoppedAfter(1 + random.nextInt(150), job, checkpoint, file);
        assertFalse(Files.exists(file));
        byte[] done = Files.readAllBytes(checkpoint);
        // As if the process had been killed in the middle of a write.
        Files.write(checkpoint, Arrays.copyOf(done, done.length - random.nextInt(Math.min(40, done.length - 200))));
        LibraryBuilder.build(job, new LocalRunner(2, checkpoint, "", Progress.SILENT), file);
        assertArrayEquals(bytes(6), Files.readAllBytes(file));
    }

    private static void stoppedAfter(int items, EyeJob job, Path checkpoint, Path file) {
        int[] reports = new int[1];
        Thread caller = Thread.currentThread();
        Progress stopping = (stage, done, total) -> {
            if (++reports[0] == items) {
                caller.interrupt();
            }
        };
        assertThrows(
                CancellationException.class,
                () -> LibraryBuilder.build(job, new LocalRunner(1, checkpoint, "", stopping), file));
        Thread.interrupted();
    }

    @Test
    void theFileDoesNotDependOnTheNumberOfThreads() throws IOException {
        Path file = folder.resolve("eyes.lib");
        LibraryBuilder.build(new EyeJob(5), new LocalRunner(3, null, "", Progress.SILENT), file);
        assertArrayEquals(bytes(5), Files.readAllBytes(file));
    }

    @Test
    void aMissingLargeLibrarySaysHowToBuildIt() {
        IOException e = assertThrows(IOException.class, () -> Shelf.in(folder).open(9));
        assertTrue(String.valueOf(e.getMessage()).contains("eyes build --size 9"), e::getMessage);
    }
}
