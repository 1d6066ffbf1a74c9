package tedomari.eyes;

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
}
