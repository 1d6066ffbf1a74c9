package tedomari.verify;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.search.Limits;
import tedomari.search.Outcome;
import tedomari.search.RaceSolver;
import tedomari.semeai.Estimate.Result;
import tedomari.semeai.Race;
import tedomari.semeai.RegionCache;
import tedomari.semeai.Roles;

final class HuntTest {

    /** What the hunt found: each rule says something of its race that the search refutes. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "PRINTED_FORMULA, BBB@@/B.B@@/BBBBB/.BBBB/WWWWW/.#.##, BLACK",
        "TWO_EYES, BBBBB@@/B.B.B@@/BBBBBBB/WWWWWWW/.#.####, WHITE",
        "BOTH_LIVE, ...B@@/BBBBBB/WWWWWW/.#W..., BLACK",
        "HOPES, @.@./BBBB/WWWW/WX.X/WO.O, BLACK",
        "LAST_MOVE, BBBBBBB@@@/BOOOO.B.@@/BBBBBBBBBB/WWWWWWWWWW/.#.#.#.###, WHITE"
    })
    void aRuleThatIsNotClaimedFails(Rule rule, String rows, Colour first) {
        Position position = Diagram.read(rows).position();
        Roles roles = Roles.of(position);
        Race race = Race.of(roles.position(), roles.black(), roles.white(), new RegionCache());
        Result claimed = rule.claim(race, first);
        Outcome found = RaceSolver.of(Limits.ofNodes(1_000_000)).outcome(race.position(), first);
        assertNotNull(claimed);
        assertTrue(!claimed.name().equals(found.name()), claimed + " " + found);
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource(names = {"PRINTED_PRUNING", "PRINTED_FORMULA", "TWO_EYES", "KO"})
    void theHuntFindsTheFailureOnItsOwn(Rule rule) throws IOException {
        Hunt hunt = new Hunt(1, 15);
        int item = rule.ordinal();
        assertEquals(rule, hunt.rule(item));
        Catch found = Catch.of(hunt.work(item));
        assertTrue(found.failures() > 0 && found.failures() < found.races(), found::toString);
        HuntPage page = new HuntPage(hunt);
        page.add(item, found);
        assertNotNull(page.of(rule).smallest());
        assertTrue(page.text().contains("the exact search"), page::text);
    }

    @Test
    void aCatchIsReadBackAndTheSmallestIsKept() throws IOException {
        Counterexample small = new Counterexample(2, 10, "B.", "it fails");
        Counterexample large = new Counterexample(3, 5, "B..", "it fails");
        Catch both = new Catch(5, 1, large).and(new Catch(7, 2, small)).and(Catch.NOTHING);
        assertEquals(new Catch(12, 3, small), both);
        assertArrayEquals(both.toBytes(), Catch.of(both.toBytes()).toBytes());
    }
}
