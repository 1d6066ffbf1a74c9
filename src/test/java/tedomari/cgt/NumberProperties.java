package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import tedomari.verify.NaiveGame;

/** Numbers among games. */
@PropertyDefaults(tries = 1000, edgeCases = EdgeCasesMode.NONE)
final class NumberProperties {

    /** Number translation: nobody needs to move in the number (Siegel 2013, Theorem II.3.6). */
    @Property
    void aNumberTranslatesTheOptionsOfWhatIsNoNumber(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Number.class) Game x) {
        if (!g.isNumber()) {
            Game sum = g.plus(x);
            assertEquals(translated(g.left(), x), Set.copyOf(sum.left()));
            assertEquals(translated(g.right(), x), Set.copyOf(sum.right()));
            assertTrue(NaiveGame.of(g).plus(NaiveGame.of(x)).isEqualTo(NaiveGame.of(sum)));
        }
    }

    private static Set<Game> translated(List<Game> options, Game x) {
        return options.stream().map(x::plus).collect(Collectors.toSet());
    }

    @Property
    void aNumberTranslatesStopsMeanAndWalls(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Number.class) Game x,
            @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        Game sum = g.plus(x);
        Dyadic number = x.number();
        assertEquals(g.leftStop().plus(number), sum.leftStop());
        assertEquals(g.rightStop().plus(number), sum.rightStop());
        assertEquals(g.mean().plus(number), sum.mean());
        assertEquals(
                g.thermograph().leftWall().at(t).plus(number),
                sum.thermograph().leftWall().at(t));
        if (!g.isNumber()) {
            assertEquals(g.temperature(), sum.temperature());
        }
    }

    @Property
    void theStopsOfANumberAreTheNumber(@ForAll(supplier = Games.Number.class) Game x) {
        assertEquals(x.number(), x.leftStop());
        assertEquals(x.number(), x.rightStop());
        assertEquals(x.number(), x.mean());
        assertEquals(
                x.number().isInteger()
                        ? Dyadic.MINUS_ONE
                        : Dyadic.of(-1, x.number().exponent()),
                x.temperature());
        assertTrue(x.isNumber());
    }

    @Property
    void onlyANumberHasNegativeTemperature(@ForAll(supplier = Games.Small.class) Game g) {
        assertEquals(g.isNumber(), g.temperature().signum() < 0);
        assertTrue(g.isNumber() || g.leftStop().compareTo(g.rightStop()) >= 0);
    }

    @Property
    void gamesOfNumbersAddLikeNumbers(
            @ForAll(supplier = Games.Number.class) Game x, @ForAll(supplier = Games.Number.class) Game y) {
        assertSame(Game.of(x.number().plus(y.number())), x.plus(y));
        assertTrue(NaiveGame.of(x).plus(NaiveGame.of(y)).isEqualTo(NaiveGame.of(x.plus(y))));
    }

    /** The simplest number that fits: born before all others between the options. */
    @Property
    void aFormWithRoomForANumberIsTheSimplestOne(
            @ForAll(supplier = Games.Number.class) Game x, @ForAll(supplier = Games.Number.class) Game y) {
        if (x.leq(y) && x != y) {
            Game between = Game.of(List.of(x), List.of(y));
            assertTrue(between.isNumber());
            assertSame(Game.of(Dyadic.simplest(x.number(), false, y.number(), false)), between);
            assertFalse(between.leq(x));
            assertFalse(y.leq(between));
        }
    }

    @Property
    void aGameIsInfinitesimalIfNoPositiveNumberIsBelowItsSize(@ForAll(supplier = Games.Small.class) Game g) {
        Game number = Game.of(Dyadic.of(1, 20));
        assertEquals(g.leq(number) && number.negate().leq(g), g.isInfinitesimal());
    }
}
