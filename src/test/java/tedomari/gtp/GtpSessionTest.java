package tedomari.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
final class GtpSessionTest {

    private final GtpClient engine = GtpClient.inside();

    @AfterEach
    void quit() {
        engine.close();
    }

    @ParameterizedTest(name = "{0} gives {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "protocol_version | = 2",
                "12 protocol_version | =12 2",
                "0 name | =0 Tedomari",
                "  7   name  # a comment | =7 Tedomari",
                "known_command genmove | = true",
                "known_command nonsense | = false",
                "nonsense | ? unknown command",
                "5 nonsense | ?5 unknown command",
                "99 | ?99 unknown command",
                "boardsize 1 | ? unacceptable size",
                "boardsize 26 | ? unacceptable size",
                "boardsize nineteen | ? syntax error: expected a whole number",
                "boardsize | ? syntax error: expected a whole number",
                "play black I5 | ? invalid coordinate",
                "play green D4 | ? invalid color",
                "play black | ? syntax error: expected a vertex",
                "play black T20 | ? invalid coordinate",
                "komi much | ? syntax error: expected a number",
                "komi NaN | ? syntax error: expected a number",
                "undo | ? cannot undo",
                "loadsgf /no/such/file.sgf | ? cannot load file",
                "fixed_handicap 1 | ? invalid number of stones",
                "fixed_handicap 10 | ? invalid number of stones",
                "time_settings 1 2 | ? syntax error: expected byo yomi stones as a whole number",
                "final_status_list happy | ? invalid status",
                "owl_attack D4 | ? vertex must not be empty",
                "analyze_semeai D4 D5 | ? vertex must not be empty",
                "dragon_status Z1 | ? invalid coordinate",
                "tedomari-regions | ? there is no race on the board",
                "tedomari-time_limit -1 | ? the limit is 0.01 to 86400 seconds"
            })
    void theReplyToACommand(String command, String reply) {
        assertEquals(reply.strip(), engine.ask(command).stripTrailing());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "boardsize 9",
                "clear_board",
                "komi 6.5",
                "play B D4",
                "play w pass",
                "time_settings 600 30 1",
                "time_left b 300 0",
                "gogui-interrupt",
                "final_status_list seki"
            })
    void aCommandWithoutAnswerIsAnsweredByAnEmptyText(String command) {
        assertEquals("= ", engine.ask(command));
    }

    @Test
    void theWholeMinimumIsListed() {
        List<String> listed = engine.text("list_commands").lines().toList();
        assertTrue(listed.containsAll(List.of(
                "protocol_version",
                "name",
                "version",
                "known_command",
                "list_commands",
                "quit",
                "boardsize",
                "clear_board",
                "komi",
                "play",
                "genmove")));
        listed.forEach(name -> assertEquals("= true", engine.ask("known_command " + name)));
    }

    @Test
    void blankLinesAndCommentsHaveNoReply() {
        engine.send("\n   \n# only a comment\n\t\r\n3 name\n");
        assertEquals("=3 Tedomari", engine.reply());
    }

    @Test
    void carriageReturnsTabsAndControlCharactersDoNotMatter() {
        engine.send("4\tna\u0001me\r\n");
        assertEquals("=4 Tedomari", engine.reply());
    }

    @Test
    void bytesThatAreNoTextAreAnUnknownCommand() {
        engine.send(new byte[] {(byte) 0xff, (byte) 0xfe, 'x', '\n'});
        assertEquals("? unknown command", engine.reply());
        assertEquals("= Tedomari", engine.ask("name"));
    }

    @Test
    void aCommandOfAMegabyteIsRefusedAndTheNextOneAnswered() {
        engine.send("8 play " + "b".repeat(1 << 20) + "\n");
        assertEquals("?8 a command has at most 65536 bytes", engine.reply());
        assertEquals("= 2", engine.ask("protocol_version"));
    }

    @Test
    void stonesArePlayedCapturedAndTakenBack() {
        engine.ask("boardsize 5");
        for (String move : List.of("b A2", "w A1", "b B1")) {
            assertEquals("= ", engine.ask("play " + move));
        }
        assertEquals("empty", engine.text("color A1"));
        assertEquals("1", engine.text("captures black"));
        assertEquals("? illegal move", engine.ask("play w A1"));
        assertEquals("= ", engine.ask("undo"));
        assertEquals("white", engine.text("color A1"));
        assertEquals("0", engine.text("captures black"));
        assertEquals("= ", engine.ask("gg-undo 2"));
        assertEquals("", engine.text("list_stones black"));
    }

    @Test
    void aKoIsNotRetakenAtOnce() {
        engine.ask("boardsize 5");
        for (String move : List.of("b B1", "w C1", "b A2", "w D2", "b B3", "w C3", "b C2", "w B2")) {
            assertEquals("= ", engine.ask("play " + move), move);
        }
        assertEquals("? illegal move", engine.ask("play b C2"));
        assertEquals("0", engine.text("is_legal b C2"));
        engine.ask("play b E5");
        engine.ask("play w E4");
        assertEquals("= ", engine.ask("play b C2"));
    }

    @Test
    void theBoardIsShown() {
        engine.ask("boardsize 3");
        engine.ask("play b B2");
        engine.ask("play w C3");
        assertEquals("= \n" + """
                   A B C
                 3 . . O 3
                 2 . X . 2
                 1 . . . 1
                   A B C
                Black (X) has captured 0, White (O) 0; Black is to move""", engine.ask("showboard"));
    }

    @Test
    void handicapStonesLieWhereTheProtocolSays() {
        assertEquals("Q16 D4", engine.text("fixed_handicap 2"));
        assertEquals("? board not empty", engine.ask("place_free_handicap 2"));
        engine.ask("boardsize 9");
        assertEquals("C7 G7 E5 C3 G3", engine.text("fixed_handicap 5"));
        engine.ask("boardsize 8");
        assertEquals("C6 F6 C3 F3", engine.text("place_free_handicap 9"));
        engine.ask("clear_board");
        assertEquals("? bad vertex list", engine.ask("set_free_handicap D4 D4"));
        assertEquals("= ", engine.ask("set_free_handicap D4 E4 A1"));
        assertEquals("D4 E4 A1", engine.text("list_stones b"));
    }

    @Test
    void aGameIsLoadedUpToBeforeAMoveAndCanBeTakenBack(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("with a blank.sgf");
        Files.writeString(file, "(;GM[1]SZ[9]AB[aa];W[bb];B[cc];W[dd])");
        assertEquals("black", engine.text("loadsgf " + file));
        assertEquals("white", engine.text("color D6"));
        assertEquals("black", engine.text("loadsgf " + file + " 2"));
        assertEquals("empty", engine.text("color C7"));
        engine.ask("undo");
        assertEquals("empty", engine.text("color B8"));
        assertEquals("? cannot undo", engine.ask("undo"));
        Files.writeString(file, "(;GM[1]SZ[9");
        assertTrue(engine.ask("loadsgf " + file).startsWith("? cannot load file: "));
    }

    @Test
    void aLineSeparatorInACommandIsALetterLikeAnyOther(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("two\u2028lines.sgf");
        Files.write(file, "(;GM[1]SZ[3]\n\n\n;B[\n\nzz])".getBytes(StandardCharsets.UTF_8));
        String reply = engine.ask("loadsgf " + file);
        assertTrue(reply.startsWith("? cannot load file"), reply);
        assertEquals("= 2", engine.ask("protocol_version"));
    }

    @Test
    void aRaceIsReadAndItsWinningMovePlayed() {
        assertEquals("black", engine.text("loadsgf games/nakamura-1.sgf 1"));
        assertEquals("1 1 C9", engine.text("analyze_semeai C11 A6"));
        assertEquals("C9", engine.text("tedomari-winning_moves b"));
        assertEquals("C9", engine.text("reg_genmove b"));
        assertEquals("empty", engine.text("color C9"));
        assertEquals("C9", engine.text("genmove b"));
        assertEquals("black", engine.text("color C9"));
        assertTrue(engine.text("tedomari-regions").contains("STATUS total "));
        assertEquals(15, engine.text("tedomari-cooled").strip().lines().count());
    }

    @Test
    void whoeverCannotWinPasses() {
        engine.text("loadsgf games/seki.sgf 1");
        assertEquals("PASS", engine.text("genmove b"));
        engine.ask("undo");
        assertEquals("1 0 PASS", engine.text("analyze_semeai A7 A5"));
        engine.ask("clear_board");
        assertEquals("PASS", engine.text("genmove w"));
    }

    /** Black's row of three in the corner of a board that White has filled otherwise but for two eyes. */
    private void cornerOfThree(String inside) {
        engine.ask("boardsize 7");
        StringBuilder setup = new StringBuilder("gogui-setup b D7 b A6 b B6 b C6 b D6 " + inside);
        for (String row : List.of(
                "E7", "E6", "A5", "B5", "C5", "D5", "E5", "F7", "F6", "F5", "A4", "B4", "D4", "F4", "G4", "C4", "G7",
                "G6", "A3", "C3", "B3", "D3", "E3", "F3", "G3")) {
            setup.append(" w ").append(row);
        }
        assertEquals("= ", engine.ask(setup.toString()));
    }

    @Test
    void lifeIsReadAsGnuGoReportsIt() {
        cornerOfThree("");
        assertEquals("1 B7", engine.text("owl_attack D7"));
        assertEquals("1 B7", engine.text("owl_defend D7"));
        assertEquals("critical B7 B7", engine.text("dragon_status D7"));
        assertTrue(engine.text("tedomari-groups").contains("COLOR yellow D7"));
        cornerOfThree(" w B7");
        assertEquals("0", engine.text("owl_defend D7"));
        assertEquals("dead", engine.text("dragon_status D7"));
        assertEquals(
                "B7\nD7 A6 B6 C6 D6".lines().skip(1).toList(),
                engine.text("final_status_list dead").lines().toList());
        cornerOfThree(" b B7");
        assertEquals("0", engine.text("owl_attack D7"));
        assertEquals("alive", engine.text("dragon_status D7"));
        assertEquals("", engine.text("final_status_list dead"));
    }

    /** A white chain around 28 empty points of the corner, and Black around it: more than can be searched in seconds. */
    private void setUpLargeCorner() {
        engine.ask("boardsize 9");
        for (char column : "ABCDEFGHJ".toCharArray()) {
            engine.ask("play black " + column + "6");
            engine.ask(column == 'J' ? "play black J5" : "play white " + column + "5");
        }
        for (int row = 1; row <= 4; row++) {
            engine.ask("play white H" + row);
            engine.ask("play black J" + row);
        }
    }

    @Test
    void theTimeLimitEndsAnAnalysisWithAnAnswer() {
        setUpLargeCorner();
        engine.ask("tedomari-time_limit 0.2");
        assertEquals("0.2", engine.text("tedomari-time_limit"));
        long start = System.nanoTime();
        String reply = engine.ask("owl_attack H1");
        assertTrue(reply.startsWith("? unknown, because the limit of 200 ms was reached"), reply);
        assertTrue(System.nanoTime() - start < 20_000_000_000L);
    }

    @Test
    void anInterruptEndsAnAnalysis() {
        setUpLargeCorner();
        engine.ask("tedomari-time_limit 600");
        engine.send("owl_attack H1\n# interrupt\n");
        assertEquals("? interrupted", engine.reply());
        assertEquals("= Tedomari", engine.ask("name"));
    }

    @Test
    void anInterruptInTheMiddleOfASearchEndsIt() throws InterruptedException {
        setUpLargeCorner();
        engine.ask("tedomari-time_limit 600");
        engine.send("owl_attack H1\n");
        Thread.sleep(500);
        engine.send("# interrupt\n");
        assertEquals("? interrupted", engine.reply());
        assertEquals("= Tedomari", engine.ask("name"));
    }

    @Test
    void quitIsAnsweredAndEndsTheSession() {
        assertEquals("=1 ", engine.ask("1 quit"));
    }
}
