package tedomari.search;

import tedomari.go.Colour;

/** How a race ends. */
public enum Outcome {
    /** Black captures an essential block of White. */
    BLACK,
    /** White captures an essential block of Black. */
    WHITE,
    /** Neither can capture the other. */
    SEKI,
    /** A limit was reached before the search was through. */
    UNKNOWN;

    public static Outcome winOf(Colour colour) {
        return colour == Colour.BLACK ? BLACK : WHITE;
    }

    /** 1 if that player captures, −1 if he is captured, 0 in a seki. */
    public int worthTo(Colour colour) {
        if (this == UNKNOWN) {
            throw new IllegalStateException("an unknown outcome has no worth");
        }
        return this == SEKI ? 0 : this == winOf(colour) ? 1 : -1;
    }
}
