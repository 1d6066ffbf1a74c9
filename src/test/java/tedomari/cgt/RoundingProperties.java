package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import tedomari.verify.NaiveGame;

/** The adjustment values by their definition, searched for among the integers. */
@PropertyDefaults(tries = 1000, edgeCases = EdgeCasesMode.NONE)
final class RoundingProperties {

    private static final int FAR = 60;

    @Property
    void roundingUpFindsTheLargestIntegerThatIsNotTooLarge(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        Game sum = g.plus(h);
        int up = FAR;
        while (sum.leq(Game.of(up - 1))) {
            up--;
        }
        assertEquals(Dyadic.of(up), Rounding.up(sum));
    }

    @Property
    void roundingDownFindsTheLeastIntegerThatIsNotTooSmall(
            @ForAll(supplier = Games.Small.class) Game g, @ForAll(supplier = Games.Small.class) Game h) {
        Game sum = g.plus(h);
        int down = -FAR;
        while (Game.of(down + 1).leq(sum)) {
            down++;
        }
        assertEquals(Dyadic.of(down), Rounding.down(sum));
    }

    /** The same by the naive order, for small games. */
    @Property
    void roundingUpIsThatOfTheDefinition(@ForAll(supplier = Games.Small.class) Game g) {
        NaiveGame form = NaiveGame.of(g);
        int up = FAR;
        while (form.leq(NaiveGame.integer(up - 1))) {
            up--;
        }
        assertEquals(Dyadic.of(up), Rounding.up(g));
    }
}
