package tedomari.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.go.io.Diagram;
import tedomari.go.io.SgfGame;
import tedomari.go.io.SgfNode;
import tedomari.go.io.SgfProperty;
import tedomari.go.io.SgfReader;
import tedomari.go.io.SgfWriter;
import tedomari.judge.Judge;
import tedomari.judge.Judgement;
import tedomari.search.Limits;
import tedomari.search.life.ClosedArea;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;
import tedomari.task.Progress;

/** Solutions as SGF trees: read back, every line is legal play. */
final class SolutionTest {

    private static SgfNode readBack(SgfNode root) {
        SgfNode read = SgfReader.read(SgfWriter.write(root)).get(0);
        assertEquals(root, read);
        return read;
    }

    /** Every variation can be played from the position. */
    private static void play(SgfNode root) {
        for (SgfNode variation : root.children()) {
            SgfNode alone =
                    SgfNode.of(root.properties().toArray(new SgfProperty[0])).with(variation);
            SgfGame game = SgfGame.of(alone);
            game.position(game.moveCount());
        }
    }

    private static long marked(SgfNode root, String mark, String player) {
        return root.children().stream()
                .filter(node ->
                        node.value(mark).isPresent() && node.value(player).isPresent())
                .count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"figure-3b", "false-eye-last", "plain", "seki", "ko", "one-eye-against-none"})
    void theSolutionOfARace(String name) throws Exception {
        Position position = new PositionFile(Path.of("games", name + ".sgf")).read();
        Judge judge = new Judge(false, Limits.NONE, Progress.SILENT);
        Judgement judgement = judge.judge(position);
        SgfNode root = readBack(new RaceSgf(judgement, null, judge).root());
        play(root);
        assertTrue(root.value("C").orElseThrow().contains("Black first: "));
        for (Colour first : Colour.values()) {
            long points = judgement.verdict(first).moves().size();
            boolean isSeki = judgement.verdict(first).winner().equals("seki");
            assertEquals(isSeki ? 1 : points, marked(root, "TE", first == Colour.BLACK ? "B" : "W"));
        }
    }

    @Test
    void failingMovesAreRefuted() throws Exception {
        Position position = new PositionFile(Path.of("games/figure-3b.sgf")).read();
        Judge judge = new Judge(false, Limits.NONE, Progress.SILENT);
        SgfNode root = new RaceSgf(judge.judge(position), Colour.BLACK, judge).root();
        assertEquals(1, marked(root, "TE", "B"));
        assertTrue(marked(root, "BM", "B") > 3);
        assertEquals(0, marked(root, "BM", "W"));
    }

    @Test
    void theSolutionOfLifeAndDeath() {
        Position position = Diagram.read("...B@/BBBB@/@@@@@").position();
        LifeProblem problem = LifeProblem.of(ClosedArea.of(position, position.stones(Role.ESSENTIAL)));
        LifeSolver solver = LifeSolver.of(Limits.NONE);
        List<LifeAnswer> answers = List.of(solver.solve(problem, Colour.BLACK), solver.solve(problem, Colour.WHITE));
        SgfNode root = readBack(new LifeSgf(problem, answers, solver).root());
        play(root);
        assertEquals(1, marked(root, "TE", "B"));
        assertEquals(1, marked(root, "TE", "W"));
        assertEquals(2, marked(root, "BM", "B"));
        assertEquals(2, marked(root, "BM", "W"));
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
