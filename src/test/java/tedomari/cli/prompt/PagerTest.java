package tedomari.cli.prompt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;

final class PagerTest {

    private static List<String> rows(int width, String... lines) {
        return Pager.rows(Stream.of(lines).map(AttributedString::new).toList(), width).stream()
                .map(AttributedString::toString)
                .toList();
    }

    @Test
    void aLongLineTakesSeveralRows() {
        assertEquals(List.of("abcd", "efgh", "i"), rows(4, "abcdefghi"));
        assertEquals(List.of("abcd", "x"), rows(4, "abcd", "x"));
    }

    @Test
    void anEmptyLineTakesARow() {
        assertEquals(List.of("a", "", "b"), rows(4, "a", "", "b"));
    }

    @Test
    void aWideCharacterIsNotCutInTwo() {
        assertEquals(List.of("a手", "止"), rows(4, "a手止"));
    }

    @Test
    void textIsCutBetweenWords() {
        assertEquals(List.of("the left", "stop of", "G"), Columns.wrap("the left stop of G", 8));
        assertEquals(List.of("a", "thermograph", "b"), Columns.wrap("a thermograph b", 8));
    }
}
