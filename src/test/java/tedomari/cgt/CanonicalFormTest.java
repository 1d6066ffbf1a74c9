package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forms whose options are dominated, reversible or already canonical. */
final class CanonicalFormTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "{0|*}; ^",
                "{*|0}; v",
                "{1*|1}; 1v",
                "{v|0}; vv*",
                "{0|^*}; ^^",
                "{0,*|0}; ^*",
                "{0|0,*}; v*",
                "{0|0,*,*2}; v*",
                "{^|0}; *",
                "{^*2|0,*,*2}; *3",
                "{0,*,*2|v*2}; *3"
            })
    void aNumberUpStar(String form, String value) {
        assertSame(GameReader.read(value), GameReader.read(form));
    }

    /** {@code ↑^2 = {0|↓*}}, its negative, and kites. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "{0|v*}; ^<2>",
                "{^*|0}; v<2>",
                "{^^*|0}; {^^*|0}",
                "{0,*|0,*,*2}; {0,*|0,*,*2}",
                "{0,*,*2|0,*}; {0,*,*2|0,*}"
            })
    void noNumberUpStar(String form, String written) {
        assertEquals(written, GameReader.read(form).toString());
    }
}
