package tedomari.semeai;

import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Heating;
import tedomari.cgt.Values;
import tedomari.go.Colour;

/**
 * What a region is worth to the race. The four games count the owner's liberties positive; what the methods answer is seen
 * from Black, so that the liberties of White count negative.
 *
 * @param low with the ban of ko on the owner of the block, if the last liberty falls here
 * @param high with the ban of ko on the attacker, if the last liberty falls here
 * @param lowElsewhere as {@code low}, if the block still has a liberty elsewhere
 * @param highElsewhere as {@code high}, if the block still has a liberty elsewhere
 * @param isFlagged whether {@code low} and {@code high} are only the least that it can be worth: the evaluation met parts
 *     of which it is open where the last liberty falls, hopes where the block has no liberties, or a last move that cannot wait
 */
public record RegionValue(Colour owner, Game low, Game high, Game lowElsewhere, Game highElsewhere, boolean isFlagged) {

    static RegionValue of(Colour owner, PartValue low, PartValue high) {
        return new RegionValue(
                owner, low.last(), high.last(), low.notLast(), high.notLast(), low.isFlagged() || high.isFlagged());
    }

    RegionValue flagged() {
        return new RegionValue(owner, low, high, lowElsewhere, highElsewhere, true);
    }

    /** If the last liberty falls here, these are the values as well. */
    boolean hasLast(Game otherLow, Game otherHigh) {
        return !differ(low, otherLow, Dyadic.ONE) && !differ(high, otherHigh, Dyadic.ONE);
    }

    /** The value if the last liberty falls here (LA): the least that the region can be worth to its owner. */
    public Game value() {
        return signed(simplest(low));
    }

    /** The value cooled by 2. */
    public Game cooled() {
        return signed(cooled(low));
    }

    /** The value cooled by 2 if the block still has a liberty elsewhere (NL), at its most for the owner. */
    Game cooledElsewhere() {
        return signed(cooled(highElsewhere));
    }

    public Dyadic temperature() {
        return low.temperature();
    }

    /** The most that it can be worth to its owner, as far as ko and the place of the last liberty are open. */
    public Game most() {
        return signed(simplest(isClean() ? high : highElsewhere));
    }

    /**
     * Who wins a ko changes the value, even after cooling by 2: the theory does not apply. Where the block has no liberty the
     * last one cannot fall, so all that the region is worth it is worth while there is one elsewhere.
     */
    public boolean dependsOnKo() {
        boolean hasNoLiberty = low == Values.ZERO && high == Values.ZERO;
        return hasNoLiberty ? differ(lowElsewhere, highElsewhere, Dyadic.TWO) : differ(low, high, Dyadic.TWO);
    }

    /** It does not matter whether the last liberty falls here or elsewhere; then the theory is exact. */
    public boolean isClean() {
        return !isFlagged && !differ(low, lowElsewhere, Dyadic.ONE) && !differ(high, highElsewhere, Dyadic.ONE);
    }

    /** It is certain what it is worth if the last liberty falls here. */
    public boolean isCertain() {
        return !isFlagged;
    }

    /** The block may live here. */
    boolean mayLive() {
        return mayLiveAtLast() || Alive.occursIn(lowElsewhere) || Alive.occursIn(highElsewhere);
    }

    /** The block may live here even if the last liberty falls here. */
    boolean mayLiveAtLast() {
        return Alive.occursIn(low) || Alive.occursIn(high);
    }

    private Game signed(Game game) {
        return owner == Colour.BLACK ? game : game.negate();
    }

    /**
     * The simplest form of a value: forms that differ only below temperature 1 count the same liberties, so it is cooled by 1
     * and heated again.
     */
    private static Game simplest(Game game) {
        return new Alive().absorb(Heating.heat(Cooling.cool(game, Dyadic.ONE), Values.ONE));
    }

    private static Game cooled(Game game) {
        return new Alive().absorb(Cooling.cool(game, Dyadic.TWO));
    }

    private static boolean differ(Game g, Game h, Dyadic t) {
        return Cooling.cool(g, t) != Cooling.cool(h, t);
    }
}
