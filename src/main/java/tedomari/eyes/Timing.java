package tedomari.eyes;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import tedomari.task.WrittenFile;

/**
 * How long a library took to build. It is kept beside the library, not in it, since the library is the same on every machine.
 *
 * @param shapes how many shapes were evaluated here; fewer than there are if a build went on or ran on other machines
 * @param seconds in all, as a clock counts
 * @param longest for the shape that took longest
 */
public record Timing(int size, long shapes, double seconds, double longest) {

    void write(Path file) throws IOException {
        WrittenFile.write(
                file,
                String.format(
                        Locale.ROOT,
                        "size=%d%nshapes=%d%nseconds=%.3f%nlongest=%.6f%n",
                        size,
                        shapes,
                        seconds,
                        longest));
    }

    /** What the file says; nothing if there is none or it says something else. */
    static Optional<Timing> read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        Properties lines = new Properties();
        lines.load(new StringReader(Files.readString(file)));
        try {
            return Optional.of(new Timing(
                    Integer.parseInt(lines.getProperty("size", "")),
                    Long.parseLong(lines.getProperty("shapes", "")),
                    Double.parseDouble(lines.getProperty("seconds", "")),
                    Double.parseDouble(lines.getProperty("longest", ""))));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
