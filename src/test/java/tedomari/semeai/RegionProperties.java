package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Values;
import tedomari.go.Colour;

final class RegionProperties {

    @Provide
    Arbitrary<String> regions() {
        return Arbitraries.longs().map(seed -> Regions.random(new Random(seed))).filter(text -> text.contains("."));
    }

    private static Game cooled(Game game) {
        return Cooling.cool(game, Dyadic.TWO);
    }

    private static void assertSameValue(RegionValue expected, RegionValue actual) {
        assertSame(expected.cooled(), actual.cooled());
        assertEquals(expected.temperature(), actual.temperature());
        assertEquals(expected.isClean(), actual.isClean());
        assertEquals(expected.dependsOnKo(), actual.dependsOnKo());
    }

    @Example
    void aRegionWhosePartsCannotBeComparedIsUncertainInEveryOrientation() {
        String text = "%%BB@%/@.XO.%/%....%/%XXX.%/%@%%%%";
        assertFalse(Regions.read(text).value().isCertain());
        aRegionReflectedOrTurnedHasTheSameValue(text);
    }

    @Property(tries = 200)
    void aRegionReflectedOrTurnedHasTheSameValue(@ForAll("regions") String text) {
        RegionValue value = Regions.read(text).value();
        assertSameValue(value, Regions.read(Regions.mirrored(text)).value());
        assertSameValue(value, Regions.read(Regions.transposed(text)).value());
        assertSameValue(
                value, Regions.read(Regions.mirrored(Regions.transposed(text))).value());
    }

    @Property(tries = 200)
    void aRegionWithTheColoursExchangedHasTheNegativeValue(@ForAll("regions") String text) {
        RegionValue value = Regions.read(text).value();
        RegionValue exchanged =
                Regions.read(Regions.withColoursExchanged(text), Colour.WHITE).value();
        assertSame(value.value(), exchanged.value().negate());
        assertSame(value.cooled(), exchanged.cooled().negate());
        assertSame(value.most(), exchanged.most().negate());
        assertEquals(value.temperature(), exchanged.temperature());
        assertEquals(value.isClean(), exchanged.isClean());
        assertEquals(value.dependsOnKo(), exchanged.dependsOnKo());
    }

    @Property(tries = 200)
    void aPlainLibertyElsewhereCountsOne(@ForAll("regions") String text) {
        RegionValue value = Regions.read(text).value();
        Assume.that(!value.mayLive());
        RegionValue more = Regions.read(Regions.withPlainLiberty(text)).value();
        assertSame(value.cooled().plus(Values.ONE), more.cooled());
        assertEquals(value.isClean(), more.isClean());
    }

    @Property(tries = 200)
    void theBoundsAreInOrder(@ForAll("regions") String text) {
        RegionValue value = Regions.read(text).value();
        assertTrue(cooled(value.low()).leq(cooled(value.high())), "low and high");
        assertTrue(cooled(value.lowElsewhere()).leq(cooled(value.highElsewhere())), "low and high elsewhere");
        assertTrue(cooled(value.low()).leq(cooled(value.lowElsewhere())), "here and elsewhere, low");
        assertTrue(cooled(value.high()).leq(cooled(value.highElsewhere())), "here and elsewhere, high");
    }
}
