package tedomari.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values of all operations as CGSuite prints them. */
final class ConformanceTest {

    static Stream<ConformanceRow> rows() throws IOException {
        InputStream table = Objects.requireNonNull(ConformanceTest.class.getResourceAsStream("/conformance.tsv"));
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            List<String> lines = reader.lines().toList();
            return lines.stream()
                    .map(line -> line.split("\t", -1))
                    .map(cells -> new ConformanceRow(cells[0], cells[1], cells[2]));
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theRowHolds(ConformanceRow row) {
        assertEquals(row.value(), row.evaluate());
    }
}
