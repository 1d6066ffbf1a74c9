package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;

/** Cooling is a homomorphism of the ordered group of games (Siegel 2013, §II.5). */
@PropertyDefaults(tries = 500, edgeCases = EdgeCasesMode.NONE)
final class CoolingProperties {

    @Property
    void coolingIsAdditive(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Small.class) Game h,
            @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        assertSame(Cooling.cool(g, t).plus(Cooling.cool(h, t)), Cooling.cool(g.plus(h), t));
    }

    @Property
    void coolingIsAdditiveBelowZeroToo(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Small.class) Game h,
            @ForAll(supplier = Games.Subzero.class) Dyadic t) {
        assertSame(Cooling.cool(g, t).plus(Cooling.cool(h, t)), Cooling.cool(g.plus(h), t));
    }

    @Property(tries = 1000)
    void coolingIsMonotone(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Small.class) Game h,
            @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        if (g.leq(h)) {
            assertTrue(Cooling.cool(g, t).leq(Cooling.cool(h, t)));
        }
    }

    @Property
    void coolingTwiceIsCoolingByBoth(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Temperature.class) Dyadic s,
            @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        assertSame(Cooling.cool(g, s.plus(t)), Cooling.cool(Cooling.cool(g, s), t));
    }

    @Property
    void coolingCommutesWithNegation(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        assertSame(Cooling.cool(g.negate(), t), Cooling.cool(g, t).negate());
    }

    @Property
    void aNumberDoesNotCool(
            @ForAll(supplier = Games.Number.class) Game x, @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        assertSame(x, Cooling.cool(x, t));
    }

    @Property
    void coolingByZeroChangesNothing(@ForAll(supplier = Games.Small.class) Game g) {
        assertSame(g, Cooling.cool(g, Dyadic.ZERO));
    }

    @Property
    void aboveItsTemperatureAGameIsItsMean(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        if (g.temperature().compareTo(t) < 0) {
            assertSame(Game.of(g.mean()), Cooling.cool(g, t));
        }
    }

    /** Below the temperature no game is a number: the definition by options, taken at its word. */
    @Property
    void belowItsTemperatureAGameIsMadeOfItsCooledOptions(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        if (g.temperature().compareTo(t) >= 0) {
            Game tax = Game.of(t);
            assertSame(
                    Game.of(
                            g.left().stream()
                                    .map(option -> Cooling.cool(option, t).minus(tax))
                                    .toList(),
                            g.right().stream()
                                    .map(option -> Cooling.cool(option, t).plus(tax))
                                    .toList()),
                    Cooling.cool(g, t));
        }
    }

    @Property
    void coolingLowersTheTemperatureAndKeepsTheMean(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        Game cooled = Cooling.cool(g, t);
        assertEquals(g.mean(), cooled.mean());
        if (g.temperature().compareTo(t) >= 0) {
            assertEquals(g.temperature().minus(t), cooled.temperature());
        }
    }

    @Property
    void aFrozenGameIsInfinitesimallyCloseToItsMean(@ForAll(supplier = Games.Small.class) Game g) {
        Game frozen = Cooling.freeze(g);
        assertTrue(frozen.minus(Game.of(g.mean())).isInfinitesimal());
        assertEquals(g.isNumber(), frozen.isNumber());
    }

    @Property
    void freezingTwiceIsFreezingOnce(@ForAll(supplier = Games.Small.class) Game g) {
        assertSame(Cooling.freeze(g), Cooling.freeze(Cooling.freeze(g)));
    }
}
