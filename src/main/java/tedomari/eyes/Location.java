package tedomari.eyes;

import java.util.List;
import java.util.Locale;

/** Where on the board an eye lies: in the lower left corner, on the lower edge, or away from the edges. */
public enum Location {
    CORNER(List.of(Motion.IDENTITY, Motion.DIAGONAL)),
    EDGE(List.of(Motion.IDENTITY, Motion.MIRROR)),
    CENTRE(List.of(Motion.values()));

    private final List<Motion> motions;

    Location(List<Motion> motions) {
        this.motions = motions;
    }

    /** Is the point on the board? The corner is a quadrant, the edge a half plane, the centre a plane. */
    boolean contains(int x, int y) {
        return switch (this) {
            case CORNER -> x >= 0 && y >= 0;
            case EDGE -> y >= 0;
            case CENTRE -> true;
        };
    }

    /** The motions that keep the board, shifts apart. */
    List<Motion> motions() {
        return motions;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
