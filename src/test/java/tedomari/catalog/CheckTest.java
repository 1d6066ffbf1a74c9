package tedomari.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.search.Limits;
import tedomari.semeai.RegionValue;
import tedomari.task.Progress;

/** Values held against exact searches of boards. */
final class CheckTest {

    private static final Sketch HOT = new Beads(0, 4).sketch();
    private static final Sketch COLD = new Beads(0, 3).sketch();

    private static Check check(Sketch sketch, RegionValue value) {
        return Check.of(sketch, value, Limits.NONE, Progress.SILENT);
    }

    @Test
    void aRightValuePasses() {
        assertTrue(check(HOT, HOT.region().value()).isPassed());
    }

    @Test
    void aWrongValueIsRefuted() {
        assertTrue(check(HOT, COLD.region().value()).wrong() > 0);
        assertTrue(check(COLD, HOT.region().value()).wrong() > 0);
    }

    @Test
    void aSearchWithoutTimeLeavesTheQuestionOpen() {
        Check check = Check.of(HOT, HOT.region().value(), Limits.ofNodes(1), Progress.SILENT);
        assertTrue(check.open() > 0);
    }

    @ParameterizedTest(name = "length {0}: {1}")
    @CsvSource({"1, 1", "2, 3/2", "3, 7/4", "4, 15/8"})
    void theCentreMouthIsWorthWhatThePaperSays(int length, String cooled) {
        Family family = Corridors.families().stream()
                .filter(it -> it.id().equals("w3-centre-blocked"))
                .findFirst()
                .orElseThrow();
        List<Corridor> corridors = family.corridors(5);
        Entry entry = Entry.of(corridors.get(length - 1));
        assertEquals(cooled, entry.cooled());
        assertEquals(length < 4, entry.races() > 0);
    }
}
