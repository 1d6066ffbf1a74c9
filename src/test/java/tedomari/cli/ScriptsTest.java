package tedomari.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every script in {@code repl-scripts} prints what the file beside it says. */
final class ScriptsTest {

    private static final Path SCRIPTS = Path.of("repl-scripts");

    private static List<Path> scripts() throws IOException {
        try (Stream<Path> files = Files.list(SCRIPTS)) {
            return files.filter(file -> file.toString().endsWith(".tdm"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void thereAreEightOrMore() throws IOException {
        assertTrue(scripts().size() >= 8);
    }

    @TestFactory
    Stream<DynamicTest> aScriptPrintsWhatIsExpected() throws IOException {
        return scripts().stream()
                .map(script -> DynamicTest.dynamicTest(script.toString(), () -> {
                    Path expected = Path.of(script.toString().replace(".tdm", ".out"));
                    Run run = Run.of(batch -> batch.script(script));
                    assertEquals(Files.readString(expected), run.out());
                    assertEquals(0, run.exitCode());
                }));
    }
}
