package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;

/**
 * Heating undoes no cooling, but cooling undoes heating: {@code cool(heat(g, t), t) = g} for every g and every number t ≥ 0
 * (Siegel 2013, §II.5).
 */
@PropertyDefaults(tries = 500, edgeCases = EdgeCasesMode.NONE)
final class HeatingProperties {

    @Property
    void coolingUndoesHeating(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        assertSame(g, Cooling.cool(Heating.heat(g, Game.of(t)), t));
    }

    @Example
    void heatingDoesNotUndoCoolingBeyondTheTemperature() {
        Game g = GameReader.read("{4|0}");
        assertNotSame(g, Heating.heat(Cooling.cool(g, Dyadic.of(3)), Game.of(3)));
    }

    /** What was not cooled down to a number anywhere in its tree comes back: here switches, all as hot as the cooling. */
    @Example
    void heatingUndoesCoolingWhereNothingFroze() {
        Game g = GameReader.read("{9|5||1|-3}");
        assertSame(g, Heating.heat(Cooling.cool(g, Dyadic.TWO), Game.of(2)));
    }

    /** Only there: heating counts as written, and what is dominated need not be so when heated. */
    @Property
    void heatingAddsUpOnAllSmallGames(
            @ForAll(supplier = Games.AllSmall.class) Game g,
            @ForAll(supplier = Games.AllSmall.class) Game h,
            @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        Game bonus = Game.of(t);
        assertSame(Heating.heat(g.plus(h), bonus), Heating.heat(g, bonus).plus(Heating.heat(h, bonus)));
    }

    @Property
    void heatingPreservesTheOrderOfAllSmallGames(
            @ForAll(supplier = Games.AllSmall.class) Game g,
            @ForAll(supplier = Games.AllSmall.class) Game h,
            @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        Game bonus = Game.of(t);
        assertEquals(g.relationTo(h), Heating.heat(g, bonus).relationTo(Heating.heat(h, bonus)));
    }

    @Example
    void heatingDoesNotPreserveTheOrderOfOthers() {
        Game g = GameReader.read("-1*");
        assertEquals(Relation.LESS, g.relationTo(Values.ZERO));
        assertEquals(Relation.CONFUSED, Heating.heat(g, Values.ONE).relationTo(Values.ZERO));
    }

    @Property
    void heatingRaisesTheTemperature(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        if (!g.isNumber()) {
            assertEquals(g.temperature().plus(t), Heating.heat(g, Game.of(t)).temperature());
        }
    }

    @Property
    void heatingKeepsNumbers(
            @ForAll(supplier = Games.Number.class) Game x, @ForAll(supplier = Games.Small.class) Game t) {
        assertSame(x, Heating.heat(x, t));
    }

    @Property
    void chillingUndoesWarming(@ForAll(supplier = Games.Small.class) Game g) {
        assertSame(g, Cooling.cool(Heating.warm(g), Dyadic.ONE));
    }

    @Property
    void overheatingTakesAnIntegerToCopies(
            @ForAll(supplier = Games.Small.class) Game s, @ForAll(supplier = Games.Small.class) Game t) {
        assertSame(s.plus(s).plus(s), Heating.overheat(Game.of(3), s, t));
        assertSame(s.negate(), Heating.overheat(Game.of(-1), s, t));
    }
}
