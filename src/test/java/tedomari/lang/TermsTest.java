package tedomari.lang;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sums as they are written. */
final class TermsTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "2* + 4^ - 7; [2*, 4^, -7]",
                "2*+4^-7*; [2*, 4^, -7*]",
                "-13/2 + 2_7/8 + 2_3/4; [-13/2, 23/8, 11/4]",
                "-(1 - {3|2}); [-1, {3|2}]",
                "5; [5]"
            })
    void aSumFallsIntoItsTerms(String text, String terms) {
        assertEquals(terms, Terms.of(text).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2* +", "1; 2", "\"text\"", "x := 3", "1 < 2"})
    void whatIsNoSumIsRefused(String text) {
        assertThrows(LangException.class, () -> Terms.of(text));
    }
}
