package tedomari.lang;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.cgt.Notation;

/** Corridors and boards for values in the language. */
final class CatalogFunctionsTest {

    private static String print(String text) {
        List<Result> results = new Session().evaluate(text);
        return new Printer(Notation.ASCII).print(results.get(0).value());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "corridor(0, 4); {4|0}",
                "cool(corridor(1, 4), 2); 2v",
                "cool(corridor(4, 5), 2) < 2; true",
                "compose([2*, 4^, -7]).total; -1^*",
                "compose([2*, 4^, -7]).winner(black); black",
                "compose([2*, 4^, -7]).winner(white); white"
            })
    void valuesBecomeBoards(String expression, String value) {
        assertEquals(value, print(expression));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "find(*2)",
                "corridor(1, 99)",
                "corridor(1, 2)",
                "compose([*2])",
                "compose([2*, 90])",
                "find(\"x\")"
            })
    void whatHasNoBoardIsAnErrorAtItsPlace(String expression) {
        assertThrows(LangException.class, () -> print(expression));
    }
}
