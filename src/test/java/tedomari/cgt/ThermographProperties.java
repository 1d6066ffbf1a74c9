package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.obermuhlner.math.big.BigRational;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;

/** What thermographs of sums and of cooled games have to do with those of their parts. */
@PropertyDefaults(tries = 500, edgeCases = EdgeCasesMode.NONE)
final class ThermographProperties {

    @Property
    void theMeanIsAdditive(@ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        assertEquals(g.mean().plus(h.mean()), g.plus(h).mean());
        assertEquals(g.mean().negate(), g.negate().mean());
    }

    @Property
    void theMeanIsMonotone(@ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        if (g.leq(h)) {
            assertTrue(g.mean().compareTo(h.mean()) <= 0);
        }
    }

    @Property
    void noSumIsHotterThanItsHottestPart(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        Dyadic hottest = g.temperature().max(h.temperature());
        assertTrue(g.plus(h).temperature().compareTo(hottest) <= 0);
    }

    @Property
    void theWallsOfASumLieBetweenTheSumsOfWalls(
            @ForAll(supplier = Games.Small.class) Game g,
            @ForAll(supplier = Games.Small.class) Game h,
            @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        Dyadic left = left(g.plus(h), t);
        Dyadic right = right(g.plus(h), t);
        assertTrue(left.compareTo(left(g, t).plus(left(h, t))) <= 0);
        assertTrue(left.compareTo(left(g, t).plus(right(h, t))) >= 0);
        assertTrue(right.compareTo(right(g, t).plus(right(h, t))) >= 0);
        assertTrue(right.compareTo(left(g, t).plus(right(h, t))) <= 0);
    }

    @Property
    void theWallsAreTheStopsOfTheCooledGame(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Temperature.class) Dyadic t) {
        assertEquals(Cooling.cool(g, t).leftStop(), left(g, t));
        assertEquals(Cooling.cool(g, t).rightStop(), right(g, t));
    }

    @Property
    void theWallsAreTheStopsOfTheCooledGameBelowZeroToo(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Subzero.class) Dyadic t) {
        assertEquals(Cooling.cool(g, t).leftStop(), left(g, t));
        assertEquals(Cooling.cool(g, t).rightStop(), right(g, t));
    }

    @Property
    void theWallsMeetAtTheTemperatureAndNotBefore(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Subzero.class) Dyadic below) {
        Dyadic top = g.temperature();
        assertEquals(g.mean(), left(g, top));
        assertEquals(g.mean(), right(g, top));
        Dyadic t = top.plus(below);
        if (t.compareTo(Dyadic.MINUS_ONE) >= 0) {
            assertTrue(left(g, t).compareTo(right(g, t)) > 0);
        }
    }

    @Property
    void theLeftWallSlopesOneWayOnly(@ForAll(supplier = Games.Small.class) Game g) {
        Thermograph thermograph = g.thermograph();
        assertTrue(List.of(0, -1).containsAll(thermograph.leftWall().slopes()));
        assertTrue(List.of(0, 1).containsAll(thermograph.rightWall().slopes()));
    }

    @Property
    void aWallAtAThirdLiesOnTheLineBetweenItsNeighbours(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll @IntRange(min = -2, max = 20) int thirds) {
        BigRational t = BigRational.valueOf(thirds, 3);
        for (Wall wall : List.of(g.thermograph().leftWall(), g.thermograph().rightWall())) {
            Dyadic below = Dyadic.MINUS_ONE;
            Dyadic above = Dyadic.of(100);
            for (Dyadic critical : wall.criticalTemperatures()) {
                if (Rational.of(critical).compareTo(t) <= 0) {
                    below = below.max(critical);
                } else {
                    above = above.min(critical);
                }
            }
            BigRational rise = Rational.of(wall.at(above)).subtract(Rational.of(wall.at(below)));
            BigRational run = Rational.of(above).subtract(Rational.of(below));
            BigRational onLine =
                    Rational.of(wall.at(below)).add(rise.divide(run).multiply(t.subtract(Rational.of(below))));
            assertEquals(0, onLine.compareTo(wall.at(t)));
        }
    }

    @Property
    void aWallIsTheSameForBothKindsOfNumbers(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Subzero.class) Dyadic t) {
        Wall wall = g.thermograph().leftWall();
        assertEquals(0, Rational.of(wall.at(t)).compareTo(wall.at(Rational.of(t))));
    }

    private static Dyadic left(Game g, Dyadic t) {
        return g.thermograph().leftWall().at(t);
    }

    private static Dyadic right(Game g, Dyadic t) {
        return g.thermograph().rightWall().at(t);
    }
}
