package tedomari.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Values;
import tedomari.job.LocalRunner;
import tedomari.search.Limits;
import tedomari.task.Progress;

/** A board for a value. */
final class FinderTest {

    @TempDir
    private Path folder = Path.of("");

    /** Regions up to this many points are valued again by default. */
    private static final int SMALL = 9;

    private Finder finder() {
        return new Finder(new Index(folder), Progress.SILENT);
    }

    private static Game braces(Game left, Game right) {
        return Game.of(List.of(left), List.of(right));
    }

    /** 1½, 2*, 4↑, 2↓, {3|2}, 2 + miny-1, 5 + tiny-1. */
    static List<Game> values() {
        Game two = Game.of(2);
        Game tiny = braces(Values.ZERO, braces(Values.ZERO, Game.of(-1)));
        return List.of(
                Game.of(Dyadic.of(3).shift(-1)),
                two.plus(Game.nimber(1)),
                Game.of(4).plus(Values.UP),
                two.minus(Values.UP),
                braces(Game.of(3), two),
                two.minus(tiny),
                Game.of(5).plus(tiny));
    }

    @ParameterizedTest
    @MethodSource("values")
    void thereIsACleanRegionForEachValueAndTheSearchConfirmsIt(Game value) {
        Finding finding = finder().known(Query.cooled(value)).orElseThrow().finding();
        assertTrue(finding.isClean(), finding.toString());
        assertSame(value, finding.sketch().region().value().cooled());
        Check check = Check.of(finding.sketch(), finding.sketch().region().value(), Limits.NONE, Progress.SILENT);
        assertTrue(check.isPassed() && check.open() == 0, check.toString());
    }

    @Tag("heavy")
    @Test
    void soThereIsForTwoAndSevenEighthsWithTheLongestSearch() {
        thereIsACleanRegionForEachValueAndTheSearchConfirmsIt(
                Game.of(Dyadic.of(23).shift(-3)));
    }

    @Test
    void aRegionIsFoundByItsValueBeforeCoolingByItsTemperatureAndUpToLiberties() {
        Game value = braces(Game.of(6), braces(Game.of(4), Values.ZERO));
        Game cooled = Cooling.cool(value, Dyadic.TWO);
        assertSame(
                cooled,
                finder().known(Query.raw(value))
                        .orElseThrow()
                        .finding()
                        .sketch()
                        .region()
                        .value()
                        .cooled());
        Finding hot =
                finder().known(Query.temperature(Dyadic.of(3))).orElseThrow().finding();
        assertEquals("3", hot.temperature());
        Finding like = finder().known(Query.like(Values.UP)).orElseThrow().finding();
        assertEquals("4^", like.cooled());
    }

    @Test
    void whatIsNotFoundInTimeIsNotThere() throws IOException {
        Optional<Finder.Answer> none = finder().find(Query.cooled(Game.nimber(2)), Duration.ZERO, true);
        assertTrue(none.isEmpty());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void thePublishedTableHoldsWhatASurveyFinds(int points) throws IOException {
        RegionTable shipped = Index.shipped();
        RegionTable surveyed = new RegionTable();
        surveyed.addAll(shipped);
        for (Box box : Index.boxes(points)) {
            if (box.area() == points) {
                surveyed.addAll(Index.survey(box, new LocalRunner(2, null, "survey", Progress.SILENT)));
            }
        }
        assertEquals(shipped.text(), surveyed.text());
    }

    @Test
    void everySmallRegionOfThePublishedTableIsWorthWhatItSays() {
        worthWhatTheTableSays(SMALL);
    }

    @Tag("heavy")
    @Test
    void everyRegionOfThePublishedTableIsWorthWhatItSays() {
        worthWhatTheTableSays(Index.SHIPPED_POINTS);
    }

    private static void worthWhatTheTableSays(int mostPoints) {
        for (Finding finding : Index.shipped().findings()) {
            if (finding.sketch().region().points().size() <= mostPoints) {
                assertEquals(
                        finding,
                        Finding.of(finding.sketch(), finding.sketch().region().value()));
                assertTrue(finding.sketch().opensLeft());
            }
        }
    }

    @Tag("heavy")
    @Test
    void thePublishedTableIsSurveyedAgainIdenticallyAndConfirmedBySearch() throws IOException {
        RegionTable table = new RegionTable();
        for (Box box : Index.boxes(Index.SHIPPED_POINTS)) {
            table.addAll(Index.survey(box, new LocalRunner(2, null, "survey", Progress.SILENT)));
        }
        assertEquals(Index.shipped().text(), table.text());
        for (Finding finding : table.findings()) {
            Check check = Check.of(finding.sketch(), finding.sketch().region().value(), Limits.NONE, Progress.SILENT);
            assertTrue(check.isPassed(), finding + " " + check);
        }
    }
}
