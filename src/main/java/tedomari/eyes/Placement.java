package tedomari.eyes;

import java.util.Arrays;

/**
 * An eye as it lies somewhere and its norm position: where shift, rotation and reflection take each point, and back.
 *
 * @param eye in norm position
 * @param motion the rotation or reflection that led there, before the shift
 * @param points by point of the eye: which of the given points it was
 */
@SuppressWarnings("ArrayRecordComponent") // read, never written to, and never compared
record Placement(Eye eye, Motion motion, int[] points) {

    /**
     * Brings an eye into norm position.
     *
     * @param location where it lies; the corner is the origin, the edge is the line y = 0
     * @param xs the points inside
     * @param white those of them with white stones, as bits
     * @param ko the banned one, or −1
     */
    static Placement of(Location location, int[] xs, int[] ys, int white, int black, int ko) {
        Shape shape = Shape.of(location, xs, ys);
        Placement best = null;
        for (Motion motion : location.motions()) {
            if (Shape.number(location, motion, xs, ys) == shape.number()) {
                Placement candidate = placed(shape, motion, xs, ys, white, black, ko);
                if (best == null || candidate.eye.key() < best.eye.key()) {
                    best = candidate;
                }
            }
        }
        if (best == null) {
            throw new IllegalStateException("a shape is one of its own images");
        }
        return best;
    }

    private static Placement placed(Shape shape, Motion motion, int[] xs, int[] ys, int white, int black, int ko) {
        int[] way = way(shape, motion, xs, ys);
        int[] points = new int[xs.length];
        int newWhite = 0;
        int newBlack = 0;
        for (int i = 0; i < xs.length; i++) {
            points[way[i]] = i;
            newWhite |= (white >>> i & 1) << way[i];
            newBlack |= (black >>> i & 1) << way[i];
        }
        return new Placement(new Eye(shape, newWhite, newBlack, ko < 0 ? Eye.NO_KO : way[ko]), motion, points);
    }

    /** By given point, where a motion that leads to the shape takes it. */
    static int[] way(Shape shape, Motion motion, int[] xs, int[] ys) {
        int[] left = new int[xs.length];
        int[] bottom = new int[xs.length];
        Arrays.setAll(left, i -> motion.x(xs[i], ys[i]));
        Arrays.setAll(bottom, i -> motion.y(xs[i], ys[i]));
        int shiftX = shape.location() == Location.CORNER
                ? 0
                : Arrays.stream(left).min().orElse(0);
        int shiftY = shape.location() == Location.CENTRE
                ? Arrays.stream(bottom).min().orElse(0)
                : 0;
        int[] way = new int[xs.length];
        Arrays.setAll(way, i -> shape.pointAt(left[i] - shiftX, bottom[i] - shiftY));
        return way;
    }

    /** The place in the eye of one of the given points. */
    int pointOf(int given) {
        for (int point = 0; point < points.length; point++) {
            if (points[point] == given) {
                return point;
            }
        }
        throw new IllegalArgumentException("no point of the eye");
    }
}
