package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ordinal sums: stalks in Hackenbush, heaps on heaps. */
final class OrdinalSumTest {

    @ParameterizedTest(name = "{0}:{1} = {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "1; 1; 2",
                "1; -1; 1/2",
                "1; *; 1*",
                "1; ^; 1^",
                "0; ^; ^",
                "1/2; *2; 1/2*2",
                "*; *; *2",
                "*2; *3; *5",
                "*; 1; ^*",
                "*; -1; v*",
                "*2; -1; {0,*|0,*,*2}",
                "^; *; {^|*,^}",
                "^; 1; {^|*}",
                "{1|-1}; 1; {1,{1|-1}|-1}",
                "{1|-1}; *; {1,{1|-1}|-1,{1|-1}}"
            })
    void ordinalSums(String g, String h, String sum) {
        assertSame(GameReader.read(sum), OrdinalSum.of(GameReader.read(g), GameReader.read(h)));
    }
}
