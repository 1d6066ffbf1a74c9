package tedomari.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The program as a controller starts it: a process at the other end of a pipe. */
@Timeout(120)
final class GtpProcessTest {

    private static Process start(String... options) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        String[] line = new String[options.length + 5];
        line[0] = java;
        System.arraycopy(options, 0, line, 1, options.length);
        line[options.length + 1] = "-cp";
        line[options.length + 2] = classes;
        line[options.length + 3] = "tedomari.cli.Main";
        line[options.length + 4] = "gtp";
        return new ProcessBuilder(line).start();
    }

    @Test
    void nothingButRepliesIsWrittenToTheLetter() throws Exception {
        Process process = start();
        process.getOutputStream()
                .write("1 name\n\n# nothing\nboardsize 9\n2 play b Z9\nplay w C3\n3 color C3\nquit\nname\n"
                        .getBytes(StandardCharsets.US_ASCII));
        process.getOutputStream().flush();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals("=1 Tedomari\n\n= \n\n?2 invalid coordinate\n\n= \n\n=3 white\n\n= \n\n", out);
        assertEquals("", new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
        assertEquals(0, process.waitFor());
    }

    @Test
    void theEndOfTheInputEndsTheProgramAfterTheLastReply() throws Exception {
        Process process = start();
        try (var commands = process.getOutputStream()) {
            commands.write("1 name".getBytes(StandardCharsets.US_ASCII));
        }
        assertEquals("=1 Tedomari\n\n", new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        assertEquals(0, process.waitFor());
    }

    @Test
    void aPipeThatIsClosedOnTheOtherSideEndsTheProgramInSilence() throws Exception {
        Process process = start();
        process.getInputStream().close();
        try {
            for (int i = 0; i < 1000; i++) {
                process.getOutputStream().write("list_commands\n".getBytes(StandardCharsets.US_ASCII));
                process.getOutputStream().flush();
            }
        } catch (IOException e) {
            assertTrue(process.waitFor(30, TimeUnit.SECONDS), "it has gone, so it must not run on");
        }
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        assertEquals("", new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
        assertEquals(0, process.exitValue());
    }

    @Test
    void aHundredThousandCommandsNeedNoMemory() throws Exception {
        Process process = start("-Xmx40m");
        try (GtpClient engine = new GtpClient(process.getOutputStream(), process.getInputStream())) {
            engine.ask("boardsize 9");
            for (int i = 0; i < 100; i++) {
                StringBuilder thousand = new StringBuilder();
                for (int k = 0; k < 250; k++) {
                    thousand.append("play b D4\nplay w D5\nundo\nclear_board\n");
                }
                engine.send(thousand.toString());
                for (int k = 0; k < 1000; k++) {
                    assertEquals("= ", engine.reply());
                }
            }
            assertEquals("Tedomari", engine.text("name"));
        }
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    }
}
