package tedomari.cli.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.cli.Solution;
import tedomari.cli.shell.PositionFile;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.judge.Judge;
import tedomari.judge.Judgement;
import tedomari.search.Limits;
import tedomari.task.Progress;

/** Solutions as SGF trees: read back, every line is legal play. */
final class SolutionTest {

    @ParameterizedTest
    @ValueSource(strings = {"figure-3b", "false-eye-last", "plain", "seki", "ko", "one-eye-against-none"})
    void theSolutionOfARace(String name) throws Exception {
        Position position = new PositionFile(Path.of("games", name + ".sgf")).read();
        Judge judge = new Judge(false, Limits.NONE, Progress.SILENT);
        Judgement judgement = judge.judge(position);
        Solution solution = new Solution(new RaceSgf(judgement, null, judge).root());
        assertTrue(solution.root().value("C").orElseThrow().contains("Black first: "));
        for (Colour first : Colour.values()) {
            long points = judgement.verdict(first).moves().size();
            boolean isSeki = judgement.verdict(first).winner().equals("seki");
            assertEquals(isSeki ? 1 : points, solution.marked("TE", first == Colour.BLACK ? "B" : "W"));
        }
    }

    @Test
    void failingMovesAreRefuted() throws Exception {
        Position position = new PositionFile(Path.of("games/figure-3b.sgf")).read();
        Judge judge = new Judge(false, Limits.NONE, Progress.SILENT);
        Solution solution = new Solution(new RaceSgf(judge.judge(position), Colour.BLACK, judge).root());
        assertEquals(1, solution.marked("TE", "B"));
        assertTrue(solution.marked("BM", "B") > 3);
        assertEquals(0, solution.marked("BM", "W"));
    }

    @Test
    void theProblemsOfACollectionAreSolvedOneByOne() throws Exception {
        List<CollectionProblem> problems = CollectionProblem.read(Path.of("games"));
        assertTrue(problems.size() >= 14);
        CollectionProblem plain = problems.stream()
                .filter(problem -> problem.name().equals("plain.sgf"))
                .findFirst()
                .orElseThrow();
        CollectionAnswer answer = CollectionAnswer.of(plain, Limits.NONE);
        assertEquals(List.of("black", "white"), answer.results());
        assertEquals("B4 D4 F4 H4", answer.names(0));
        assertFalse(answer.isDamaged() || answer.isUnknown());
        CollectionAnswer none = CollectionAnswer.of(
                new CollectionProblem("empty", Diagram.read("../..").position(), null), Limits.NONE);
        assertTrue(none.isDamaged());
        Position life = Diagram.read("...B@/BBBB@/@@@@@").position();
        CollectionAnswer lives = CollectionAnswer.of(new CollectionProblem("life", life, null), Limits.NONE);
        assertEquals(List.of("l", "d"), lives.results());
        assertEquals(List.of(List.of(1), List.of(1)), lives.moves());
        assertEquals("BW", lives.labels().get(1));
        assertFalse(lives.labels().containsKey(Board.NONE));
    }
}
