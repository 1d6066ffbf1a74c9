package tedomari.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tedomari.go.Coordinate;
import tedomari.go.Outline;
import tedomari.go.io.PositionText;
import tedomari.search.Limits;
import tedomari.task.Progress;

/** Every position in {@code games} comes out as the table there says. */
final class GamesTest {

    private static final Path GAMES = Path.of("games");

    static Stream<String> rows() throws IOException {
        return Files.readAllLines(GAMES.resolve("expected.tsv")).stream();
    }

    @Test
    void everyGameHasARow() throws IOException {
        try (Stream<Path> files = Files.list(GAMES)) {
            List<String> games = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".sgf"))
                    .sorted()
                    .toList();
            assertEquals(games, rows().map(row -> row.split("\t")[0]).sorted().toList());
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theGameComesOutAsExpected(String row) throws IOException {
        String file = row.split("\t")[0];
        Judgement judgement = new Judge(false, Limits.ofNodes(2_000_000), Progress.SILENT)
                .judge(PositionText.read(Files.readAllBytes(GAMES.resolve(file))));
        String total = judgement.estimate() == null
                ? "-"
                : judgement.estimate().total().toString();
        String method = judgement.method() == Method.NONE
                ? "unknown"
                : judgement.method().name().toLowerCase(Locale.ROOT);
        assertEquals(
                row,
                String.join(
                        "\t",
                        file,
                        total,
                        judgement.blackFirst().winner(),
                        moves(judgement),
                        judgement.whiteFirst().winner(),
                        method));
    }

    private static String moves(Judgement judgement) {
        Outline outline = judgement.race().position().outline();
        String names = judgement.blackFirst().moves().stream()
                .map(point -> Coordinate.move(outline, point))
                .collect(Collectors.joining(","));
        return names.isEmpty() ? "-" : names;
    }
}
