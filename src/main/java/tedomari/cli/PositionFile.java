package tedomari.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.go.io.FormatException;
import tedomari.go.io.SgfGame;

/** A file with a position: SGF if it begins with a parenthesis, else a text diagram. */
record PositionFile(Path path) {

    /**
     * Reads it.
     *
     * @throws IllegalArgumentException if it is damaged; the message names file, line and column and shows the place
     */
    Position read() throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        String text = new String(bytes, StandardCharsets.UTF_8);
        try {
            return text.stripLeading().startsWith("(")
                    ? SgfGame.read(bytes).setup()
                    : Diagram.read(text).position();
        } catch (FormatException e) {
            throw new IllegalArgumentException(
                    path + ":" + e.line() + ":" + e.column() + ": " + e.sentence() + "\n" + e.excerpt(), e);
        }
    }
}
