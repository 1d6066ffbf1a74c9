package tedomari.cli.prompt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jline.reader.Candidate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.lang.Session;

final class CompletionTest {

    private final Session session = new Session();
    private final Completion completion = new Completion(session);

    private List<String> values(String line) {
        Word word = Word.at(line, line.length());
        return completion.candidates(word).stream()
                .map(Candidate::value)
                .filter(value -> value.startsWith(word.word()))
                .toList();
    }

    @ParameterizedTest(name = "{0} ends in ''{1}'', a {2}")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "`1 + coo`; coo; NAME",
                "{4|0}.te; te; MEMBER",
                "`{4|0}.`; ``; MEMBER",
                "1..le; le; NAME",
                ":lo; :lo; COMMAND",
                "`:load a b`; `a b`; FILE",
                "`:load `; ``; FILE",
                "`:save! x`; x; FILE",
                "`:time coo`; coo; NAME",
                "`help co`; co; TOPIC",
                "`:help co`; co; TOPIC",
                "help; help; NAME",
                "`:memory c`; c; MEMORY",
                "`:undo x`; x; NONE",
                "`draw(g, \"fi`; fi; FILE",
                "`f(\"a\") + g`; g; NAME"
            })
    void theWordAtTheCursorHasAPlace(String line, String word, Word.Place place) {
        Word found = Word.at(line, line.length());
        assertEquals(word, found.word());
        assertEquals(place, found.place());
    }

    @Test
    void functionsAreOfferedWithTheirBracketAndTheirUsage() {
        assertEquals(List.of("cool("), values("1 + cool"));
        Candidate cool = completion.candidates(Word.at("cool", 4)).stream()
                .filter(candidate -> candidate.displ().equals("cool"))
                .findFirst()
                .orElseThrow();
        assertEquals("cool(g, t)", cool.descr());
    }

    @Test
    void afterADotOnlyFunctionsAreOfferedAndOneThatTakesNothingElseHasNoBracket() {
        session.evaluate("temple := 3; tempo(a) := a");
        assertEquals(List.of("temperature", "tempo"), values("{4|0}.temp"));
        assertEquals(List.of("temperature(", "temple", "tempo("), values("temp"));
        assertEquals(List.of("cool("), values("{4|0}.cool"));
    }

    @Test
    void commandsAreOfferedAfterAColon() {
        assertEquals(List.of(":save ", ":save! "), values(":s"));
        assertEquals(List.of("clear"), values(":memory cl"));
    }

    @Test
    void helpAndQuitAreOfferedAtTheBeginningOnly() {
        assertTrue(values("he").contains("help "));
        assertFalse(values("1 + he").contains("help "));
    }

    @Test
    void filesAreOfferedAfterLoadAndInQuotes(@TempDir Path folder) throws IOException {
        Files.createFile(folder.resolve("races.tdm"));
        Files.createFile(folder.resolve(".rest"));
        Files.createDirectory(folder.resolve("ruins"));
        assertEquals(List.of(folder + "/races.tdm"), values(":load " + folder + "/ra"));
        assertEquals(List.of(folder + "/ruins/"), values("draw(g, \"" + folder + "/ru"));
        assertEquals(List.of(folder + "/.rest"), values(":load " + folder + "/.r"));
        assertEquals(List.of(), values(":load " + folder + "/nowhere/x"));
    }
}
