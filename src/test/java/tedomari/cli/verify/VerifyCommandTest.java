package tedomari.cli.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.cli.Main;

/** What {@code verify} and {@code hunt} say of how it went, on standard error. */
final class VerifyCommandTest {

    @TempDir
    Path folder;

    private record Run(int exitCode, String errors) {

        static Run of(String... arguments) {
            PrintStream before = System.err;
            ByteArrayOutputStream errors = new ByteArrayOutputStream();
            System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
            try {
                return new Run(Main.run(arguments), errors.toString(StandardCharsets.UTF_8));
            } finally {
                System.setErr(before);
            }
        }
    }

    @Test
    void aRunInWhichNothingDisagreesEndsWellAndLeavesNothing() {
        Path out = folder.resolve("disagreements");
        assertEquals(
                new Run(0, ""), Run.of("verify", "--suite", "sum", "--trials", "20", "--quiet", "--out", "" + out));
        assertFalse(Files.exists(out));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--trials 0", "--from -1", "--time 0", "--checkpoint x", "--threads 2 --on spark"})
    void whatARunCannotBeIsSaid(String options) {
        Run run = Run.of(("verify " + options).split(" "));
        assertEquals(2, run.exitCode);
        assertTrue(run.errors.startsWith("tedomari: --"), run.errors);
    }

    @Test
    void aFileThatIsNoCheckpointIsLeftAlone() throws IOException {
        Path file = Files.writeString(folder.resolve("notes"), "mine");
        Run run = Run.of("verify", "--suite", "sum", "--trials", "20", "--quiet", "--checkpoint", file.toString());
        assertEquals(
                new Run(2, "tedomari: " + file + " is not a checkpoint of this job" + System.lineSeparator()), run);
        assertEquals("mine", Files.readString(file));
    }

    @Test
    void aHuntWithoutAFolderForItsPageIsNotBegun() {
        Path page = folder.resolve("none").resolve("page.md");
        Run run = Run.of("hunt", "--races", "1000000000", "--quiet", "--out", page.toString());
        assertEquals(2, run.exitCode);
        assertTrue(run.errors.contains("there is no folder"), run.errors);
    }
}
