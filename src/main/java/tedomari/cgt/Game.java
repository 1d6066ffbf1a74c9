package tedomari.cgt;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The value of a short game, in canonical form: no option is dominated, none is reversible.
 *
 * <p>Canonical forms are unique (Siegel 2013, Theorem II.2.9) and interned, so two games are equal exactly if they are the
 * same object. What is asked of a game again and again is kept with it; the fields are written at most a few times, always
 * with the same immutable value, so threads need no lock.
 */
public abstract sealed class Game permits NumberUpStar, Braces {

    private static final AtomicLong BORN = new AtomicLong();

    /** Counts games in the order they were made: a total order of the living ones, which sorts options for interning. */
    final long serial = BORN.incrementAndGet();

    /** Depends on the value alone, not on the order in which games were made. */
    final int hash;

    final Dyadic leftStop;
    final Dyadic rightStop;

    /** The stops once more, in fixed point where they fit: comparisons begin with them. */
    private final long fixedLeftStop;

    private final long fixedRightStop;

    /** How deep braces stand in braces: a measure of the work that a comparison by moves may take. */
    final int depth;

    private @Nullable Game negative;
    private @Nullable Dyadic birthday;
    private @Nullable Thermograph thermograph;

    Game(int hash, int depth, Dyadic leftStop, Dyadic rightStop) {
        this.hash = hash;
        this.depth = depth;
        this.leftStop = leftStop;
        this.rightStop = rightStop;
        this.fixedLeftStop = leftStop.fixedPoint();
        this.fixedRightStop = rightStop.fixedPoint();
    }

    public static Game of(long integer) {
        return of(Dyadic.of(integer));
    }

    public static Game of(Dyadic number) {
        return NumberUpStar.of(number, 0, 0);
    }

    /** The nimber {@code *k}. */
    public static Game nimber(int k) {
        return NumberUpStar.of(Dyadic.ZERO, 0, k);
    }

    /** The value of {@code {left|right}}. */
    public static Game of(Collection<Game> left, Collection<Game> right) {
        return CanonicalForm.of(left.toArray(Game[]::new), right.toArray(Game[]::new));
    }

    /** Left's options, none dominated, none reversible. Not to be written to. */
    abstract Game[] leftArray();

    /** Right's options, none dominated, none reversible. Not to be written to. */
    abstract Game[] rightArray();

    public final List<Game> left() {
        return List.of(leftArray());
    }

    public final List<Game> right() {
        return List.of(rightArray());
    }

    /** The options of one player. */
    public final List<Game> options(Player player) {
        return player == Player.LEFT ? left() : right();
    }

    /** How many options both players have together. */
    public final int optionCount() {
        return leftArray().length + rightArray().length;
    }

    public final Game negate() {
        Game known = negative;
        if (known == null) {
            known = makeNegative();
            known.negative = this;
            negative = known;
        }
        return known;
    }

    abstract Game makeNegative();

    /** The other game is known to be the negative of this one; it may be so without being known. */
    final boolean hasNegative(Game other) {
        return negative == other;
    }

    public final Game plus(Game other) {
        return Addition.plus(this, other);
    }

    public final Game minus(Game other) {
        return Addition.plus(this, other.negate());
    }

    /** This game is at most the other: Left moving second wins the other minus this. */
    public final boolean leq(Game other) {
        return Order.leq(this, other);
    }

    public final Relation relationTo(Game other) {
        return this == other ? Relation.EQUAL : Relation.of(leq(other), other.leq(this));
    }

    public final Outcome outcome() {
        return Outcome.of(relationTo(Values.ZERO));
    }

    public boolean isNumber() {
        return false;
    }

    /** The number that this game is. */
    public Dyadic number() {
        throw new GameException(this + " is not a number");
    }

    public final boolean isInteger() {
        return isNumber() && leftStop.isInteger();
    }

    /** Between all positive and all negative numbers: both stops are zero. */
    public final boolean isInfinitesimal() {
        return leftStop.isZero() && rightStop.isZero();
    }

    /** Every follower has moves for both players or for neither. */
    public abstract boolean isAllSmall();

    /** The first number reached when Left starts and both play for it. */
    public final Dyadic leftStop() {
        return leftStop;
    }

    /** The first number reached when Right starts and both play for it. */
    public final Dyadic rightStop() {
        return rightStop;
    }

    static int compareLeftStops(Game g, Game h) {
        return compare(g.fixedLeftStop, g.leftStop, h.fixedLeftStop, h.leftStop);
    }

    static int compareRightStops(Game g, Game h) {
        return compare(g.fixedRightStop, g.rightStop, h.fixedRightStop, h.rightStop);
    }

    static int compareLeftStopToRightStop(Game g, Game h) {
        return compare(g.fixedLeftStop, g.leftStop, h.fixedRightStop, h.rightStop);
    }

    private static int compare(long fixed, Dyadic exact, long otherFixed, Dyadic otherExact) {
        return fixed != Dyadic.NO_FIXED_POINT && otherFixed != Dyadic.NO_FIXED_POINT
                ? Long.compare(fixed, otherFixed)
                : exact.compareTo(otherExact);
    }

    /** The height of the game tree, an integer. */
    public final Dyadic birthday() {
        Dyadic known = birthday;
        if (known == null) {
            known = makeBirthday();
            birthday = known;
        }
        return known;
    }

    abstract Dyadic makeBirthday();

    public final Thermograph thermograph() {
        Thermograph known = thermograph;
        if (known == null) {
            known = makeThermograph();
            thermograph = known;
        }
        return known;
    }

    abstract Thermograph makeThermograph();

    public Dyadic mean() {
        return thermograph().mean();
    }

    public Dyadic temperature() {
        return thermograph().temperature();
    }

    /** The place where every long computation with games lets itself be stopped. */
    static void checkpoint() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("cancelled");
        }
    }

    @Override
    public final int hashCode() {
        return hash;
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return this == other;
    }

    /** In plain ASCII, as {@link Notation#ASCII} writes it. */
    @Override
    public final String toString() {
        return Notation.ASCII.write(this);
    }
}
