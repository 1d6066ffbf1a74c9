package tedomari.semeai;

import org.jspecify.annotations.Nullable;
import tedomari.go.Colour;
import tedomari.go.PointSet;

/**
 * A region of a race, by the name it has on the board.
 *
 * @param owner whose liberties these are; null if they are shared
 * @param value what it is worth, seen from Black; null if it is shared or refused
 * @param refusal why the theory does not cover it, or null
 */
public record RaceRegion(
        String name,
        Kind kind,
        @Nullable Colour owner,
        PointSet points,
        @Nullable RegionValue value,
        @Nullable String refusal) {

    /** What a region is to the race. */
    public enum Kind {
        /** A single liberty that the opponent can fill whenever he likes. */
        PLAIN,
        /** A region that the opponent can enter from outside. */
        EXTERNAL,
        /** A region that the block surrounds alone. */
        EYE,
        /** Liberties of both blocks. */
        SHARED
    }

    /** May become an eye: without the last liberty falling here, the block cannot be captured here. */
    public boolean isEyeCapable() {
        return kind == Kind.EYE || value != null && value.mayLive();
    }
}
