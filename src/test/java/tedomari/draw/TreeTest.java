package tedomari.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.RawForm;
import tedomari.cgt.Values;

final class TreeTest {

    @Test
    void aTreeIsIndentedLines() {
        assertEquals(
                """
                {3|1||0}
                ├─L {3|1}
                │   ├─L 3
                │   └─R 1
                └─R 0""",
                TreeText.of(Samples.named("{3|1||0}"), Notation.UNICODE, 80).toString());
    }

    @Test
    void aFormIsDrawnAsWritten() {
        RawForm form = RawForm.of(
                List.of(RawForm.of(Game.of(1)), RawForm.of(Game.of(1))),
                List.of(RawForm.of(List.of(), List.of(RawForm.of(Values.UP)))));
        assertEquals("""
                {1,1|{|^}}
                |-L 1
                |-L 1
                `-R {|^}
                    `-R ^""", TreeText.of(form, Notation.ASCII, 80).toString());
    }

    @Test
    void onlyTheRootOpensUpAsANumberUpStar() {
        assertEquals("3", TreeText.of(Game.of(3), Notation.ASCII, 80).toString());
        assertEquals("""
                ^
                |-L 0
                `-R *""", TreeText.of(Values.UP, Notation.ASCII, 80).toString());
        assertEquals(
                "*1000000",
                TreeText.of(Game.nimber(1_000_000), Notation.ASCII, 80).toString());
    }

    @Test
    void beyondTheLimitAPositionIsClosed() {
        assertEquals(
                """
                {10|5||3|||1}
                |-L {10|5||3}
                |   |-L {10|5}
                |   `-R 3
                `-R 1""",
                TreeText.of(Samples.named("{10|5||3|||1}"), Notation.ASCII, 80, 5)
                        .toString());
    }

    @TestFactory
    Stream<DynamicTest> aTreeKeepsToItsLimits() {
        return forAll(game -> {
            for (int limit : new int[] {1, 2, 7, 50, 200}) {
                List<String> lines =
                        TreeText.of(game, Notation.UNICODE, 40, limit).lines();
                assertTrue(lines.size() <= limit);
                assertTrue(lines.stream().allMatch(line -> line.length() <= 40));
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> leftIsLeftAndNoLabelsOverlap() {
        return forAll(game -> {
            List<List<TreeLayout>> levels = new ArrayList<>();
            collect(TreeLayout.of(TreeNode.of(game, Notation.UNICODE, 200)), 0, levels);
            for (List<TreeLayout> level : levels) {
                for (int i = 0; i < level.size(); i++) {
                    TreeLayout place = level.get(i);
                    assertTrue(place.left().stream().allMatch(option -> option.x() < place.x()));
                    assertTrue(place.right().stream().allMatch(option -> option.x() > place.x()));
                    assertTrue(place.x() - place.width() / 2 >= -1e-9);
                    assertTrue(i == 0 || right(level.get(i - 1)) < place.x() - place.width() / 2);
                }
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> anSvgHasALabelForEveryNodeAndALineForEveryMove() {
        return forAll(game -> {
            Document svg = Document.parse(TreeSvg.of(game, 60));
            int nodes = TreeText.of(game, Notation.UNICODE, 80, 60).lines().size();
            assertEquals(nodes, svg.elements("text").size());
            assertEquals(nodes - 1, svg.elements("line").size());
        });
    }

    private static double right(TreeLayout place) {
        return place.x() + place.width() / 2;
    }

    private static void collect(TreeLayout place, int depth, List<List<TreeLayout>> levels) {
        if (depth == levels.size()) {
            levels.add(new ArrayList<>());
        }
        levels.get(depth).add(place);
        place.options().forEach(option -> collect(option, depth + 1, levels));
    }

    private interface Claim {
        void check(Game game) throws Exception;
    }

    private static Stream<DynamicTest> forAll(Claim claim) {
        return Samples.GAMES.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> claim.check(entry.getValue())));
    }
}
