package tedomari.lang;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that is written whole or not at all: beside its place first, then renamed. */
public final class WrittenFile {

    private WrittenFile() {}

    public static void write(Path file, String text) throws IOException {
        Path beside = Files.createTempFile(file.toAbsolutePath().getParent(), ".tedomari", ".new");
        try {
            Files.write(beside, text.getBytes(StandardCharsets.UTF_8));
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}
