package tedomari.eyes.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class EyeShapeTest {

    private static final EyeTable TABLE = new EyeTable();

    private static final List<EyeShape> SHAPES = IntStream.rangeClosed(1, 6)
            .boxed()
            .flatMap(size -> EyeShape.ofSize(size, TABLE).stream())
            .toList();

    @ParameterizedTest(name = "{1} shapes of size {0}, of {2} polyominoes")
    @CsvSource({"1, 1, 1", "2, 1, 1", "3, 1, 2", "4, 3, 5", "5, 4, 12", "6, 10, 35"})
    void theShapesOfOneSize(int size, int shapes, int polyominoes) {
        List<EyeShape> found = EyeShape.ofSize(size, TABLE);
        assertEquals(shapes, found.size());
        assertEquals(
                polyominoes,
                found.stream().mapToInt(shape -> shape.polyominoes().size()).sum());
    }

    @Test
    void thereAreTwentyOfWhichTwelveLive() {
        assertEquals(20, SHAPES.size());
        assertEquals(
                12,
                SHAPES.stream().filter(shape -> shape.status() == Status.ALIVE).count());
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "o, DEAD",
        "oo, DEAD",
        "oo/oo, DEAD",
        "ooo, UNSETTLED",
        "oo/o., UNSETTLED",
        "ooo/.o., UNSETTLED",
        "ooo/oo., UNSETTLED",
        ".o./ooo/.o., UNSETTLED",
        "oo./ooo/.o., UNSETTLED",
        "oooo, ALIVE",
        "o../ooo, ALIVE",
        "oo./.oo, ALIVE",
        "ooooo, ALIVE",
        "ooo/ooo, ALIVE",
        "oooo/.oo., ALIVE",
        "oooo/.o../.o.., ALIVE"
    })
    void theStatusOfAShape(String rows, Status status) {
        Polyomino wanted = Polyomino.read(rows);
        EyeShape shape = SHAPES.stream()
                .filter(some -> some.polyominoes().contains(wanted))
                .findFirst()
                .orElseThrow();
        assertEquals(status, shape.status());
    }

    @Test
    void theTableOfAllPolyominoesUpToSixIsMetInClassesAndStatuses() throws IOException {
        Map<String, Set<Polyomino>> classes = new HashMap<>();
        Map<String, String> statuses = new HashMap<>();
        try (InputStream in = EyeShapeTest.class.getResourceAsStream("shapes.tsv")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            text.lines().skip(1).map(line -> line.split("\t")).forEach(row -> {
                classes.computeIfAbsent(row[1], key -> new HashSet<>()).add(Polyomino.read(row[5]));
                statuses.put(row[1], row[8]);
            });
        }
        assertEquals(20, classes.size());
        Map<Set<Polyomino>, String> known = new HashMap<>();
        classes.forEach((name, polyominoes) -> known.put(polyominoes, statuses.get(name)));
        for (EyeShape shape : SHAPES) {
            Status status = Objects.requireNonNull(shape.status());
            assertEquals(
                    known.get(Set.copyOf(shape.polyominoes())),
                    status.name().toLowerCase(Locale.ROOT),
                    shape.toString());
        }
    }

    @Test
    void everyEmptyShapeOfSevenAndEightLives() {
        // Drake et al., §3: any eyespace of size 7 or more is alive, but for stones and edges.
        for (int size = 7; size <= 8; size++) {
            EyeShape.ofSize(size, TABLE).forEach(shape -> assertEquals(Status.ALIVE, shape.status(), shape.toString()));
        }
    }

    @Test
    void theUnsettledShapesHaveOneVitalPoint() {
        EyeGraph three = Polyomino.read("ooo").graph();
        EyeStatus status = EyeSearch.of(three);
        assertEquals(status.attacks(), status.defences());
        assertEquals(1, status.attacks().size());
        assertEquals(2, Long.bitCount(three.adjacency(status.attacks().get(0))));
        assertTrue(EyeSearch.of(Polyomino.read("oooo").graph()).attacks().isEmpty());
    }
}
