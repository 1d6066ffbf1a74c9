package tedomari.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The prompt in a process of its own with little memory. */
final class PressureTest {

    @TempDir
    Path folder;

    @Test
    void aPromptWithoutMemorySaysSoAndGoesOn() throws IOException, InterruptedException {
        Path input = Files.writeString(folder.resolve("input"), """
                x := [[n*^ for n in 1..10**6] for k in 1..100]
                cool({6|{4|0}}, 2)
                """);
        Path output = folder.resolve("output");
        ProcessBuilder builder = new ProcessBuilder(List.of(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-Xmx256m",
                        "-XX:+UseSerialGC",
                        "-Dtedomari.interactive=true",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "tedomari.cli.Main",
                        "--ascii"))
                .redirectInput(input.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().put("TERM", "dumb");
        builder.environment().put("XDG_STATE_HOME", folder.toString());
        assertEquals(0, builder.start().waitFor());
        String said = Files.readString(output, StandardCharsets.UTF_8);
        assertTrue(said.contains("error: there is not enough memory for this"), said);
        assertTrue(said.contains("$1 = 4^"), said);
        assertTrue(!said.contains("Exception"), said);
    }
}
