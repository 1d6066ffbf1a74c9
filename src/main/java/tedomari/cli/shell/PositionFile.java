package tedomari.cli.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tedomari.go.Position;
import tedomari.go.io.FormatException;
import tedomari.go.io.PositionText;
import tedomari.go.io.SgfGame;

/** A file with a position. */
public record PositionFile(Path path) {

    /**
     * Reads it.
     *
     * @throws IllegalArgumentException if it is damaged; the message names file, line and column and shows the place
     */
    public Position read() throws IOException {
        return read(PositionText::read);
    }

    /**
     * Reads the position after so many moves of a game; of an SGF without a number its end.
     *
     * @throws IllegalArgumentException if the file is damaged or the game is shorter
     */
    public Position read(@Nullable Integer moves) throws IOException {
        return read(bytes -> {
            if (!PositionText.isSgf(bytes)) {
                return PositionText.read(bytes);
            }
            SgfGame game = SgfGame.read(bytes);
            return game.position(moves == null ? game.moveCount() : moves);
        });
    }

    private Position read(Function<byte[], Position> reader) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        try {
            return reader.apply(bytes);
        } catch (FormatException e) {
            throw new IllegalArgumentException(
                    path + ":" + e.line() + ":" + e.column() + ": " + e.sentence() + "\n" + e.excerpt(), e);
        }
    }
}
