package tedomari.cgt;

/** The games that have names. Apart from {@link Game}, so that no class needs a subclass of its own to load. */
public final class Values {

    public static final Game ZERO = Game.of(0);
    public static final Game ONE = Game.of(1);
    public static final Game STAR = Game.nimber(1);
    public static final Game UP = NumberUpStar.of(Dyadic.ZERO, 1, 0);

    private Values() {}
}
