package tedomari.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.zip.CRC32C;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.spark.SerializableWritable;
import tedomari.job.Job;

/**
 * The results of the items of one job, a file each, in a folder of a Hadoop file system.
 *
 * <p>The name of the folder is made from the identity of the job, and so is every checksum: the parts of another job are not
 * mistaken for those of this one. A part is a head of twelve bytes (item, length, checksum) and the result. It is written
 * beside its place and renamed; where two copies of a task write the same part, one of them comes first and the other gives
 * way, since both hold the same bytes.
 */
final class Parts implements Serializable {

    private static final long serialVersionUID = 1;
    private static final int HEAD = 12;
    private static final String IDENTITY = "job.txt";

    private final SerializableWritable<Configuration> configuration;
    private final String folder;
    private final String identity;

    private Parts(Configuration configuration, String folder, String identity) {
        this.configuration = new SerializableWritable<>(configuration);
        this.folder = folder;
        this.identity = identity;
    }

    /** The parts of a job below a folder, given as a path or as a URL of any file system that Hadoop knows. */
    static Parts of(String folder, Job job, Configuration configuration) throws IOException {
        // Whole, since a task on another machine has another working directory.
        Path whole = new Path(folder);
        whole = whole.getFileSystem(configuration).makeQualified(whole);
        CRC32C sum = new CRC32C();
        sum.update(job.identity().getBytes(StandardCharsets.UTF_8));
        String name = String.format(Locale.ROOT, "parts-%08x", sum.getValue());
        return new Parts(configuration, new Path(whole, name).toString(), job.identity());
    }

    /**
     * Makes the folder, with the identity of the job in words.
     *
     * @throws IOException if it holds the parts of another job, which happens once in four thousand million
     */
    void open() throws IOException {
        FileSystem files = files();
        Path note = new Path(folder, IDENTITY);
        byte[] words = identity.getBytes(StandardCharsets.UTF_8);
        if (!files.exists(note)) {
            files.mkdirs(new Path(folder));
            write(files, note, words);
            return;
        }
        try (FSDataInputStream in = files.open(note)) {
            if (!new String(in.readAllBytes(), StandardCharsets.UTF_8).equals(identity)) {
                throw new IOException(folder + " holds the parts of another job");
            }
        }
    }

    private FileSystem files() throws IOException {
        FileSystem files = new Path(folder).getFileSystem(configuration.value());
        // The local file system keeps a checksum in a second file, and two files are not renamed at once.
        return files instanceof LocalFileSystem local ? local.getRaw() : files;
    }

    private Path place(int item) {
        return new Path(folder, String.format(Locale.ROOT, "%08d", item));
    }

    /** The result of an item, if it is there and whole. */
    Optional<byte[]> read(int item) throws IOException {
        try (FSDataInputStream in = files().open(place(item))) {
            byte[] head = in.readNBytes(HEAD);
            byte[] result = in.readAllBytes();
            return ByteBuffer.wrap(head).equals(head(item, result)) ? Optional.of(result) : Optional.empty();
        } catch (FileNotFoundException e) {
            return Optional.empty();
        }
    }

    /** Writes the result of an item of which there is none, or a damaged one. */
    void write(int item, byte[] result) throws IOException {
        FileSystem files = files();
        Path place = place(item);
        byte[] part = ByteBuffer.allocate(HEAD + result.length)
                .put(head(item, result))
                .put(result)
                .array();
        if (files.exists(place) && read(item).isEmpty()) {
            files.delete(place, false);
        }
        write(files, place, part);
    }

    private static void write(FileSystem files, Path place, byte[] content) throws IOException {
        Path beside = new Path(place.getParent(), "." + place.getName() + "." + UUID.randomUUID());
        try {
            try (OutputStream out = create(files, beside)) {
                out.write(content);
            }
            if (!files.rename(beside, place) && !files.exists(place)) {
                throw new IOException("cannot write " + place);
            }
        } finally {
            files.delete(beside, false);
        }
    }

    private static OutputStream create(FileSystem files, Path file) throws IOException {
        // Hadoop's local file system starts a process (chmod) for every file that it makes.
        return files instanceof RawLocalFileSystem local
                ? Files.newOutputStream(local.pathToFile(file).toPath(), StandardOpenOption.CREATE_NEW)
                : files.create(file, false);
    }

    private ByteBuffer head(int item, byte[] result) {
        CRC32C sum = new CRC32C();
        sum.update(identity.getBytes(StandardCharsets.UTF_8));
        sum.update(ByteBuffer.allocate(4).putInt(0, item));
        sum.update(result);
        return ByteBuffer.allocate(HEAD)
                .putInt(item)
                .putInt(result.length)
                .putInt((int) sum.getValue())
                .flip();
    }

    /** Removes them all. */
    void delete() throws IOException {
        files().delete(new Path(folder), true);
    }

    @Override
    public String toString() {
        return folder;
    }
}
