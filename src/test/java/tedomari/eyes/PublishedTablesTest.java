package tedomari.eyes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.task.Progress;

/** Tables 1 and 2 of Wolf and Pratola (2006). */
final class PublishedTablesTest {

    @ParameterizedTest(name = "size {0}: {1} eyes, {2} not alive, calm {3}")
    @CsvSource({
        "1, 3, 3, 0/0/0",
        "2, 10, 10, 0/0/0",
        "3, 56, 55, 0/0/0",
        "4, 321, 259, 0/0/0",
        "5, 1938, 809, 4/0/0",
        "6, 12477, 2917, 6/0/0",
        "7, 82808, 9955, 69/34/0"
    })
    void theNumbersOfEyesAreThePublishedOnes(int size, long all, long notAlive, String calm) {
        Tally tally = Built.library(size).tally();
        assertEquals(all, tally.eyes());
        assertEquals(notAlive, tally.stored());
        assertEquals(calm, calm(tally));
    }

    @Tag("heavy")
    @ParameterizedTest(name = "size {0}: {1} eyes, {2} not alive, calm {3}")
    @CsvSource({"8, 565104, 41831, 232/109/0", "9, 3931849, 196425, 416/197/0"})
    void theNumbersOfLargerEyesAreThoseOfTheseRules(int size, long all, long notAlive, String calm) throws IOException {
        Built.SHELF.build(size, 2, Progress.SILENT);
        theNumbersOfEyesAreThePublishedOnes(size, all, notAlive, calm);
    }

    @ParameterizedTest(name = "size {0}: corner {1}, edge {2}, centre {3}")
    @CsvSource({
        "3, 3/1/16/0, 4/0/22/0, 2/0/8/0",
        "4, 7/3/99/2, 12/1/148/0, 5/0/44/0",
        "5, 18/11/586/16, 34/4/982/2, 12/1/272/0",
        "6, 50/43/3559/118, 111/18/6729/28, 35/2/1784/0",
        "7, 143/144/21738/774, 366/74/46891/246, 107/9/12310/6"
    })
    void theEyesOfEachStageAreAsManyAsTheRulesSay(int size, String corner, String edge, String centre) {
        Tally tally = Built.library(size).tally();
        assertEquals(corner, stages(tally, Location.CORNER));
        assertEquals(edge, stages(tally, Location.EDGE));
        assertEquals(centre, stages(tally, Location.CENTRE));
    }

    @Test
    void aLibraryHoldsAsManyEyesAndRecordsAsItSays() {
        IntStream.rangeClosed(1, 6).forEach(size -> {
            Tally tally = Built.library(size).tally();
            assertEquals(tally.stored(), Built.stored(size).size());
            assertEquals(
                    tally.records(),
                    Built.stored(size).stream()
                            .mapToLong(e -> e.records().size())
                            .sum());
            assertEquals(
                    tally.calm(),
                    Built.stored(size).stream().filter(Evaluation::isCalm).count());
        });
    }

    @Test
    void noItemOfALargeJobIsMoreThanAFewThousandthsOfIt() {
        EyeJob job = new EyeJob(9);
        long total = IntStream.range(0, job.items()).mapToLong(job::cost).sum();
        assertTrue(IntStream.range(0, job.items()).allMatch(item -> 300 * job.cost(item) <= total));
    }

    private static String stages(Tally tally, Location location) {
        return Arrays.stream(Stage.values())
                .map(stage -> Long.toString(tally.eyes(location, stage)))
                .collect(Collectors.joining("/"));
    }

    private static String calm(Tally tally) {
        return Arrays.stream(Location.values())
                .map(location -> Long.toString(tally.calm(location)))
                .collect(Collectors.joining("/"));
    }
}
