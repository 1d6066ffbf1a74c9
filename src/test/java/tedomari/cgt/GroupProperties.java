package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;
import tedomari.verify.NaiveGame;

/** Games are an abelian group; equal games are the same object, so {@code assertSame} is equality. */
@PropertyDefaults(tries = 1000, edgeCases = EdgeCasesMode.NONE)
final class GroupProperties {

    @Property
    void additionIsCommutative(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        assertSame(g.plus(h), h.plus(g));
    }

    @Property
    void additionIsAssociative(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Small.class) Game h,
            @ForAll(supplier = Games.Small.class) Game k) {
        assertSame(g.plus(h).plus(k), g.plus(h.plus(k)));
    }

    @Property
    void zeroIsNeutral(@ForAll(supplier = Games.Small.class) Game g) {
        assertSame(g, g.plus(Values.ZERO));
        assertSame(g, Values.ZERO.plus(g));
    }

    @Property
    void aGameAndItsNegativeCancel(@ForAll(supplier = Games.Small.class) Game g) {
        assertSame(Values.ZERO, g.plus(g.negate()));
        assertSame(Values.ZERO, g.minus(g));
        assertSame(g, g.negate().negate());
    }

    /** The way round the shortcut for a game and its known negative. */
    @Property
    void whatIsAddedCanBeTakenAway(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        assertSame(g, g.plus(h).minus(h));
    }

    @Property
    void theNegativeOfASumIsTheSumOfTheNegatives(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        assertSame(g.plus(h).negate(), g.negate().plus(h.negate()));
    }

    @Property
    void aMultipleIsARepeatedSum(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll @IntRange(min = -5, max = 5) int n) {
        Game sum = Values.ZERO;
        for (int i = 0; i < Math.abs(n); i++) {
            sum = n > 0 ? sum.plus(g) : sum.minus(g);
        }
        assertSame(sum, Product.multiple(Dyadic.of(n), g));
    }

    @Property
    void theSumAndTheNegativeAreThoseOfTheDefinition(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        NaiveGame a = NaiveGame.of(g);
        NaiveGame b = NaiveGame.of(h);
        assertTrue(a.plus(b).isEqualTo(NaiveGame.of(g.plus(h))));
        assertTrue(a.negate().isEqualTo(NaiveGame.of(g.negate())));
    }

    @Property
    void differentGamesAreDifferentByDefinitionToo(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        if (g != h) {
            assertFalse(NaiveGame.of(g).isEqualTo(NaiveGame.of(h)));
        }
    }
}
