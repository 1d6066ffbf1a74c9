package tedomari.task;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** A file that is written whole or not at all: beside its place first, then renamed. */
public final class WrittenFile {

    /** What goes into a file. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    private WrittenFile() {}

    public static void write(Path file, String text) throws IOException {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Writes what may be too large to be held in memory. */
    public static void write(Path file, Content content) throws IOException {
        checkFolder(file);
        // Not a temporary file of the system: that one only its owner may read, and so would the file be.
        Path beside = file.toAbsolutePath().resolveSibling(".tedomari" + UUID.randomUUID() + ".new");
        try {
            try (OutputStream out = new BufferedOutputStream(
                    Files.newOutputStream(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), 1 << 16)) {
                content.writeTo(out);
            }
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (AccessDeniedException e) {
            // Named is the file that the user named.
            throw new AccessDeniedException(file.toString());
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /**
     * What can be known before long work of whether its result can be written.
     *
     * @throws IOException if there is no folder for the file
     */
    public static void checkFolder(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new IOException("there is no folder " + folder + " to write " + file.getFileName() + " in");
        }
    }
}
