package tedomari.cli.prompt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class HistoryFileTest {

    @Test
    void itLivesInTheStateFolderOfTheUser() {
        Path usual = Path.of("/home/sho/.local/state/tedomari/history");
        assertEquals(usual, HistoryFile.of(Map.of("HOME", "/home/sho")).path());
        assertEquals(
                Path.of("/state/tedomari/history"),
                HistoryFile.of(Map.of("HOME", "/home/sho", "XDG_STATE_HOME", "/state"))
                        .path());
    }

    @Test
    void anEmptyOrRelativeStateFolderIsIgnored() {
        Path usual = Path.of("/home/sho/.local/state/tedomari/history");
        assertEquals(
                usual,
                HistoryFile.of(Map.of("HOME", "/home/sho", "XDG_STATE_HOME", ""))
                        .path());
        assertEquals(
                usual,
                HistoryFile.of(Map.of("HOME", "/home/sho", "XDG_STATE_HOME", "state"))
                        .path());
    }

    @Test
    void itsFolderIsMadeWhenItCanBe(@TempDir Path folder) throws IOException {
        assertTrue(
                HistoryFile.of(Map.of("XDG_STATE_HOME", folder + "/deep/state")).prepare());
        Files.createFile(folder.resolve("file"));
        assertFalse(HistoryFile.of(Map.of("XDG_STATE_HOME", folder + "/file")).prepare());
    }
}
