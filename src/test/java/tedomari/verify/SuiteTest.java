package tedomari.verify;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tedomari.job.LocalRunner;
import tedomari.task.Progress;

/** A short run of every suite. */
final class SuiteTest {

    /** As many as take a second or two. */
    private static final Map<Suite, Integer> FEW =
            Map.of(Suite.ENGINE, 600, Suite.SUM, 200, Suite.TREE, 20, Suite.RACE, 500, Suite.FORMULA2, 400);

    private static Tally run(Suite suite, long trials, int threads) throws IOException {
        Tally tally = new Tally();
        new LocalRunner(threads, null, "test", Progress.SILENT)
                .run(new Verification(suite, 9, 0, trials), (item, result) -> tally.add(Tally.of(result)));
        return tally;
    }

    @ParameterizedTest
    @EnumSource
    void nothingDisagrees(Suite suite) throws IOException {
        long trials = FEW.getOrDefault(suite, 20);
        Tally tally = run(suite, trials, 2);
        assertEquals(trials, tally.all().total());
        assertEquals(
                0,
                tally.all().of(Agreement.DISAGREE),
                () -> tally.disagreements().toString());
        assertTrue(2 * tally.all().of(Agreement.AGREE) > trials, tally::summary);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("heavy")
    void nothingDisagreesInAUsualRun(Suite suite) throws IOException {
        Tally tally = run(suite, suite.usualTrials(), 2);
        assertEquals(
                0,
                tally.all().of(Agreement.DISAGREE),
                () -> tally.disagreements().toString());
    }

    @Test
    void aTrialDependsOnTheSeedAndItsNumberAlone() {
        int batch = Suite.RACE.batch();
        byte[] second = new Verification(Suite.RACE, 5, 0, 2L * batch).work(1);
        assertArrayEquals(second, new Verification(Suite.RACE, 5, batch, batch).work(0));
    }

    @Test
    void aTallyIsReadBackAsItWasWritten() throws IOException {
        Tally tally = new Tally();
        tally.add(Finding.of(Agreement.AGREE, java.util.Set.of(new Label("shared", "2"))));
        tally.add(Finding.of(
                java.util.Set.of(new Label("shared", "1")), new Disagreement(7, "it differs", "..B/@@B", "(;GM[1])")));
        Tally again = Tally.of(tally.toBytes());
        assertArrayEquals(tally.toBytes(), again.toBytes());
        assertEquals("1 agree, 1 disagree, 0 undecided, 0 refused", again.summary());
        assertEquals(tally.disagreements(), again.disagreements());
    }
}
