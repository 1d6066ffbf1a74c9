package tedomari.eyes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.Colour;
import tedomari.go.io.Diagram;
import tedomari.task.Progress;

/** Bent four, calm eyes, the worth of eyes, and the laws. */
final class RulesTest {

    private static Evaluation eye(String diagram) {
        return Built.SHELF.evaluate(
                Site.of(Diagram.read(diagram).position(), null).eye());
    }

    @Test
    void rulingOneLeavesFourPositionsOfTheTypeOfBentFourAllOfSizeFive() {
        for (int size = 1; size <= 6; size++) {
            assertEquals(
                    size == 5 ? 4 : 0,
                    Built.under(Ruling.I, size).stream()
                            .filter(Evaluation::isBentFour)
                            .count());
        }
    }

    @Test
    void rulingTwoMakesBentFourDeadAndToPassIsAWinningMove() {
        List<Evaluation> bent = Built.under(Ruling.I, 5).stream()
                .filter(Evaluation::isBentFour)
                .map(evaluation -> Built.SHELF.evaluate(evaluation.eye()))
                .toList();
        int passOnly = 0;
        for (Evaluation evaluation : bent) {
            EyeRecord record = evaluation.at(0, false).orElseThrow();
            assertEquals(6, record.status(Colour.BLACK));
            assertEquals(-6, record.status(Colour.WHITE));
            assertTrue(record.best(Colour.BLACK).containsPass());
            passOnly += record.best(Colour.BLACK).points() == 0 ? 1 : 0;
        }
        assertEquals(3, passOnly);
    }

    @ParameterizedTest(name = "size {0}: {1} calm eyes under Ruling I")
    @CsvSource({"5, 11", "6, 7"})
    void underRulingOneMoreEyesAreCalm(int size, int calm) {
        assertEquals(
                calm,
                Built.under(Ruling.I, size).stream().filter(Evaluation::isCalm).count());
    }

    @Test
    void theCalmEyesOfSizeFiveAreCalmWithOneLibertyAndWhiteNeedsAThreat() {
        List<EyeRecord> calm = Built.stored(5).stream()
                .flatMap(evaluation -> evaluation.records().stream())
                .filter(EyeRecord::isCalm)
                .toList();
        assertEquals(4, calm.size());
        assertTrue(calm.stream().allMatch(record -> record.from() == 1 && record.to() == 1 && !record.extraEye()));
        assertTrue(calm.stream().allMatch(record -> record.status(Colour.WHITE) == -1));
    }

    @Test
    void ofTheSixCalmEyesOfSizeSixOneNeedsAThreatOfWhiteAndFiveOneOfBlack() {
        List<Set<Integer>> statuses = Built.stored(6).stream()
                .filter(Evaluation::isCalm)
                .map(evaluation -> evaluation.records().stream()
                        .filter(EyeRecord::isCalm)
                        .map(record -> record.status(Colour.WHITE))
                        .collect(Collectors.toSet()))
                .toList();
        assertEquals(1, statuses.stream().filter(Set.of(-1)::equals).count());
        assertEquals(5, statuses.stream().filter(Set.of(1)::equals).count());
    }

    @ParameterizedTest(name = "{0} with {1} liberties is worth {2}")
    @CsvSource({
        "WWW/W.W/WWW, 0, 1",
        "WWWWW/W...W/WWWWW, 0, 1½",
        "WWWWWW/W....W/WWWWWW, 0, 2",
        "WWWW/W..W/W..W/WWWW, 0, 1",
        "WWWWW/WXX.W/WWWWW, 0, 1",
        "WWWWW/W.X.W/WWWWW, 0, 1",
        "WWWWW/WX.XW/WWWWW, 1, 2"
    })
    void anEyeIsWorthFromNoneToTwo(String diagram, int liberties, String worth) {
        assertEquals(worth, eye(diagram).worth(liberties).orElseThrow().toString());
    }

    @Test
    void theSmallestEyeWhoseBestMoveDependsOnLibertiesHasSizeFour() {
        List<Evaluation> found = Built.stored(4).stream()
                .filter(Evaluation::bestMovesDependOnLiberties)
                .toList();
        assertEquals(1, found.size());
        assertEquals(Ban.WHITE, found.get(0).eye().ban());
        for (int size = 1; size < 4; size++) {
            assertTrue(Built.stored(size).stream().noneMatch(Evaluation::bestMovesDependOnLiberties));
        }
    }

    @Test
    void everyLibraryPassesItsCheck() {
        for (int size = 1; size <= 7; size++) {
            Library library = Built.library(size);
            assertEquals(
                    library.tally().stored(),
                    LibraryCheck.of(library, Progress.SILENT).eyes());
        }
    }

    @Test
    void aFindingThatBreaksALawIsRefused() {
        long won = Finding.black(6, 1) | Finding.white(6, 1);
        long lost = Finding.black(-6, 0) | Finding.white(6, 1 | MoveSet.PASS);
        Laws laws = new Laws();
        laws.begin(true);
        laws.add(0, 0, lost);
        assertThrows(Inconsistency.class, () -> laws.add(0, 1, won));
        assertThrows(Inconsistency.class, () -> laws.add(1, 0, won));
        laws.begin(true);
        assertThrows(Inconsistency.class, () -> laws.add(0, 0, Finding.black(-1, 1) | Finding.white(-1, 1)));
        laws.begin(false);
        assertThrows(Inconsistency.class, () -> laws.add(0, 0, won));
    }

    @Test
    void whatTheLibraryStoresIsWhatAShapeAloneGives() throws IOException {
        for (Evaluation stored : Built.stored(4)) {
            assertEquals(stored, Built.SHELF.evaluate(stored.eye()));
            assertEquals(stored, Built.SHELF.look(stored.eye()));
        }
    }
}
