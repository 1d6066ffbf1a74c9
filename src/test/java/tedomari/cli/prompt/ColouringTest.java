package tedomari.cli.prompt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.lang.Session;

final class ColouringTest {

    private static final Map<AttributedStyle, Character> LETTERS = Map.of(
            Palette.NUMBER, 'n',
            Palette.INFINITESIMAL, 'i',
            Palette.FUNCTION, 'f',
            Palette.KEYWORD, 'k',
            Palette.STRING, 's',
            Palette.DIM, 'c',
            Palette.ERROR, 'E',
            Palette.BRACKET, 'b',
            Palette.MATCH, 'M');

    private final Session session = new Session();

    private String styles(String line, int cursor) {
        AttributedString coloured = new Colouring(session).highlight(line, cursor);
        assertEquals(line, coloured.toString());
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            letters.append(LETTERS.getOrDefault(coloured.styleAt(i), '.'));
        }
        return letters.toString();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "12 + ^3; nn...ii",
                "3*2; nii",
                "3 * 2; n...n",
                "3*^; n.i",
                "{*|x}; bib.b",
                "cool(g, 1); ffffb...nb",
                "not true; kkk.kkkk",
                "\"a\" // c; sss.cccc",
                "\"open; sssss",
                "1 ? 2; n.E.n",
                "(1]; bnE",
                "$1 + _; nn....",
                ":time 1; kkkkkkn",
                ":tim; kkkk",
                ":what 1; EEEEEE."
            })
    void everyKindOfWordHasItsStyle(String line, String styles) {
        assertEquals(styles, styles(line, -2));
    }

    @Test
    void theBracketAtTheCursorAndItsOtherHalfAreMarked() {
        assertEquals("Mbn.nbM", styles("[{1,2}]", 0));
        assertEquals("bMn.nMb", styles("[{1,2}]", 5));
        assertEquals("Mbn.nbM", styles("[{1,2}]", 7));
        assertEquals("bbn.nbb", styles("[{1,2}]", 4));
    }

    @Test
    void aFunctionOfTheSessionIsAFunction() {
        assertEquals("....", styles("twin", -2));
        session.evaluate("twin(g) := g + g");
        assertEquals("ffff", styles("twin", -2));
    }
}
