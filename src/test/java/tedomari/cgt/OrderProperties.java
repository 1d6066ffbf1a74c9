package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import tedomari.verify.NaiveGame;

/** Games are partially ordered, and the order is that of the definition. */
@PropertyDefaults(tries = 1000, edgeCases = EdgeCasesMode.NONE)
final class OrderProperties {

    @Property(tries = 3000)
    void theOrderIsThatOfTheDefinition(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        assertEquals(NaiveGame.of(g).leq(NaiveGame.of(h)), g.leq(h));
    }

    @Property
    void theOrderOfSumsIsThatOfTheDefinition(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Small.class) Game h,
            @ForAll(supplier = Games.Small.class) Game k) {
        NaiveGame sum = NaiveGame.of(g).plus(NaiveGame.of(h));
        assertEquals(sum.leq(NaiveGame.of(k)), g.plus(h).leq(k));
        assertEquals(NaiveGame.of(k).leq(sum), k.leq(g.plus(h)));
    }

    @Property
    void theOrderIsReflexive(@ForAll(supplier = Games.Small.class) Game g) {
        assertTrue(g.leq(g));
        assertEquals(Relation.EQUAL, g.relationTo(g));
    }

    @Property
    void theOrderIsAntisymmetric(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        if (g.leq(h) && h.leq(g)) {
            assertSame(g, h);
        }
    }

    @Property(tries = 3000)
    void theOrderIsTransitive(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Small.class) Game h,
            @ForAll(supplier = Games.Small.class) Game k) {
        if (g.leq(h) && h.leq(k)) {
            assertTrue(g.leq(k));
        }
    }

    @Property
    void theOrderIsCompatibleWithTheSum(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Small.class) Game h,
            @ForAll(supplier = Games.Small.class) Game k) {
        assertEquals(g.leq(h), g.plus(k).leq(h.plus(k)));
        assertEquals(g.leq(h), g.minus(h).leq(Values.ZERO));
    }

    @Property
    void negationReversesTheOrder(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        assertEquals(g.leq(h), h.negate().leq(g.negate()));
    }

    @Property
    void theOutcomeIsTheRelationToZero(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        Outcome expected = switch (g.relationTo(h)) {
            case EQUAL -> Outcome.P;
            case CONFUSED -> Outcome.N;
            case GREATER -> Outcome.L;
            case LESS -> Outcome.R;
        };
        assertEquals(expected, g.minus(h).outcome());
    }

    /** A move never makes a game better for both. */
    @Property
    void noLeftOptionIsAtLeastTheGame(@ForAll(supplier = Games.Small.class) Game g) {
        g.left().forEach(option -> assertFalse(g.leq(option)));
        g.right().forEach(option -> assertFalse(option.leq(g)));
    }

    /** The left stop is the least number with all larger numbers above the game; the right stop mirrors it. */
    @Property
    void theStopsAreWhereTheNumbersPass(@ForAll(supplier = Games.Small.class) Game g) {
        NaiveGame form = NaiveGame.of(g);
        Dyadic step = Dyadic.of(1, 6);
        assertTrue(form.leq(number(g.leftStop().plus(step))));
        assertFalse(form.leq(number(g.leftStop().minus(step))));
        assertTrue(number(g.rightStop().minus(step)).leq(form));
        assertFalse(number(g.rightStop().plus(step)).leq(form));
    }

    private static NaiveGame number(Dyadic x) {
        return NaiveGame.of(Game.of(x));
    }

    @Property
    void theStopsBoundThoseOfASum(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        Game sum = g.plus(h);
        assertTrue(sum.leftStop().compareTo(g.leftStop().plus(h.leftStop())) <= 0);
        assertTrue(sum.leftStop().compareTo(g.leftStop().plus(h.rightStop())) >= 0);
        assertTrue(sum.rightStop().compareTo(g.rightStop().plus(h.rightStop())) >= 0);
        assertTrue(sum.rightStop().compareTo(g.rightStop().plus(h.leftStop())) <= 0);
    }
}
