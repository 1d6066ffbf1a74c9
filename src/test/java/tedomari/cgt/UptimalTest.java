package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Expansions in powers of up. */
final class UptimalTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 0.0",
                "3/4; 3/4.0",
                "*; *.0",
                "2*3; 2*3.0",
                "^; 0.1",
                "v; 0.1-",
                "^*; *.1",
                "1^3*2; 1*2.3",
                "^10; 0.A",
                "v35; 0.Z-",
                "^36; 0.(36)",
                "{0|*||*}; 0.11",
                "{0|*||*|||*}; 0.111",
                "{0|*||*}+v; 0.01",
                "{0|*||*|||*||||*}; 0.1111"
            })
    void theDigits(String game, String digits) {
        Uptimal uptimal = Uptimal.of(GameReader.read(game));
        assertNotNull(uptimal);
        assertEquals(digits, uptimal.toString());
    }

    @ParameterizedTest(name = "{0} is no uptimal")
    @CsvSource(
            delimiter = ';',
            value = {"{1|-1}", "{0||0|-2}", "{^^|*}", "{0,*|*2,*3}", "{1|^3||^}"})
    void othersHaveNoDigits(String game) {
        assertNull(Uptimal.of(GameReader.read(game)));
    }

    @Test
    void trailingZerosDoNotCount() {
        assertEquals(new Uptimal(Dyadic.ONE, 0, List.of(1)), new Uptimal(Dyadic.ONE, 0, List.of(1, 0, 0)));
    }
}
