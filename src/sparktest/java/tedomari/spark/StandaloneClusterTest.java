package tedomari.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A real cluster of processes, with a worker killed in the middle. Needs {@code target/tedomari-spark.jar}. */
@Tag("cluster")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
final class StandaloneClusterTest {

    private static final String SIZE = "8";
    private static final String LIBRARY = "eyes-" + SIZE + ".lib";

    @TempDir
    Path folder = Path.of("");

    private void succeeds(StandaloneCluster cluster, Process process, String name)
            throws IOException, InterruptedException {
        assertTrue(process.waitFor(5, TimeUnit.MINUTES), name + " does not end");
        assertEquals(0, process.exitValue(), Files.readString(cluster.log(name)));
    }

    private static long parts(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return 0;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.getFileName().toString().matches("[0-9]{8}"))
                    .count();
        }
    }

    @Test
    void aBuildThatLosesAWorkerInTheMiddleIsTheLocalOneByteForByte() throws IOException, InterruptedException {
        Path local = folder.resolve("local");
        Path shared = folder.resolve("shared");
        try (StandaloneCluster cluster = StandaloneCluster.start(folder, 2)) {
            succeeds(
                    cluster,
                    cluster.tedomari("local", "eyes", "build", "--size", SIZE, "--dir", local.toString()),
                    "local");
            Process build = cluster.tedomari(
                    "build",
                    "eyes",
                    "build",
                    "--size",
                    SIZE,
                    "--on",
                    "spark",
                    "--master",
                    cluster.url(),
                    "--dir",
                    shared.toUri().toString());
            while (parts(shared) < 300) {
                assertTrue(build.isAlive(), () -> text(cluster.log("build")));
                Thread.sleep(20);
            }
            cluster.kill(0);
            succeeds(cluster, build, "build");
            String said = Files.readString(cluster.log("build"));
            assertTrue(said.contains("worker lost") || said.contains("Lost executor"), said);
            System.out.println(said.strip());
            assertEquals(-1, Files.mismatch(local.resolve(LIBRARY), shared.resolve(LIBRARY)));
            assertEquals(0, parts(shared), "parts are gone when the library is there");
        }
    }

    @Test
    void sparkSubmitRunsTheSameProgram() throws IOException, InterruptedException {
        Path local = folder.resolve("local");
        Path shared = folder.resolve("shared");
        try (StandaloneCluster cluster = StandaloneCluster.start(folder, 2)) {
            succeeds(
                    cluster,
                    cluster.tedomari("local", "eyes", "build", "--size", "6", "--dir", local.toString()),
                    "local");
            succeeds(
                    cluster,
                    cluster.submit(
                            "submit", "eyes", "build", "--size", "6", "--on", "spark", "--dir", shared.toString()),
                    "submit");
            assertEquals(-1, Files.mismatch(local.resolve("eyes-6.lib"), shared.resolve("eyes-6.lib")));
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
