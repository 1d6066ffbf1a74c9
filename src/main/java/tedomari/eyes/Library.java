package tedomari.eyes;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * All eyes of one size that are not unconditionally alive, in a read-only file that is mapped into memory. Big-endian numbers:
 *
 * <pre>
 *   0  "TDMEYES" and a line feed, to be recognised by
 *   8  the format, the size of the eyes, the ruling (2), the most threats, the most external liberties told apart
 *  28  how many shapes there are
 *  32  the {@link Tally}: for each location seven numbers of eight bytes
 * 200  where the index begins, how long the file is, eight bytes each
 * 216  the checksum of the index, the checksum of all before (CRC-32C)
 * 224  a {@link Block} for each shape, in the order of their numbers
 *   …  the index: for each shape its number and the place of its block, eight bytes each
 * </pre>
 */
public final class Library {

    /** The version of the file's form. */
    public static final int FORMAT = 1;

    static final byte[] MAGIC = "TDMEYES\n".getBytes(StandardCharsets.US_ASCII);
    static final int HEAD = 224;
    static final int INDEX_ENTRY = 16;

    // A mapping has less than 2 GiB. They overlap, so that a block lies in the one of its first byte.
    private static final int STEP_BITS = 30;
    private static final long WINDOW = Integer.MAX_VALUE;

    private final Path file;
    private final int size;
    private final Tally tally;
    private final long length;
    private final ByteBuffer[] windows;
    private final long[] shapes;
    private final long[] places;

    private Library(Path file, ByteBuffer head, ByteBuffer[] windows, ByteBuffer index) {
        this.file = file;
        size = head.getInt(12);
        tally = Tally.read(head.position(32));
        length = head.getLong(208);
        this.windows = windows;
        shapes = new long[index.limit() / INDEX_ENTRY];
        places = new long[shapes.length];
        for (int i = 0; i < shapes.length; i++) {
            shapes[i] = index.getLong(INDEX_ENTRY * i);
            places[i] = index.getLong(INDEX_ENTRY * i + 8);
        }
    }

    /** The head of a file. */
    static ByteBuffer head(int size, Tally tally, ByteBuffer index, long indexPlace) {
        ByteBuffer head = ByteBuffer.allocate(HEAD);
        head.put(MAGIC).putInt(FORMAT).putInt(size).putInt(2).putInt(Layers.MOST_THREATS);
        head.putInt(Laws.LEVELS - 1).putInt(index.limit() / INDEX_ENTRY);
        tally.put(head);
        head.putLong(indexPlace).putLong(indexPlace + index.limit()).putInt(checksum(index));
        return head.putInt(checksum(head.duplicate().flip())).flip();
    }

    private static int checksum(ByteBuffer bytes) {
        CRC32C checksum = new CRC32C();
        checksum.update(bytes.duplicate());
        return (int) checksum.getValue();
    }

    /**
     * Opens a file.
     *
     * @throws IOException with a sentence that names the file, if it is no library, of another form, cut off or damaged
     */
    public static Library open(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            long there = channel.size();
            ByteBuffer head = ByteBuffer.allocate(HEAD);
            while (head.hasRemaining() && channel.read(head) >= 0) {
                // A read may bring less than was asked for.
            }
            head.flip();
            checkHead(file, head, there);
            long indexPlace = head.getLong(200);
            long indexLength = there - indexPlace;
            if (indexPlace < HEAD || indexLength != (long) INDEX_ENTRY * head.getInt(28)) {
                throw new IOException(file + " is damaged: its index is not where it should be");
            }
            ByteBuffer index = channel.map(MapMode.READ_ONLY, indexPlace, indexLength);
            if (checksum(index) != head.getInt(216)) {
                throw new IOException(file + " is damaged: the checksum of its index is wrong");
            }
            ByteBuffer[] windows = new ByteBuffer[(int) (there - 1 >> STEP_BITS) + 1];
            for (int i = 0; i < windows.length; i++) {
                long start = (long) i << STEP_BITS;
                windows[i] = channel.map(MapMode.READ_ONLY, start, Math.min(WINDOW, there - start));
            }
            return new Library(file, head, windows, index);
        }
    }

    private static void checkHead(Path file, ByteBuffer head, long there) throws IOException {
        int known = Math.min(MAGIC.length, head.limit());
        if (known == 0 || !head.slice(0, known).equals(ByteBuffer.wrap(MAGIC, 0, known))) {
            throw new IOException(file + " is not a library of eyes");
        }
        if (head.limit() < HEAD) {
            throw new IOException(file + " is cut off: it has only " + there + " bytes");
        }
        if (head.getInt(8) != FORMAT) {
            throw new IOException(file + " is a library of format " + head.getInt(8) + "; this program reads format "
                    + FORMAT + ": build it again");
        }
        if (checksum(head.duplicate().limit(HEAD - 4)) != head.getInt(220)) {
            throw new IOException(file + " is damaged: the checksum of its head is wrong");
        }
        if (head.getLong(208) != there) {
            throw new IOException(
                    file + " is cut off or damaged: it has " + there + " bytes in place of " + head.getLong(208));
        }
    }

    public Path file() {
        return file;
    }

    /** The size of its eyes. */
    public int size() {
        return size;
    }

    /** The length of the file in bytes. */
    public long length() {
        return length;
    }

    public Tally tally() {
        return tally;
    }

    /** How many shapes it holds. */
    public int shapes() {
        return shapes.length;
    }

    /**
     * The block of the shape at that place.
     *
     * @throws Inconsistency with a sentence that names the file, if the block is damaged
     */
    Block block(int shape) {
        long place = places[shape];
        try {
            if (place < HEAD || place >= length) {
                throw new Inconsistency("a block is not where it should be");
            }
            int window = (int) (place >> STEP_BITS);
            Block block = Block.at(windows[window], (int) (place - ((long) window << STEP_BITS)));
            if (block.shapeNumber() != shapes[shape]) {
                throw new Inconsistency("a block belongs to another shape");
            }
            return block;
        } catch (Inconsistency e) {
            throw new Inconsistency(file + " is damaged at " + Shape.of(shapes[shape]) + ": " + e.getMessage(), e);
        }
    }

    /** All eyes of the library, in the order of the file. */
    public Stream<Evaluation> evaluations() {
        return IntStream.range(0, shapes.length)
                .boxed()
                .flatMap(shape -> block(shape).evaluations());
    }

    /** The place of a shape, or −1 if there is no such shape of this size. */
    int indexOf(Shape shape) {
        return Math.max(-1, Arrays.binarySearch(shapes, shape.number()));
    }
}
