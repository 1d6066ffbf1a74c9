package tedomari.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pictures of the guide are what the program draws. */
final class PicturesTest {

    private static final Path PICTURES = Path.of("docs", "pictures");

    @Test
    void thePicturesAreDrawnAgainIdentically(@TempDir Path folder) throws IOException {
        String script = Files.readString(PICTURES.resolve("pictures.tdm")).replace("docs/pictures", folder.toString());
        Path copy = folder.resolve("pictures.tdm");
        Files.writeString(copy, script);
        Run run = Run.of(batch -> batch.script(copy));
        assertEquals(0, run.exitCode(), run.errors());
        try (Stream<Path> files = Files.list(PICTURES)) {
            List<Path> pictures =
                    files.filter(file -> file.toString().endsWith(".svg")).toList();
            assertEquals(4, pictures.size());
            for (Path picture : pictures) {
                assertEquals(
                        Files.readString(picture),
                        Files.readString(folder.resolve(picture.getFileName().toString())));
            }
        }
    }
}
