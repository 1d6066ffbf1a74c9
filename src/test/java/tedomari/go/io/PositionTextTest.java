package tedomari.go.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PositionTextTest {

    @ParameterizedTest(name = "{0} is SGF: {1}")
    @CsvSource({"'(;SZ[2]AB[aa]AW[bb])', true", "' \n(;SZ[2]AB[aa]AW[bb])', true", "X./.O, false", "' X.\n.O', false"})
    void aPositionIsReadFromEitherFormat(String text, boolean isSgf) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertEquals(isSgf, PositionText.isSgf(bytes));
        assertEquals(Diagram.read("X./.O").position(), PositionText.read(bytes));
    }
}
