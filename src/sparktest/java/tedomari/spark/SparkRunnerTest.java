package tedomari.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.job.Cluster;
import tedomari.job.Job;
import tedomari.job.LocalRunner;
import tedomari.job.Runner;
import tedomari.task.Progress;

final class SparkRunnerTest {

    private static final Job FIFTY = new Rows(50, -1, 0);

    @TempDir
    Path folder = Path.of("");

    private static byte[] run(Runner runner, Job job) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        runner.run(job, (item, result) -> {
            assertEquals(item, result.length);
            out.write(result, 0, result.length);
        });
        return out.toByteArray();
    }

    private static byte[] local(Job job) throws IOException {
        return run(new LocalRunner(1, null, "rows", Progress.SILENT), job);
    }

    private Runner spark(String master) {
        return Cluster.named("spark").runner(master, folder.toUri().toString(), "rows", Progress.SILENT);
    }

    private List<Path> parts() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("job.txt"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"local[1]", "local[3]", "local[*]"})
    void theResultsAreThoseOfTheLocalRunnerInTheSameOrder(String master) throws IOException {
        assertArrayEquals(local(FIFTY), run(spark(master), FIFTY));
    }

    @Test
    void whatIsDoneIsNotDoneAgainAndIsForgottenWhenAsked() throws IOException {
        run(spark("local[2]"), FIFTY);
        assertEquals(50, parts().size());
        int before = Rows.WORKED.get();
        assertArrayEquals(local(FIFTY), run(spark("local[2]"), FIFTY));
        assertEquals(before + 50, Rows.WORKED.get(), "only the local run worked");
        spark("local[2]").forget(FIFTY);
        assertEquals(List.of(), parts());
    }

    @Test
    void aPartThatIsCutOffDamagedOrOfAnotherItemIsWorkedOnAgain() throws IOException {
        run(spark("local[2]"), FIFTY);
        List<Path> parts = parts();
        byte[] whole = Files.readAllBytes(parts.get(20));
        Files.write(parts.get(20), Arrays.copyOf(whole, whole.length - 1));
        Files.write(parts.get(21), new byte[0]);
        byte[] damaged = Files.readAllBytes(parts.get(22));
        damaged[damaged.length - 1] ^= 1;
        Files.write(parts.get(22), damaged);
        Files.write(parts.get(23), whole);
        Files.delete(parts.get(24));
        int before = Rows.WORKED.get();
        byte[] again = run(spark("local[2]"), FIFTY);
        assertEquals(before + 5, Rows.WORKED.get());
        assertArrayEquals(local(FIFTY), again);
        assertArrayEquals(whole, Files.readAllBytes(parts.get(20)));
    }

    @Test
    void twoJobsInOneFolderDoNotMeet() throws IOException {
        Job other = new Rows(51, -1, 0);
        assertArrayEquals(local(FIFTY), run(spark("local[2]"), FIFTY));
        assertArrayEquals(local(other), run(spark("local[2]"), other));
        assertArrayEquals(local(FIFTY), run(spark("local[2]"), FIFTY));
    }

    @Test
    void whoeverWritesAPartSecondGivesWay() throws IOException {
        Parts parts = Parts.of(FIFTY, SharedFolder.of(folder.toUri().toString(), new SparkConf()));
        parts.open();
        parts.write(7, FIFTY.work(7));
        parts.write(7, FIFTY.work(7));
        assertArrayEquals(FIFTY.work(7), parts.read(7).orElseThrow());
        assertTrue(parts.read(8).isEmpty());
        assertEquals(1, parts().size(), "and leaves nothing beside it");
    }

    @Test
    void aJobThatFailsSaysWhyOnce() {
        Exception failure =
                assertThrows(IllegalArgumentException.class, () -> run(spark("local[2]"), new Rows(20, 3, 0)));
        assertEquals("item 3 is bad", failure.getMessage());
    }

    @Test
    void anInterruptStopsTheRunAndTheNextOneGoesOn() throws IOException {
        Job job = new Rows(40, -1, 20);
        assertThrows(
                CancellationException.class,
                () -> spark("local[2]")
                        .run(job, (item, result) -> Thread.currentThread().interrupt()));
        assertTrue(Thread.interrupted());
        assertArrayEquals(local(job), run(spark("local[2]"), job));
    }

    @Test
    void aMasterThatIsNoneIsNamedInOneLine() {
        IOException failure = assertThrows(IOException.class, () -> run(spark("nowhere"), FIFTY));
        String message = String.valueOf(failure.getMessage());
        assertTrue(message.contains("nowhere"), message);
        assertFalse(message.contains("\n"), message);
    }

    @Test
    void largeItemsComeFirstAndTinyOnesGoTogether() {
        Job job = new Rows(1000, -1, 0);
        List<int[]> batches = Batches.of(job, 100).batches();
        assertTrue(batches.size() <= 120, batches.size() + " batches");
        int[] order = batches.stream().flatMapToInt(Arrays::stream).toArray();
        for (int i = 1; i < order.length; i++) {
            assertTrue(job.cost(order[i - 1]) >= job.cost(order[i]));
        }
        assertEquals(1000, Arrays.stream(order).distinct().count());
        assertEquals(1000, Batches.of(job, 1_000_000).batches().size());
        assertEquals(List.of(), Batches.of(new Rows(0, -1, 0), 100).batches());
    }
}
