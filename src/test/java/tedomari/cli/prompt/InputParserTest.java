package tedomari.cli.prompt;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.jline.reader.EOFError;
import org.jline.reader.Parser.ParseContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class InputParserTest {

    private static void accept(String line) {
        new InputParser().parse(line, line.length(), ParseContext.ACCEPT_LINE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{4|0", "cool({4|0},", "g :=", "1 +", "[1, 2", "\"text", "/* so", ":time {4|", "if 1 < 2 then"})
    void anUnfinishedStatementGoesOn(String line) {
        assertThrows(EOFError.class, () -> accept(line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{4|\n0}", "1 + *", "{1,,2|3}", "}", "help", ":load {", ":nonsense (", "quit", "1 2 {"})
    void whatIsFinishedOrBeyondRepairIsAccepted(String line) {
        assertDoesNotThrow(() -> accept(line));
    }

    @Test
    void manyBracesAreNoTrouble() {
        assertDoesNotThrow(() -> accept("{".repeat(100_000)));
    }

    @ParameterizedTest(name = "''{0}'' is the command ''{1}'' about ''{2}''")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "help; :help; ``",
                "`help cool `; :help; cool",
                "help := 3; ``; help := 3",
                "help(3); ``; help(3)",
                "helper; ``; helper",
                "quit; :quit; ``",
                "exit; :quit; ``",
                "quit + 1; ``; quit + 1",
                "` :load  a b `; :load; a b",
                ":save! x; :save!; x",
                "2 + 2; ``; 2 + 2"
            })
    void helpAndQuitAreWordsOfThePromptOnlyWhenTheyStandAlone(String line, String command, String rest) {
        Entry entry = Entry.of(line);
        assertEquals(command, entry.command());
        assertEquals(rest, entry.rest());
    }
}
