package tedomari.search.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.search.Limits;

/** Known shapes, and what the solver says beside the status. */
final class LifeSolverTest {

    private static final String BENT_FOUR = ".X.W#/XWWW#/.WWW#/WWWW#/#####";
    private static final String SIX = "...W#/...W#/WWWW#/#####";

    private static LifeProblem problem(String rows) {
        Position position = Diagram.read(rows).position();
        return LifeProblem.of(ClosedArea.of(position, position.essential()));
    }

    private static LifeAnswer solve(LifeProblem problem, Colour first) {
        return LifeSolver.of(Limits.NONE).solve(problem, first);
    }

    private static LifeVerdict judge(LifeProblem problem) {
        return LifeSolver.of(Limits.NONE).judge(problem);
    }

    @ParameterizedTest(name = "{0}: {2} if attacked, {3} if defended")
    @CsvSource({
        "ten thousand year ko, X.X.W#/WXX.W#/WWWWW#/######, l1d, l1d",
        "ten thousand year ko taken, .OX.W#/WXX.W#/WWWWW#/######, l1d, l1d",
        "bent four in the corner, .X.W#/XWWW#/.WWW#/WWWW#/#####, d, d",
        "six in the corner, ...W#/...W#/WWWW#/#####, d, l",
        "six in the corner and a liberty, ...W.#/...W##/WWWW#%/#####%, d1l, l",
        "six in the corner and two, ...W.#/...W.#/WWWW##/#####%, l, l",
        "seven in the corner, ....W#/...WW#/WWWWW#/######, l1d, l",
        "eight in the corner, ....W#/....W#/WWWWW#/######, l, l",
        "five, WWWWW#/W...W#/W..WW#/WWWWW#/######, d, l",
        "four in the corner, ...W#/.WWW#/WWWW#/#####, d1l, l",
        "four in the corner and two, ...W.#/.WWW.#/WWWW##/#####%, l, l",
        "a standing ko, #O.WW/##W.W/%#WWW/%####, d, d",
        "two eyes, .W.W#/WWWW#/#####, l, l",
        "one eye, .WW#/WWW#/####, d, d"
    })
    void aKnownShape(String name, String rows, String attacked, String defended) {
        LifeProblem problem = problem(rows);
        assertEquals(attacked, solve(problem, Colour.BLACK).code());
        assertEquals(defended, solve(problem, Colour.WHITE).code());
        Position swapped = Diagram.read(rows).position().withColoursExchanged();
        LifeProblem other = LifeProblem.of(ClosedArea.of(swapped, swapped.essential()));
        assertEquals(attacked, solve(other, Colour.WHITE).code());
        assertEquals(defended, solve(other, Colour.BLACK).code());
    }

    @Test
    void libertiesOutsideTheDiagramCountLikeThoseInside() {
        assertEquals(
                "d1l", solve(problem(SIX).withOutside(1, false), Colour.BLACK).code());
        assertEquals(
                "l", solve(problem(SIX).withOutside(2, false), Colour.BLACK).code());
    }

    @Test
    void anExtraEyeAndAnotherMakeTwo() {
        assertEquals(
                "l",
                solve(problem(".WW#/WWW#/####").withOutside(0, true), Colour.BLACK)
                        .code());
        assertEquals(
                "d",
                solve(problem("XWW#/.WW#/####").withOutside(0, false), Colour.BLACK)
                        .code());
    }

    @Test
    void aBentFourIsAKoIfTenukiHasNoValueAndIsToldByItsDefinition() {
        LifeProblem problem = problem(BENT_FOUR);
        LifeAnswer answer = solve(problem.withTenukiValue(false), Colour.WHITE);
        assertEquals("d1l", answer.code());
        assertEquals(List.of(Board.NONE), answer.moves());
        LifeVerdict verdict = judge(problem);
        assertEquals(Optional.of(Colour.WHITE), verdict.bentFour());
        assertEquals(LifeVerdict.Calm.SETTLED, verdict.calm());
        assertTrue(verdict.attackerFirst().moves().contains(Board.NONE));
        assertEquals(Optional.empty(), judge(problem(SIX)).bentFour());
    }

    @Test
    void severalTargetsAreDeadOnlyIfAllAre() {
        assertEquals("d", solve(problem("W.#/###/W.#/###"), Colour.BLACK).code());
        assertEquals(
                "l",
                solve(problem("W.###/#####/WWWW#/.W.W#/WWWW#/#####"), Colour.BLACK)
                        .code());
    }

    @Test
    void sekiIsToldFromLifeByTheStonesInside() {
        LifeVerdict verdict = judge(problem("X.X.W#/WXX.W#/WWWWW#/######"));
        assertEquals(LifeVerdict.Life.SEKI, verdict.attackerLife());
        assertEquals(LifeVerdict.Calm.CALM, verdict.calm());
        assertEquals(LifeVerdict.Life.EYES, judge(problem(".W.W#/WWWW#/#####")).attackerLife());
    }

    @Test
    void aLimitMakesTheAnswerUnknown() {
        LifeAnswer answer = LifeSolver.of(Limits.ofNodes(20)).solve(problem(SIX), Colour.BLACK);
        assertNull(answer.status());
        assertEquals("unknown", answer.code());
        assertEquals("the limit of 20 nodes was reached", answer.unknownBecause());
    }

    @Test
    void valuesRunFromSixToMinusSix() {
        assertEquals(6, new LifeStatus(true, 0).value(true, 5));
        assertEquals(-6, new LifeStatus(true, 0).value(false, 5));
        assertEquals(-2, new LifeStatus(false, 2).value(true, 5));
        assertEquals("dead unless the defender has two ko threats more", new LifeStatus(false, 2).words());
    }

    @Test
    void theAreaOfAnOrdinaryPositionIsFoundAndItsWallIsAssumedSafe() {
        String rows =
                "..OX.....\n..OX.....\nOOOX.....\nXXXX.....\n.........\n.........\n.........\n.........\n.........";
        Position position = Diagram.read(rows).position();
        Enclosure enclosure = Enclosure.of(position, PointSet.of(2));
        assertEquals(1, enclosure.assumptions().size());
        assertEquals(5, enclosure.area().size());
        assertEquals("d", solve(LifeProblem.of(enclosure.area()), Colour.BLACK).code());
        Position open = Diagram.read(rows.replace("XXXX", "....")).position();
        assertThrows(IllegalArgumentException.class, () -> Enclosure.of(open, PointSet.of(2)));
        assertFalse(enclosure.area().points().contains(4));
    }
}
