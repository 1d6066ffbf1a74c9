package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tedomari.verify.NaiveGame;

/** The games born by day two, all of them (Siegel 2013, §III.1). */
final class DayTwoTest {

    @Test
    void thereAreTwentyTwo() {
        Set<String> names = Games.DAY_TWO.stream().map(Game::toString).collect(Collectors.toSet());
        assertEquals(
                Set.of(
                        "0",
                        "1",
                        "-1",
                        "2",
                        "-2",
                        "1/2",
                        "-1/2",
                        "*",
                        "*2",
                        "1*",
                        "-1*",
                        "^",
                        "v",
                        "^*",
                        "v*",
                        "+-1",
                        "{1|0}",
                        "{1|*}",
                        "{0|-1}",
                        "{*|-1}",
                        "{1|0,*}",
                        "{0,*|-1}"),
                names);
    }

    @Test
    void theirOrderIsThatOfTheDefinition() {
        for (Game g : Games.DAY_TWO) {
            for (Game h : Games.DAY_TWO) {
                assertEquals(NaiveGame.of(g).leq(NaiveGame.of(h)), g.leq(h), g + " and " + h);
                assertEquals(g == h, NaiveGame.of(g).isEqualTo(NaiveGame.of(h)));
            }
        }
    }

    @Test
    void noneIsBornLater() {
        Games.DAY_TWO.forEach(g -> assertTrue(g.birthday().compareTo(Dyadic.TWO) <= 0));
    }

    @Test
    void theCompanionIsAnInvolutionThatPreservesTheOrder() {
        Set<Game> companions = new HashSet<>();
        for (Game g : Games.DAY_TWO) {
            companions.add(Companion.of(g));
            assertSame(g, Companion.of(Companion.of(g)));
            for (Game h : Games.DAY_TWO) {
                assertEquals(g.leq(h), Companion.of(g).leq(Companion.of(h)), g + " and " + h);
            }
        }
        assertEquals(Set.copyOf(Games.DAY_TWO), companions);
    }
}
