package tedomari.cli.eyes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.cli.Main;
import tedomari.cli.shell.ExitCode;
import tedomari.eyes.Shelf;
import tedomari.task.Progress;

/** The commands of the library of eyes. */
final class EyesCommandTest {

    @TempDir
    private Path folder;

    private int run(String... words) {
        return Main.run(words);
    }

    @ParameterizedTest
    @EnumSource
    void everyFormatOfTheTableIsWritten(TableFormat format) {
        assertEquals(0, run("eyes", "table", "--max", "3", "--dir", folder.toString(), "--format", format.name()));
    }

    @Test
    void aTableInCsvHasALineForEachRow() {
        List<List<String>> rows = List.of(List.of("a", "b"), List.of("1", "x, \"y\""));
        assertEquals("a,b\n1,\"x, \"\"y\"\"\"\n", TableFormat.CSV.write("t", rows));
        assertEquals("### t\n\n| a | b |\n|---|---|\n| 1 | x, \"y\" |\n", TableFormat.MARKDOWN.write("t", rows));
        assertEquals(
                "{\"table\":\"t\",\"rows\":[{\"a\":1,\"b\":\"x, \\\"y\\\"\"}]}\n", TableFormat.JSON.write("t", rows));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "15", "x"})
    void aSizeThatCannotBeIsRefused(String size) throws IOException {
        assertEquals(ExitCode.BAD_INPUT, run("eyes", "build", "--size", size, "--dir", folder.toString()));
        try (var files = Files.list(folder)) {
            assertEquals(0, files.count());
        }
    }

    @Test
    void aCheckTellsADamagedLibraryFromAGoodOne() throws IOException {
        assertEquals(0, run("eyes", "build", "--size", "4", "--dir", folder.toString()));
        Path file = Shelf.in(folder).file(4);
        assertEquals(0, run("eyes", "check", file.toString()));
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        assertEquals(1, run("eyes", "check", file.toString()));
    }

    @Test
    void anEyeIsLookedUpAndDrawn() throws IOException {
        Path board = Files.writeString(folder.resolve("eye.txt"), "WWWW\n...W\nXX.W\n");
        Path svg = folder.resolve("eye.svg");
        assertEquals(0, run("eyes", "lookup", board.toString(), "--dir", folder.toString(), "--svg", svg.toString()));
        assertTrue(Files.readString(svg).contains("</svg>"));
        Files.writeString(board, "....\n.XX.\n");
        assertEquals(ExitCode.BAD_INPUT, run("eyes", "lookup", board.toString(), "--dir", folder.toString()));
    }

    @Tag("heavy")
    @Test
    void aBuildThatIsKilledGoesOnAndGivesTheSameBytes() throws IOException, InterruptedException {
        Path killed = folder.resolve("killed");
        Shelf shelf = Shelf.in(killed);
        Process process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "tedomari.cli.Main",
                        "eyes",
                        "build",
                        "--size",
                        "8",
                        "--dir",
                        killed.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
        try {
            while (process.isAlive()
                    && (!Files.exists(shelf.checkpoint(8)) || Files.size(shelf.checkpoint(8)) < 300_000)) {
                Thread.sleep(5);
            }
        } finally {
            process.destroyForcibly();
        }
        assertTrue(process.waitFor(10, TimeUnit.SECONDS));
        assertFalse(shelf.has(8), "it was to be killed before its end");
        assertTrue(Files.size(shelf.checkpoint(8)) >= 300_000);
        assertEquals(0, run("eyes", "build", "--size", "8", "--dir", killed.toString()));
        Shelf whole = Shelf.in(folder.resolve("whole"));
        whole.build(8, 2, Progress.SILENT);
        assertArrayEquals(Files.readAllBytes(whole.file(8)), Files.readAllBytes(shelf.file(8)));
        assertFalse(Files.exists(shelf.checkpoint(8)));
    }
}
