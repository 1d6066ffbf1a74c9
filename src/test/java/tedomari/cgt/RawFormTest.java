package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forms as written, and why their canonical forms are shorter. */
final class RawFormTest {

    @ParameterizedTest(name = "{0}|{1} is {2}: {3}")
    @CsvSource(
            delimiter = ';',
            value = {
                "3; 1,2; {3|1}; Right's option 2 is dominated by 1",
                "1,3; 0; {3|0}; Left's option 1 is dominated by 3",
                "1,1; 0; {1|0}; Left's option 1 is dominated by 1",
                "0; v; *; Right's option v is reversible through *",
                "^; v; *; Left's option ^ is reversible through *,Right's option v is reversible through *",
                "4; 0; {4|0}; ''",
                "0,*; 0,*; *2; ''",
                "*; *; 0; Left's option * is reversible through 0,Right's option * is reversible through 0"
            })
    void theRedundanciesOfAForm(String left, String right, String canonical, String reasons) {
        RawForm form = RawForm.of(options(left), options(right));
        assertEquals("{" + left + "|" + right + "}", form.toString());
        assertEquals(canonical, form.value().toString());
        assertEquals(
                reasons.isEmpty() ? List.of() : List.of(reasons.split(",(?=Left|Right)")),
                form.redundancies().stream().map(Redundancy::toString).toList());
    }

    private static List<RawForm> options(String text) {
        return Stream.of(text.split(",")).map(GameReader::read).map(RawForm::of).toList();
    }

    @Test
    void aReasonNamesWhoseOptionWhyAndTheWitness() {
        RawForm two = RawForm.of(Game.of(2));
        RawForm form = RawForm.of(List.of(RawForm.of(Game.of(3))), List.of(RawForm.of(Values.ONE), two));
        Redundancy expected = new Redundancy(Player.RIGHT, two, Redundancy.Kind.DOMINATED, Values.ONE);
        assertEquals(List.of(expected), form.redundancies());
    }

    @Test
    void ofEqualOptionsTheFirstOneStays() {
        RawForm zero = RawForm.of(Values.ZERO);
        RawForm star = RawForm.of(Values.STAR);
        RawForm starInBraces = RawForm.of(List.of(zero), List.of(zero));
        Redundancy expected = new Redundancy(Player.LEFT, starInBraces, Redundancy.Kind.DOMINATED, Values.STAR);
        assertEquals(
                List.of(expected),
                RawForm.of(List.of(star, starInBraces, zero), List.of(star, zero))
                        .redundancies());
    }

    @Test
    void aFormIsWrittenWithAllItsBraces() {
        RawForm zero = RawForm.of(List.of(), List.of());
        RawForm star = RawForm.of(List.of(zero), List.of(zero));
        RawForm up = RawForm.of(List.of(zero), List.of(star));
        assertEquals("{{|}|{{|}|{|}}}", up.toString());
        assertEquals("{↑|}", Notation.UNICODE.write(RawForm.of(List.of(RawForm.of(Values.UP)), List.of())));
        assertSame(Values.UP, up.value());
    }
}
