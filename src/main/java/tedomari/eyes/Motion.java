package tedomari.eyes;

/** A turn or reflection of the plane that keeps the origin: (x, y) goes to (a x + b y, c x + d y). */
public enum Motion {
    IDENTITY(1, 0, 0, 1),
    /** Left and right change places. */
    MIRROR(-1, 0, 0, 1),
    /** Top and bottom change places. */
    FLIP(1, 0, 0, -1),
    /** Half a turn. */
    HALF_TURN(-1, 0, 0, -1),
    /** The reflection in x = y. */
    DIAGONAL(0, 1, 1, 0),
    /** A quarter turn counterclockwise. */
    LEFT_TURN(0, -1, 1, 0),
    /** A quarter turn clockwise. */
    RIGHT_TURN(0, 1, -1, 0),
    /** The reflection in x = −y. */
    ANTIDIAGONAL(0, -1, -1, 0);

    private final int a;
    private final int b;
    private final int c;
    private final int d;

    Motion(int a, int b, int c, int d) {
        this.a = a;
        this.b = b;
        this.c = c;
        this.d = d;
    }

    int x(int x, int y) {
        return a * x + b * y;
    }

    int y(int x, int y) {
        return c * x + d * y;
    }

    /** The motion that undoes this. Each is orthogonal, so its inverse is its transpose. */
    public Motion inverse() {
        return of(a, c, b, d);
    }

    /** First this, then {@code next}. */
    public Motion then(Motion next) {
        return of(next.a * a + next.b * c, next.a * b + next.b * d, next.c * a + next.d * c, next.c * b + next.d * d);
    }

    private static Motion of(int a, int b, int c, int d) {
        for (Motion motion : values()) {
            if (motion.a == a && motion.b == b && motion.c == c && motion.d == d) {
                return motion;
            }
        }
        throw new IllegalArgumentException("no motion of the square");
    }
}
