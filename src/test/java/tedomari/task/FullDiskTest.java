package tedomari.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tedomari.job.Checkpoint;
import tedomari.job.Job;
import tedomari.job.LocalRunner;

/** A disk of 64 KB, where mounting one is allowed: what was there stays as it was, and the work can go on elsewhere. */
final class FullDiskTest {

    @TempDir
    Path disk;

    @BeforeEach
    void mount() throws Exception {
        assumeTrue(succeeds("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk.toString()));
    }

    @AfterEach
    void unmount() throws Exception {
        succeeds("umount", disk.toString());
    }

    private static boolean succeeds(String... command) throws InterruptedException {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getInputStream().readAllBytes();
            return process.waitFor() == 0;
        } catch (IOException notThere) {
            return false;
        }
    }

    @Test
    void aFileThatDoesNotFitLeavesTheOldOneAndNothingBesideIt() throws IOException {
        Path file = disk.resolve("page.md");
        WrittenFile.write(file, "old");
        byte[] large = new byte[200_000];
        assertThrows(IOException.class, () -> WrittenFile.write(file, out -> out.write(large)));
        assertEquals("old", Files.readString(file));
        try (Stream<Path> files = Files.list(disk)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    /** Ten results of 10 KB: six fit. */
    private record TenResults() implements Job {
        private static final long serialVersionUID = 1L;

        @Override
        public String identity() {
            return "ten results";
        }

        @Override
        public int items() {
            return 10;
        }

        @Override
        public long cost(int item) {
            return 1;
        }

        @Override
        public byte[] work(int item) {
            byte[] result = new byte[10_000];
            Arrays.fill(result, (byte) item);
            return result;
        }
    }

    @Test
    void aCheckpointOnAFullDiskFailsWithASentenceAndIsReadAgainWithoutAWrongResult() throws IOException {
        Path file = disk.resolve("checkpoint");
        LocalRunner runner = new LocalRunner(1, file, "test", Progress.SILENT);
        IOException full = assertThrows(IOException.class, () -> runner.run(new TenResults(), (item, result) -> {}));
        assertEquals(false, String.valueOf(full.getMessage()).isBlank());
        Path elsewhere = Files.createTempFile("checkpoint", "");
        try {
            Files.write(elsewhere, Files.readAllBytes(file));
            Checkpoint.open(elsewhere, new TenResults()).close();
            StringBuilder merged = new StringBuilder();
            new LocalRunner(1, elsewhere, "test", Progress.SILENT)
                    .run(new TenResults(), (item, result) -> merged.append(result[9_999]));
            assertEquals("0123456789", merged.toString());
        } finally {
            Files.delete(elsewhere);
        }
    }
}
