package tedomari.eyes;

/**
 * Some of the moves at an eye: points of its shape, a liberty outside (the extra eye, if it is the last one), and the pass.
 *
 * @param bits bit p for the point p, and the two below
 */
public record MoveSet(int bits) {

    static final int OUTSIDE = 1 << 14;
    static final int PASS = 1 << 15;

    public static final MoveSet EMPTY = new MoveSet(0);

    public boolean contains(int point) {
        return (bits >>> point & 1) != 0;
    }

    public boolean containsOutside() {
        return (bits & OUTSIDE) != 0;
    }

    public boolean containsPass() {
        return (bits & PASS) != 0;
    }

    /** The points among them, as a bit mask. */
    public int points() {
        return bits & OUTSIDE - 1;
    }

    public boolean isEmpty() {
        return bits == 0;
    }
}
