package tedomari.eyes;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * Writes the block of a shape ({@link Block} tells its form). External liberties with equal findings share a record. What an
 * eye breaks of the laws that hold for every eye is noticed here, before it gets into a file.
 */
final class BlockWriter {

    private final Shape shape;
    private final long[] counts;
    private final int[] entries;
    private ByteBuffer records = ByteBuffer.allocate(1 << 12);
    private final Laws laws = new Laws();
    private int eyes;
    private int recordCount;
    private int calm;

    BlockWriter(Shape shape, long[] counts, int eyes) {
        this.shape = shape;
        this.counts = counts;
        entries = new int[2 * eyes];
    }

    void beginEye(int key) {
        entries[2 * eyes] = key;
        entries[2 * eyes + 1] = recordCount;
        laws.begin((key & 15) == 0);
    }

    /** The findings of an eye by external liberties; the last one holds for more of them, too. */
    void add(int extraEye, long[] findings) {
        long last = Finding.IMPOSSIBLE;
        for (int liberties = 0; liberties < findings.length; liberties++) {
            laws.add(extraEye, liberties, findings[liberties]);
            if (findings[liberties] != last) {
                last = findings[liberties];
                if (records.remaining() < Block.RECORD) {
                    records = ByteBuffer.allocate(2 * records.capacity()).put(records.flip());
                }
                records.put((byte) (extraEye << 5 | liberties))
                        .put((byte) last)
                        .putShort((short) Finding.blackMoves(last))
                        .putShort((short) Finding.whiteMoves(last));
                recordCount++;
            }
        }
    }

    void endEye() {
        calm += laws.isCalm() ? 1 : 0;
        eyes++;
    }

    byte[] bytes() {
        ByteBuffer block = ByteBuffer.allocate(Block.HEAD + Integer.BYTES * 2 * eyes + records.position());
        block.position(Block.AFTER_CHECKSUM);
        block.putLong(shape.number());
        Arrays.stream(counts).forEach(count -> block.putInt(Math.toIntExact(count)));
        block.putInt(eyes).putInt(recordCount).putInt(calm);
        for (int i = 0; i < 2 * eyes; i++) {
            block.putInt(entries[i]);
        }
        block.put(records.flip());
        CRC32C checksum = new CRC32C();
        checksum.update(block.array(), Block.AFTER_CHECKSUM, block.capacity() - Block.AFTER_CHECKSUM);
        block.putInt(0, block.capacity()).putInt(4, (int) checksum.getValue());
        return block.array();
    }
}
