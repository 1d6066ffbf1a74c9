package tedomari.eyes;

import java.util.Arrays;
import java.util.List;

/**
 * The eyes of a shape, each in norm position: of its images under the symmetries of the shape the one with the smallest key.
 * The key of an eye is the index of its colouring · 16 + 1 + the ko point, + 0 without one.
 *
 * <p>White stands on no point that is joined to the wall. A point may be banned if the stone that it takes could have been
 * captured there, from a legal position, by a single stone whose only liberty it is.
 */
final class Inhabitants {

    private final Ground ground;
    private final Colourings colourings;
    private char[][] images = new char[0][];
    private int[][] permutations = new int[0][];

    private final long[] counts = new long[Stage.values().length];
    private int[] keys = new int[256];
    private int[] at = new int[256];
    private byte[] banned = new byte[256];
    private int size;

    Inhabitants(Ground ground, Colourings colourings) {
        this.ground = ground;
        this.colourings = colourings;
    }

    /**
     * Finds all eyes, counts them by stage, and lists those that may be other than alive, and one more.
     *
     * @param asked the key of an eye to list in any case, or −1
     */
    void prepare(Shape shape, Bound bound, int asked) {
        prepareImages(shape);
        Arrays.fill(counts, 0);
        size = 0;
        for (int m = 0; m < colourings.count(); m++) {
            int white = colourings.white(m);
            if (ground.attached[white] != 0) {
                continue;
            }
            int black = colourings.black(m);
            int key = colourings.index(white, black) << 4;
            if (isNorm(key, white, black, -1)) {
                counts[(black != 0 ? Stage.BLACK : white != 0 ? Stage.WHITE : Stage.EMPTY).ordinal()]++;
                if (bound.isOpen(m) || key == asked) {
                    list(key, m, Ban.NONE);
                }
            }
            for (int empty = ground.all & ~(white | black); empty != 0; empty &= empty - 1) {
                int point = Integer.numberOfTrailingZeros(empty);
                Ban ban = ban(white, black, point);
                if (ban != Ban.NONE && isNorm(key + 1 + point, white, black, point)) {
                    counts[Stage.KO.ordinal()]++;
                    if (ban == Ban.WHITE || bound.isOpen(m) || key + 1 + point == asked) {
                        list(key + 1 + point, m, ban);
                    }
                }
            }
        }
    }

    private void prepareImages(Shape shape) {
        List<Motion> symmetries = shape.symmetries();
        // Most shapes have none, and the identity changes nothing.
        int others = symmetries.size() - 1;
        images = new char[others][];
        permutations = new int[others][];
        for (int i = 0; i < others; i++) {
            int[] permutation = shape.permutation(symmetries.get(i + 1));
            char[] image = new char[ground.all + 1];
            for (int set = 1; set <= ground.all; set++) {
                image[set] = (char) (image[set & set - 1] | 1 << permutation[Integer.numberOfTrailingZeros(set)]);
            }
            permutations[i] = permutation;
            images[i] = image;
        }
    }

    private boolean isNorm(int key, int white, int black, int ko) {
        for (int i = 0; i < images.length; i++) {
            int image = colourings.index(images[i][white], images[i][black]) << 4;
            if (image + (ko < 0 ? 0 : 1 + permutations[i][ko]) < key) {
                return false;
            }
        }
        return true;
    }

    /** Who may be banned from an empty point. */
    Ban ban(int white, int black, int point) {
        int near = ground.neighbours(point);
        if (near == 0) {
            return Ban.NONE;
        }
        int empty = ground.all & ~(white | black);
        int stone = 1 << point;
        if ((near & ~white) == 0) {
            for (int rest = near; rest != 0; rest &= rest - 1) {
                int taker = rest & -rest;
                if (isAlone(white, taker, empty, stone) && colourings.number(white & ~taker, black | stone) >= 0) {
                    return Ban.BLACK;
                }
            }
        } else if ((near & ~black) == 0 && (ground.wall & stone) == 0) {
            for (int rest = near; rest != 0; rest &= rest - 1) {
                int taker = rest & -rest;
                if (isAlone(black, taker, empty, stone) && colourings.number(white | stone, black & ~taker) >= 0) {
                    return Ban.WHITE;
                }
            }
        }
        return Ban.NONE;
    }

    private boolean isAlone(int own, int taker, int empty, int breath) {
        int point = Integer.numberOfTrailingZeros(taker);
        return ground.chain(own, point) == taker && (ground.neighbours(point) & empty) == breath;
    }

    private void list(int key, int colouring, Ban ban) {
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            at = Arrays.copyOf(at, 2 * size);
            banned = Arrays.copyOf(banned, 2 * size);
        }
        keys[size] = key;
        at[size] = colouring;
        banned[size] = (byte) ban.ordinal();
        size++;
    }

    /** How many eyes there are, by stage. */
    long[] counts() {
        return counts;
    }

    /** How many are listed. */
    int size() {
        return size;
    }

    int key(int eye) {
        return keys[eye];
    }

    /** The number of its colouring. */
    int colouring(int eye) {
        return at[eye];
    }

    Ban ban(int eye) {
        return Ban.of(banned[eye]);
    }

    /** Its ko point, or −1. */
    int ko(int eye) {
        return (keys[eye] & 15) - 1;
    }
}
