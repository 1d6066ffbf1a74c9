package tedomari.go.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FormatExceptionTest {

    @ParameterizedTest(name = "offset {1} is at {2}:{3}")
    @CsvSource({
        "'a\nb', 1, 1, 2",
        "'a\nb', 2, 2, 1",
        "'a\rb', 2, 2, 1",
        "'a\r\nb', 2, 1, 3",
        "'a\r\nb', 3, 2, 1",
        "'a\r\n\rb', 4, 3, 1"
    })
    void everyKindOfLineBreakCountsOnce(String text, int offset, int line, int column) {
        FormatException e = new FormatException("Wrong", text, offset);
        assertEquals(line + ":" + column, e.line() + ":" + e.column());
    }

    @Test
    void whatHasNoWidthOfOneIsShownAsAQuestionMark() {
        assertEquals(" ~? ?¡é˿??\n^", new FormatException("Wrong", " ~\u007f\t\u001f¡é\u02ff\u0300囲", 0).excerpt());
    }

    @Test
    void aLongLineIsCutOnBothSides() {
        String text = "a".repeat(50) + "!" + "b".repeat(50);
        assertEquals(
                "a".repeat(36) + "!" + "b".repeat(35) + "\n" + " ".repeat(36) + "^",
                new FormatException("Wrong", text, 50).excerpt());
    }
}
