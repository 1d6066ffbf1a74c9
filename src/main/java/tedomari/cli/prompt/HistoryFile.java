package tedomari.cli.prompt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The file that keeps what was typed, in the place for the state of programs (XDG Base Directory Specification). */
record HistoryFile(Path path) {

    /** From the environment; a relative {@code XDG_STATE_HOME} is invalid and ignored, as the specification asks. */
    static HistoryFile of(Map<String, String> environment) {
        Path state = Path.of(environment.getOrDefault("XDG_STATE_HOME", ""));
        if (!state.isAbsolute()) {
            String home = environment.getOrDefault("HOME", System.getProperty("user.home"));
            state = Path.of(home, ".local", "state");
        }
        return new HistoryFile(state.resolve("tedomari").resolve("history"));
    }

    /** Makes its folder; whether it can be read and written then. */
    boolean prepare() {
        try {
            Files.createDirectories(path.getParent());
        } catch (IOException e) {
            return false;
        }
        return Files.exists(path)
                ? Files.isRegularFile(path) && Files.isReadable(path) && Files.isWritable(path)
                : Files.isWritable(path.getParent());
    }
}
