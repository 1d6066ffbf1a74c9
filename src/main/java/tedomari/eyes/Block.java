package tedomari.eyes;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * The part of a library that belongs to one shape. Big-endian numbers:
 *
 * <pre>
 *  0  length of the block, checksum of all that follows (CRC-32C)
 *  8  number of the shape
 * 16  how many eyes it has, by stage: four numbers
 * 32  how many eyes are stored, how many records, how many of the eyes are calm
 * 44  for each stored eye, by rising keys: the key, the number of its first record
 *  …  the records, six bytes each: extra eye · 32 + the fewest external liberties, both statuses, both sets of best moves
 * </pre>
 */
final class Block {

    static final int AFTER_CHECKSUM = 8;
    static final int HEAD = 44;
    static final int RECORD = 6;
    private static final int ENTRY = 8;

    private final ByteBuffer bytes;

    private Block(ByteBuffer bytes) {
        this.bytes = bytes;
    }

    /**
     * The block that begins there.
     *
     * @throws Inconsistency if it is cut off or its checksum is wrong
     */
    static Block at(ByteBuffer bytes, int place) {
        int length = place < 0 || bytes.limit() - place < HEAD ? 0 : bytes.getInt(place);
        if (length < HEAD || length > bytes.limit() - place) {
            throw new Inconsistency("a block is cut off");
        }
        ByteBuffer own = bytes.slice(place, length);
        CRC32C checksum = new CRC32C();
        checksum.update(own.slice(AFTER_CHECKSUM, length - AFTER_CHECKSUM));
        Block block = new Block(own);
        if ((int) checksum.getValue() != own.getInt(4)
                || length != HEAD + (long) ENTRY * block.eyes() + (long) RECORD * block.records()) {
            throw new Inconsistency("a block is damaged");
        }
        return block;
    }

    int length() {
        return bytes.limit();
    }

    Shape shape() {
        return Shape.of(shapeNumber());
    }

    long shapeNumber() {
        return bytes.getLong(8);
    }

    /** How many eyes the shape has at that stage, alive ones included. */
    int count(Stage stage) {
        return bytes.getInt(16 + 4 * stage.ordinal());
    }

    /** How many eyes are stored. */
    int eyes() {
        return bytes.getInt(32);
    }

    int records() {
        return bytes.getInt(36);
    }

    int calm() {
        return bytes.getInt(40);
    }

    int key(int eye) {
        return bytes.getInt(HEAD + ENTRY * eye);
    }

    private int firstRecord(int eye) {
        return eye == eyes() ? records() : bytes.getInt(HEAD + ENTRY * eye + 4);
    }

    /** The place of an eye, or −1 if it is alive. */
    int find(int key) {
        int low = 0;
        int high = eyes() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int there = key(middle);
            if (there == key) {
                return middle;
            }
            if (there < key) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    private int place(int record) {
        return HEAD + ENTRY * eyes() + RECORD * record;
    }

    private long finding(int record) {
        int place = place(record);
        return bytes.get(place + 1) & 0xFF
                | (bytes.getShort(place + 2) & 0xFFFFL) << 8
                | (bytes.getShort(place + 4) & 0xFFFFL) << 24;
    }

    /** The finding for an eye with so many external liberties. */
    long finding(int eye, int liberties, boolean extraEye) {
        int wanted = (extraEye ? 32 : 0) + Math.min(liberties, Laws.LEVELS - 1);
        long found = Finding.IMPOSSIBLE;
        for (int record = firstRecord(eye); record < firstRecord(eye + 1); record++) {
            int from = bytes.get(place(record));
            if (from > wanted) {
                break;
            }
            if (from >> 5 == wanted >> 5) {
                found = finding(record);
            }
        }
        return found;
    }

    /** All records of an eye. */
    List<EyeRecord> recordsOf(int eye) {
        List<EyeRecord> all = new ArrayList<>();
        for (int record = firstRecord(eye); record < firstRecord(eye + 1); record++) {
            int from = bytes.get(place(record));
            int next = record + 1 < firstRecord(eye + 1) ? bytes.get(place(record + 1)) : 64;
            int to = next >> 5 == from >> 5 ? (next & 31) - 1 : Laws.LEVELS - 1;
            all.add(new EyeRecord(from >= 32, from & 31, to, finding(record)));
        }
        return all;
    }

    /** All its eyes. */
    Stream<Evaluation> evaluations() {
        Shape shape = shape();
        return IntStream.range(0, eyes()).mapToObj(eye -> new Evaluation(Eye.of(shape, key(eye)), recordsOf(eye)));
    }
}
