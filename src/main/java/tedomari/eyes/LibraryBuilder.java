package tedomari.eyes;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import tedomari.job.Runner;

/**
 * Makes a library out of the blocks that an {@link EyeJob} computes, wherever it runs. The file is written beside its place and
 * renamed, so there is a whole one or none; it depends on the size alone, byte for byte.
 */
public final class LibraryBuilder {

    // Not a channel: an interrupt would close that and look like a fault of the disk.
    private final RandomAccessFile content;
    private final Tally tally = new Tally();
    private long[] index = new long[1024];
    private int shapes;
    private long end = Library.HEAD;

    private LibraryBuilder(RandomAccessFile content) {
        this.content = content;
    }

    /** Runs a job and writes its library. */
    public static void build(EyeJob job, Runner runner, Path file) throws IOException {
        // Always the same name, so that what a killed process left behind is overwritten by the next.
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        try {
            try (RandomAccessFile content = new RandomAccessFile(beside.toFile(), "rw")) {
                content.setLength(0);
                LibraryBuilder builder = new LibraryBuilder(content);
                runner.run(job, (item, blocks) -> builder.append(blocks));
                builder.finish(job.size());
            }
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private void append(byte[] bytes) throws IOException {
        ByteBuffer blocks = ByteBuffer.wrap(bytes);
        for (int place = 0; place < bytes.length; ) {
            Block block = Block.at(blocks, place);
            if (2 * shapes == index.length) {
                index = Arrays.copyOf(index, 2 * index.length);
            }
            index[2 * shapes] = block.shapeNumber();
            index[2 * shapes + 1] = end + place;
            shapes++;
            tally.add(block);
            place += block.length();
        }
        write(bytes, end);
        end += bytes.length;
    }

    private void finish(int size) throws IOException {
        ByteBuffer entries = ByteBuffer.allocate(Library.INDEX_ENTRY * shapes);
        for (int i = 0; i < 2 * shapes; i++) {
            entries.putLong(index[i]);
        }
        entries.flip();
        write(entries.array(), end);
        write(Library.head(size, tally, entries, end).array(), 0);
        content.getFD().sync();
    }

    private void write(byte[] bytes, long place) throws IOException {
        content.seek(place);
        content.write(bytes);
    }
}
