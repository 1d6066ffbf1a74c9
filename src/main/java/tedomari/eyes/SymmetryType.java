package tedomari.eyes;

import java.util.Collection;
import java.util.Locale;

/**
 * The symmetry that is left to an eye in norm position: the seven types of Wolf and Pratola (2006, Figure 1) and none. They are
 * the groups of motions of the square, those alike up to a motion taken as one.
 */
public enum SymmetryType {
    NONE,
    /** One reflection in a line of the board. */
    AXIS,
    /** One reflection in a diagonal. */
    DIAGONAL,
    /** Half a turn. */
    HALF_TURN,
    /** Both reflections in lines of the board, and so half a turn. */
    AXES,
    /** Both reflections in diagonals, and so half a turn. */
    DIAGONALS,
    /** Quarter turns without a reflection. */
    QUARTER_TURN,
    /** Everything. */
    FULL;

    /** The type of a group of motions. */
    static SymmetryType of(Collection<Motion> group) {
        boolean axis = group.contains(Motion.MIRROR) || group.contains(Motion.FLIP);
        return switch (group.size()) {
            case 1 -> NONE;
            case 2 -> group.contains(Motion.HALF_TURN) ? HALF_TURN : axis ? AXIS : DIAGONAL;
            case 4 -> group.contains(Motion.LEFT_TURN) ? QUARTER_TURN : axis ? AXES : DIAGONALS;
            default -> FULL;
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
