package tedomari.semeai;

/** The size of an eye as far as it matters to a race: a larger class beats a smaller one (Müller 1999; Nakamura 2009, §2). */
public enum EyeClass {
    NONE,
    /** One to three points. */
    SMALL,
    FOUR,
    FIVE,
    SIX,
    /** Seven points or more, of which nothing is claimed with shared liberties. */
    LARGER;

    /** Of an eye space of this many points, stones in it counted. */
    static EyeClass of(int points) {
        return points == 0
                ? NONE
                : points <= 3 ? SMALL : points == 4 ? FOUR : points == 5 ? FIVE : points == 6 ? SIX : LARGER;
    }
}
