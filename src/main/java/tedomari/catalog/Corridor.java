package tedomari.catalog;

import org.jspecify.annotations.Nullable;

/** A corridor of a family. */
public record Corridor(Family family, int length) {

    public Sketch sketch() {
        return family.sketches().apply(length);
    }

    int points() {
        return sketch().empties() + sketch().stones();
    }

    /** What it is worth by a formula, or null where none is known. */
    public Family.@Nullable ClosedForm closedForm() {
        return family.forms().apply(length);
    }
}
