package tedomari.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tedomari.go.Position;
import tedomari.go.io.FormatException;
import tedomari.go.io.PositionText;

/** A file with a position. */
record PositionFile(Path path) {

    /**
     * Reads it.
     *
     * @throws IllegalArgumentException if it is damaged; the message names file, line and column and shows the place
     */
    Position read() throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        try {
            return PositionText.read(bytes);
        } catch (FormatException e) {
            throw new IllegalArgumentException(
                    path + ":" + e.line() + ":" + e.column() + ": " + e.sentence() + "\n" + e.excerpt(), e);
        }
    }
}
