package tedomari.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import tedomari.cgt.Game;
import tedomari.cgt.Outcome;
import tedomari.cgt.Relation;
import tedomari.judge.Judge;
import tedomari.judge.Method;
import tedomari.judge.Verdict;
import tedomari.search.Limits;
import tedomari.task.Progress;

/** Which move is the largest? Nakamura 2009, Figures 17 and 19. */
final class RankingTest {

    private static Candidate corridor(int n, int x) {
        Sketch sketch = new Beads(n, x).sketch();
        return Candidate.of("G(" + n + "," + x + ")", sketch.region().value().cooled(), sketch);
    }

    private static final Candidate A = corridor(3, 8);
    private static final Candidate B = corridor(4, 5);
    private static final Candidate C = corridor(5, 4);

    @Test
    void thePaperOrdersItsCorridorsBThenAThenC() {
        assertEquals(List.of(B, A, C), Ranking.of(List.of(A, B, C)).candidates());
        assertEquals(Relation.GREATER, B.relationTo(A));
        assertEquals(Relation.LESS, C.relationTo(A));
    }

    @Test
    void blackWinsTheDifferenceGames() {
        assertSame(Outcome.L, B.difference(A).outcome());
        assertSame(Outcome.L, A.difference(C).outcome());
        assertSame(Outcome.R, C.difference(B).outcome());
    }

    @Test
    void onTheBoardOnlyTheLargerMoveWins() {
        DifferenceRace race = DifferenceRace.of(B, A);
        Verdict verdict = new Judge(false, Limits.ofNodes(1), Progress.SILENT)
                .judge(race.position())
                .blackFirst();
        assertEquals(Method.FORMULA, verdict.method());
        assertEquals(List.of(race.first()), verdict.moves());
    }

    @Test
    void equalMovesAreEqual() {
        assertEquals(Relation.EQUAL, corridor(1, 4).relationTo(corridor(1, 4)));
    }

    @Test
    void thereIsNoMoveInANumberOfLiberties() {
        assertThrows(IllegalArgumentException.class, () -> Candidate.of("none", Game.of(0), null));
    }
}
