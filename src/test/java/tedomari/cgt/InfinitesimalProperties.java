package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Atomic weights, uptimals and what is left of a game when infinitesimals do not count. */
@PropertyDefaults(tries = 500, edgeCases = EdgeCasesMode.NONE)
final class InfinitesimalProperties {

    @Property
    void theAtomicWeightOfNUpsIsN(
            @ForAll @IntRange(min = -50, max = 50) int n, @ForAll @IntRange(min = 0, max = 7) int nimber) {
        assertSame(Game.of(n), AtomicWeight.of(NumberUpStar.of(Dyadic.ZERO, n, nimber)));
    }

    @Property
    void theAtomicWeightIsAdditiveOnAllSmallGames(
            @ForAll(supplier = Games.AllSmall.class) Game g, @ForAll(supplier = Games.AllSmall.class) Game h) {
        assertSame(AtomicWeight.of(g).plus(AtomicWeight.of(h)), AtomicWeight.of(g.plus(h)));
        assertSame(AtomicWeight.of(g).negate(), AtomicWeight.of(g.negate()));
    }

    @Property
    void theAtomicWeightIsAdditiveWhereItExists(
            @ForAll(supplier = Games.Infinitesimal.class) Game g,
            @ForAll(supplier = Games.Infinitesimal.class) Game h) {
        if (AtomicWeight.exists(g) && AtomicWeight.exists(h)) {
            assertSame(AtomicWeight.of(g).plus(AtomicWeight.of(h)), AtomicWeight.of(g.plus(h)));
        }
    }

    @Property
    void everyAllSmallGameIsAtomicAndOnlyInfinitesimalsAre(
            @ForAll(supplier = Games.AllSmall.class) Game small, @ForAll(supplier = Games.Small.class) Game g) {
        assertTrue(AtomicWeight.exists(small));
        assertFalse(AtomicWeight.exists(g) && !g.isInfinitesimal());
    }

    /** The two-ahead rule. */
    @Property(tries = 2000)
    void whoIsTwoAheadWins(
            @ForAll(supplier = Games.AllSmall.class) Game g, @ForAll(supplier = Games.AllSmall.class) Game h) {
        Game sum = g.plus(h);
        Game weight = AtomicWeight.of(sum);
        if (Game.of(2).leq(weight)) {
            assertEquals(Outcome.L, sum.outcome());
        }
        if (Values.ONE.leq(weight)) {
            assertFalse(sum.leq(Values.ZERO));
        }
    }

    @Property
    void nortonsProductWithUpHasTheWeightOfItsFirstFactor(@ForAll(supplier = Games.Leaf.class) Game weight) {
        assertSame(weight, AtomicWeight.of(Product.norton(weight, Values.UP)));
    }

    @Property
    void theReducedFormIsInfinitesimallyClose(@ForAll(supplier = Games.Small.class) Game g) {
        assertTrue(ReducedForm.of(g).minus(g).isInfinitesimal());
    }

    @Property
    void reducingTwiceIsReducingOnce(@ForAll(supplier = Games.Small.class) Game g) {
        assertSame(ReducedForm.of(g), ReducedForm.of(ReducedForm.of(g)));
    }

    @Property
    void theReducedFormIsThatOfAllGamesInfinitesimallyClose(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Infinitesimal.class) Game epsilon) {
        assertSame(ReducedForm.of(g), ReducedForm.of(g.plus(epsilon)));
        assertTrue(ReducedForm.of(g).birthday().compareTo(g.birthday()) <= 0);
    }

    @Property
    void anUptimalIsRecognised(
            @ForAll(supplier = Games.Number.class) Game number,
            @ForAll @IntRange(min = 0, max = 4) int nimber,
            @ForAll @Size(max = 4) List<@IntRange(min = -3, max = 3) Integer> digits) {
        Uptimal uptimal = new Uptimal(number.number(), nimber, digits);
        assertEquals(uptimal, Uptimal.of(uptimal.value()));
    }

    @Property
    void anUptimalHasTheValueOfItsGame(@ForAll(supplier = Games.Small.class) Game g) {
        Uptimal uptimal = Uptimal.of(g);
        if (g instanceof NumberUpStar) {
            assertNotNull(uptimal);
        }
        if (uptimal != null) {
            assertSame(g, uptimal.value());
        }
    }

    @Property
    void aTinyIsPositiveAndSmallerThanEveryUptimal(
            @ForAll(supplier = Games.Number.class) Game x, @ForAll @IntRange(min = 1, max = 6) int power) {
        if (x.number().signum() > 0) {
            Game tiny = Tiny.tiny(x);
            assertEquals(Outcome.L, tiny.outcome());
            assertEquals(Relation.LESS, tiny.relationTo(Power.pow(Values.UP, Dyadic.of(power))));
            assertSame(tiny.negate(), Tiny.miny(x));
            assertTrue(Tiny.isNumberTiny(tiny));
        }
    }
}
