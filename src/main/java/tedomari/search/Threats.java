package tedomari.search;

import tedomari.go.Colour;

/** How many external ko threats the players have: with each, its owner may once retake a ko at once (Wolf 2000). */
public record Threats(int black, int white) {

    /** More than this many is as good as without end. */
    public static final int MAX = 5;

    public static final Threats NONE = new Threats(0, 0);

    public Threats {
        if (black < 0 || white < 0 || black > MAX || white > MAX) {
            throw new IllegalArgumentException(
                    "a player has 0 to " + MAX + " ko threats, not " + black + " and " + white);
        }
    }

    /** That many for one player, none for the other. */
    public static Threats of(Colour colour, int count) {
        return colour == Colour.BLACK ? new Threats(count, 0) : new Threats(0, count);
    }

    public int of(Colour colour) {
        return colour == Colour.BLACK ? black : white;
    }
}
