package tedomari.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.apache.hadoop.fs.FSDataInputStream;
import tedomari.job.Job;

/**
 * The results of the items of one job, a file each.
 *
 * <p>The name of their folder is made from the identity of the job, and so is every checksum: the parts of another job are not
 * mistaken for those of this one. A part is a head of twelve bytes (item, length, checksum) and the result.
 */
final class Parts implements Serializable {

    private static final long serialVersionUID = 1;
    private static final int HEAD = 12;
    private static final String NOTE = "job.txt";

    private final SharedFolder folder;
    private final String identity;

    private Parts(SharedFolder folder, String identity) {
        this.folder = folder;
        this.identity = identity;
    }

    /** The parts of a job below a folder. */
    static Parts of(Job job, SharedFolder folder) {
        CRC32C sum = new CRC32C();
        sum.update(job.identity().getBytes(StandardCharsets.UTF_8));
        return new Parts(folder.resolve(String.format(Locale.ROOT, "parts-%08x", sum.getValue())), job.identity());
    }

    /**
     * Makes their folder, with the identity of the job in words.
     *
     * @throws IOException if it holds the parts of another job with the same checksum
     */
    void open() throws IOException {
        folder.create();
        folder.write(NOTE, out -> out.write(identity.getBytes(StandardCharsets.UTF_8)));
        try (InputStream in = folder.open(NOTE).orElseThrow()) {
            if (!new String(in.readAllBytes(), StandardCharsets.UTF_8).equals(identity)) {
                throw new IOException(folder + " holds the parts of another job");
            }
        }
    }

    private static String name(int item) {
        return String.format(Locale.ROOT, "%08d", item);
    }

    /** The result of an item, if it is there and whole. */
    Optional<byte[]> read(int item) throws IOException {
        Optional<FSDataInputStream> part = folder.open(name(item));
        if (part.isEmpty()) {
            return Optional.empty();
        }
        try (InputStream in = part.get()) {
            byte[] head = in.readNBytes(HEAD);
            byte[] result = in.readAllBytes();
            return Arrays.equals(head, head(item, result)) ? Optional.of(result) : Optional.empty();
        }
    }

    /** Writes the result of an item of which there is none, or a damaged one. */
    void write(int item, byte[] result) throws IOException {
        if (read(item).isEmpty()) {
            folder.delete(name(item));
        }
        byte[] head = head(item, result);
        folder.write(name(item), out -> {
            out.write(head);
            out.write(result);
        });
    }

    private byte[] head(int item, byte[] result) {
        CRC32C sum = new CRC32C();
        sum.update(identity.getBytes(StandardCharsets.UTF_8));
        sum.update(ByteBuffer.allocate(4).putInt(0, item));
        sum.update(result);
        return ByteBuffer.allocate(HEAD)
                .putInt(item)
                .putInt(result.length)
                .putInt((int) sum.getValue())
                .array();
    }

    /** Removes them all. */
    void delete() throws IOException {
        folder.delete();
    }
}
