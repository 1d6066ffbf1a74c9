package tedomari.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.Outline;
import tedomari.job.LocalRunner;
import tedomari.search.Limits;
import tedomari.semeai.Valuation;
import tedomari.task.Progress;

/** All regions of small boxes. */
final class BoxTest {

    private static List<Filling> fillings(Box box) {
        List<Filling> fillings = new ArrayList<>();
        for (int slice = 0; slice < box.slices(); slice++) {
            box.fillings(slice, fillings::add);
        }
        return fillings;
    }

    private static RegionTable survey(int height, int width, int threads) throws IOException {
        return new BoxSurvey(height, width).run(new LocalRunner(threads, null, "survey", Progress.SILENT));
    }

    @ParameterizedTest(name = "{0} x {1}: {2}")
    @CsvSource({"1, 1, 1", "1, 2, 3", "1, 5, 31", "2, 2, 50", "2, 3, 369", "3, 2, 806"})
    void aBoxHasSoManyFillings(int height, int width, int count) {
        assertEquals(count, fillings(new Box(height, width)).size());
    }

    @Test
    void noTwoFillingsAreTheSameOrMirrorImages() {
        Set<String> seen = new HashSet<>();
        for (Filling filling : fillings(new Box(3, 2))) {
            List<String> rows = new ArrayList<>(filling.sketch().rows());
            assertTrue(seen.add(String.join("/", rows)), filling.sketch().diagram());
            List<String> mirrored = new ArrayList<>(rows);
            Collections.reverse(mirrored);
            assertFalse(!mirrored.equals(rows) && seen.contains(String.join("/", mirrored)));
        }
    }

    @Test
    void aFamilyValuedTogetherIsWorthWhatItsRegionsAreWorthAlone() {
        Box box = new Box(3, 2);
        Outline outline = box.outline();
        Valuation valuation = Valuation.within(outline, box.onBoard(box.all()));
        for (Filling filling : fillings(box)) {
            assertEquals(filling.sketch().region().value(), valuation.value(filling.region(outline)));
        }
    }

    @Test
    void theTableOfABoxDoesNotDependOnTheNumberOfThreads() throws IOException {
        assertEquals(survey(2, 3, 1).text(), survey(2, 3, 3).text());
    }

    @Test
    void whatATableSaysIsWhatTheBoardsSay() throws IOException {
        for (Finding finding : survey(3, 2, 2).findings()) {
            Check check = Check.of(finding.sketch(), finding.sketch().region().value(), Limits.NONE, Progress.SILENT);
            assertTrue(check.isPassed(), finding + " " + check);
            assertEquals(0, check.open());
        }
    }

    @Test
    void aTableReadsWhatItWrote() throws IOException {
        RegionTable table = survey(2, 3, 1);
        assertEquals(table.text(), RegionTable.read(table.text()).text());
    }
}
