package tedomari.cli.life;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import tedomari.cli.Solution;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.go.io.Diagram;
import tedomari.search.Limits;
import tedomari.search.life.ClosedArea;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;

final class LifeSgfTest {

    @Test
    void theSolutionOfLifeAndDeath() {
        Position position = Diagram.read("...B@/BBBB@/@@@@@").position();
        LifeProblem problem = LifeProblem.of(ClosedArea.of(position, position.stones(Role.ESSENTIAL)));
        LifeSolver solver = LifeSolver.of(Limits.NONE);
        List<LifeAnswer> answers = List.of(solver.solve(problem, Colour.BLACK), solver.solve(problem, Colour.WHITE));
        Solution solution = new Solution(new LifeSgf(problem, answers, solver).root());
        assertEquals(1, solution.marked("TE", "B"));
        assertEquals(1, solution.marked("TE", "W"));
        assertEquals(2, solution.marked("BM", "B"));
        assertEquals(2, solution.marked("BM", "W"));
    }
}
