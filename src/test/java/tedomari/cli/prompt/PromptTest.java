package tedomari.cli.prompt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tedomari.cli.shell.Settings;

/** Whole conversations over a terminal that only takes and gives characters. */
final class PromptTest {

    @TempDir
    private Path folder;

    private String talk(String... lines) throws IOException {
        byte[] typed = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        Settings settings = CommandLine.populateCommand(new Settings(), "--ascii");
        try (Terminal terminal = new DumbTerminal(
                "test", Terminal.TYPE_DUMB, new ByteArrayInputStream(typed), shown, StandardCharsets.UTF_8)) {
            assertEquals(0, new Prompt(settings, terminal, Map.of("XDG_STATE_HOME", folder.toString())).run());
        }
        return shown.toString(StandardCharsets.UTF_8).replace("\r", "");
    }

    private static void assertInOrder(String text, String... parts) {
        int at = 0;
        for (String part : parts) {
            int found = text.indexOf(part, at);
            assertTrue(found >= 0, () -> "'" + part + "' is missing in order in:\n" + text);
            at = found + part.length();
        }
    }

    @Test
    void aConversation() throws IOException {
        String shown = talk(
                "2 + 2",
                "g := {4|0}",
                "g.cool(",
                "2)",
                "_ + $1",
                "{1,,2|3}",
                "thermograph(g)",
                ":time g",
                ":nonsense",
                ":tme 3",
                "help coool",
                ":undo",
                "g",
                "quit",
                "77");
        assertInOrder(
                shown,
                "'help' for help",
                "$1 = 4\n",
                "$2 = 2*\n",
                "$3 = 6*\n",
                "  {1,,2|3}\n     ^\nerror: expected",
                "$4 = a thermograph\n",
                "s of CPU",
                "$5 = {4|0}\n",
                "error: there is no command ':nonsense'",
                "did you mean ':time'?",
                "did you mean 'help cool'?",
                "taken back: g := {4|0}\n",
                "  g\n  ^\nerror: unknown name 'g'");
        assertFalse(shown.contains("77"), "nothing is read after quit");
    }

    @Test
    void theEndOfTheInputLeaves() throws IOException {
        assertInOrder(talk("3"), "$1 = 3\n");
    }

    @Test
    void definitionsAreSavedAndLoaded() throws IOException {
        Path file = folder.resolve("my race.tdm");
        String shown = talk(
                "f(n) := {n|0}", "x := f(3)", ":save " + file, ":save " + file, ":save! \"" + file + "\"", ":save");
        assertInOrder(
                shown,
                "2 definitions saved in",
                "exists; ':save! ",
                "2 definitions saved in",
                "error: write :save FILE");
        assertEquals(List.of("f(n) := {n|0}", "x := {3|0}"), Files.readAllLines(file));
        try (var files = Files.list(folder)) {
            assertFalse(files.anyMatch(path -> path.getFileName().toString().startsWith(".tedomari")));
        }
        assertInOrder(talk(":load " + file, "x"), "$1 = {3|0}\n");
    }

    @Test
    void anErrorInAScriptNamesItsPlace() throws IOException {
        Path file = folder.resolve("script.tdm");
        Files.writeString(file, "1\n\n{2|\n  ,}\n3\n");
        assertInOrder(talk(":load " + file), "$1 = 1\n", file + ":4:3\n", "  ,}\n  ^\nerror: ", "$2 = 3\n");
    }

    @Test
    void filesThatCannotBeReadAreNamed() throws IOException {
        Files.write(folder.resolve("bytes"), new byte[] {'1', (byte) 0xff});
        String shown = talk(
                ":load " + folder.resolve("none"),
                ":load " + folder,
                ":load " + folder.resolve("bytes"),
                ":save " + folder.resolve("no/where"),
                "1");
        assertInOrder(
                shown,
                "error: there is no file or folder " + folder.resolve("none"),
                "is a folder",
                "error: byte 2 is not valid UTF-8",
                "error: there is no folder " + folder.resolve("no") + " to write where in",
                "$1 = 1\n");
    }

    @Test
    void theHistoryIsKept() throws IOException {
        talk("1 + 1", "{4|", "0}");
        Path history = folder.resolve("tedomari/history");
        assertEquals(List.of("1 + 1", "{4|\\n0}"), Files.readAllLines(history));
        talk("5");
        assertEquals(3, Files.readAllLines(history).size());
    }

    @Test
    void withoutAPlaceForTheHistoryItGoesOnAndSaysSoOnce() throws IOException {
        Files.createFile(folder.resolve("tedomari"));
        String shown = talk("1", "2");
        assertInOrder(shown, "history is not kept", "$1 = 1\n", "$2 = 2\n");
        assertEquals(shown.indexOf("not kept"), shown.lastIndexOf("not kept"));
    }

    @Test
    void notationIsSwitchedAndMemoryShown() throws IOException {
        String shown = talk("^", ":unicode", "^", ":ascii", "^", ":memory", ":memory clear", ":memory x");
        assertInOrder(
                shown, "$1 = ^\n", "$2 = ↑\n", "$3 = ^\n", "games in use", "Java heap", "forgotten", "error: write");
    }

    @Test
    void noInputBreaksIt() throws IOException {
        String shown = talk(
                "f(n) := {n|f(n-1)}", "f(3)", "1/0", "{".repeat(3_000) + "}".repeat(3_000), "\u0001?", ":", "$99", "1");
        assertInOrder(
                shown, "calls itself more than", "division by zero", "nested more than", "there is no result $99");
        assertInOrder(shown, "$1 = 1\n");
        assertFalse(shown.contains("fault of the program"), shown);
        assertFalse(shown.contains("\tat "), shown);
    }
}
