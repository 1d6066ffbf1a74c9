package tedomari.cli.race;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tedomari.go.Position;
import tedomari.go.io.FormatException;
import tedomari.go.io.PositionText;
import tedomari.go.io.SgfGame;
import tedomari.go.io.SgfNode;
import tedomari.go.io.SgfReader;

/**
 * A problem of a collection.
 *
 * @param name the file, and the number of the game if it has several
 * @param damage what is wrong with it, if there is no position
 */
record CollectionProblem(
        String name, @Nullable Position position, @Nullable String damage) {

    private static final List<String> ENDINGS = List.of(".sgf", ".txt", ".go");

    /**
     * All problems of a folder, with what is below it, or of a file.
     *
     * @throws IllegalArgumentException if the folder has none
     */
    static List<CollectionProblem> read(Path path) throws IOException {
        List<CollectionProblem> problems = new ArrayList<>();
        if (!Files.isDirectory(path)) {
            addFile(path, path.getFileName().toString(), problems);
            return problems;
        }
        List<Path> files;
        try (Stream<Path> all = Files.walk(path)) {
            files = all.filter(Files::isRegularFile)
                    .filter(file -> ENDINGS.stream().anyMatch(file.toString().toLowerCase(Locale.ROOT)::endsWith))
                    .sorted()
                    .toList();
        }
        if (files.isEmpty()) {
            throw new IllegalArgumentException(
                    "there is no file that ends in " + String.join(", ", ENDINGS) + " in the folder " + path);
        }
        for (Path file : files) {
            addFile(file, path.relativize(file).toString(), problems);
        }
        return problems;
    }

    private static void addFile(Path file, String name, List<CollectionProblem> problems) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try {
            if (!PositionText.isSgf(bytes)) {
                problems.add(new CollectionProblem(name, PositionText.read(bytes), null));
                return;
            }
            List<SgfNode> games = SgfReader.read(bytes);
            for (int i = 0; i < games.size(); i++) {
                problems.add(game(games.get(i), games.size() == 1 ? name : name + "#" + (i + 1)));
            }
        } catch (FormatException e) {
            problems.add(new CollectionProblem(
                    name, null, "line " + e.line() + ", column " + e.column() + ": " + e.sentence()));
        } catch (IllegalArgumentException e) {
            problems.add(new CollectionProblem(name, null, e.getMessage()));
        }
    }

    /** One game may be damaged and the next one not. */
    private static CollectionProblem game(SgfNode root, String name) {
        try {
            return new CollectionProblem(name, SgfGame.of(root).setup(), null);
        } catch (FormatException e) {
            return new CollectionProblem(name, null, e.sentence());
        }
    }
}
