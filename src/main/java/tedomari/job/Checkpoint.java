package tedomari.job;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * A file with the results of the items that are done, in the order in which they were done.
 *
 * <p>It begins with a frame that holds the identity of the job; each further frame is an item and its result. A frame is the
 * number of the item, its length and its checksum, four bytes each, then its bytes. What follows the last whole frame was cut
 * off or damaged: it is dropped, and those items are worked on again.
 */
public final class Checkpoint implements Results {

    private static final int HEAD = 12;
    private static final int IDENTITY = -0x7ed0;
    private static final long ABSENT = -1;

    private final Path file;
    // Not a channel of its own: an interrupt would close that, and this file outlives the interrupt of a worker.
    private final RandomAccessFile content;
    private final long[] places;
    private long end;

    private Checkpoint(Path file, RandomAccessFile content, int items) {
        this.file = file;
        this.content = content;
        places = new long[items];
        Arrays.fill(places, ABSENT);
    }

    /**
     * The checkpoint of a job, as far as the job is done, or a new one.
     *
     * @throws IOException if the file belongs to another job, is no checkpoint or is in use
     */
    public static Checkpoint open(Path file, Job job) throws IOException {
        RandomAccessFile content = new RandomAccessFile(file.toFile(), "rw");
        Checkpoint checkpoint = new Checkpoint(file, content, job.items());
        try {
            checkpoint.lock();
            checkpoint.recover(job.identity().getBytes(StandardCharsets.UTF_8));
        } catch (IOException | RuntimeException e) {
            content.close();
            throw e;
        }
        return checkpoint;
    }

    private void lock() throws IOException {
        try {
            if (content.getChannel().tryLock() == null) {
                throw new IOException(file + " is in use by another process");
            }
        } catch (OverlappingFileLockException e) {
            throw new IOException(file + " is in use already", e);
        }
    }

    private void recover(byte[] identity) throws IOException {
        long size = content.length();
        if (size < HEAD + identity.length) {
            // Not even the first frame was written whole; a file of someone else is not overwritten.
            byte[] frame = frame(IDENTITY, identity);
            if (!Arrays.equals(read(0, (int) size), Arrays.copyOf(frame, (int) size))) {
                throw new IOException(file + " is not a checkpoint of this job");
            }
            end = 0;
            append(IDENTITY, identity);
            return;
        }
        if (!Arrays.equals(frameAt(0, size, IDENTITY), identity)) {
            throw new IOException(file + " is not a checkpoint of this job");
        }
        end = (long) HEAD + identity.length;
        while (true) {
            int item = end + HEAD <= size ? head(end).getInt() : -1;
            byte[] result = item < 0 || item >= places.length ? null : frameAt(end, size, item);
            if (result == null) {
                break;
            }
            places[item] = end;
            end += HEAD + result.length;
        }
        content.setLength(end);
    }

    /** The bytes of a whole frame of that item, or null. */
    private byte @Nullable [] frameAt(long place, long size, int item) throws IOException {
        ByteBuffer head = head(place);
        int there = head.getInt();
        int length = head.getInt();
        int checksum = head.getInt();
        if (there != item || length < 0 || place + HEAD + length > size) {
            return null;
        }
        byte[] bytes = read(place + HEAD, length);
        return checksum == checksum(item, bytes) ? bytes : null;
    }

    private ByteBuffer head(long place) throws IOException {
        return ByteBuffer.wrap(read(place, HEAD));
    }

    private byte[] read(long place, int length) throws IOException {
        byte[] bytes = new byte[length];
        content.seek(place);
        try {
            content.readFully(bytes);
        } catch (EOFException e) {
            throw new IOException(file + " ends too early", e);
        }
        return bytes;
    }

    private static int checksum(int item, byte[] bytes) {
        CRC32C sum = new CRC32C();
        sum.update(ByteBuffer.allocate(4).putInt(0, item));
        sum.update(bytes);
        return (int) sum.getValue();
    }

    private static byte[] frame(int item, byte[] bytes) {
        return ByteBuffer.allocate(HEAD + bytes.length)
                .putInt(item)
                .putInt(bytes.length)
                .putInt(checksum(item, bytes))
                .put(bytes)
                .array();
    }

    private void append(int item, byte[] bytes) throws IOException {
        byte[] frame = frame(item, bytes);
        content.seek(end);
        content.write(frame);
        end += frame.length;
    }

    @Override
    public boolean has(int item) {
        return places[item] != ABSENT;
    }

    @Override
    public void put(int item, byte[] result) throws IOException {
        long place = end;
        append(item, result);
        places[item] = place;
    }

    @Override
    public byte[] take(int item) throws IOException {
        byte[] result = frameAt(places[item], end, item);
        if (result == null) {
            throw new IOException(file + " is damaged: the result of item " + item + " is not what was written");
        }
        return result;
    }

    @Override
    public void close() throws IOException {
        content.close();
    }
}
