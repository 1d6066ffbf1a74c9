package tedomari.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages about races, and the answers of find, compose and compare. */
final class PageTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aReportHoldsBoardRegionsTreesThermographsTotalAndLines() throws IOException {
        Path page = folder.resolve("race.html");
        assertEquals(0, Main.run("report", "games/nakamura-1.sgf", "--out", page.toString()));
        String text = Files.readString(page);
        for (String part : new String[] {
            "class=\"board\"", "Game tree of", "Its thermograph", "The total is", "Black wins by C9", "application/json"
        }) {
            assertTrue(text.contains(part), part);
        }
    }

    @Test
    void aReportOfAMissingOrDamagedFileIsNotWritten() throws IOException {
        Path page = folder.resolve("race.html");
        assertEquals(2, Main.run("report", "games/none.sgf", "--out", page.toString()));
        Path damaged = folder.resolve("damaged.txt");
        Files.writeString(damaged, "XX?\nOO.");
        assertEquals(2, Main.run("report", damaged.toString(), "--out", page.toString()));
        assertTrue(Files.notExists(page));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3/2", "2*", "-4^", "{3|2}"})
    void aValueIsFoundAndDrawn(String value) throws IOException {
        Path picture = folder.resolve("region.svg");
        assertEquals(0, Main.run("find", value, "--svg", picture.toString()));
        assertTrue(Files.readString(picture).contains("class=\"board\""));
    }

    @Test
    void whatIsNotFoundHasItsOwnExitCodeAndWhatIsNoValueAnother() {
        assertEquals(3, Main.run("find", "*2", "--time", "0"));
        assertEquals(2, Main.run("find", "{3|"));
        assertEquals(2, Main.run("find"));
        assertEquals(2, Main.run("find", "--table", "--box", "9x9"));
        assertEquals(3, Main.run("compose", "*2"));
        assertEquals(2, Main.run("compose", "2* +"));
        assertEquals(2, Main.run("compare", "G(1,4)", "G(99,4)"));
    }

    @Test
    void aComposedRaceIsWrittenAsSgfThatReadsBack() {
        Path file = folder.resolve("race.sgf");
        assertEquals(0, Main.run("compose", "2* - 2", "--out", file.toString()));
        assertEquals(0, Main.run("race", file.toString()));
    }

    @Test
    void movesOfARaceAreCompared() {
        assertEquals(0, Main.run("compare", "--in", "games/nakamura-1.sgf", "C9", "F9"));
        assertEquals(2, Main.run("compare", "--in", "games/nakamura-1.sgf", "C9", "A1A"));
    }
}
