package tedomari.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BatchTest {

    private static Run pipe(String text, String... options) throws IOException {
        return pipe(text.getBytes(StandardCharsets.UTF_8), options);
    }

    private static Run pipe(byte[] bytes, String... options) throws IOException {
        return Run.of(batch -> batch.stream(new ByteArrayInputStream(bytes)), options);
    }

    @Test
    void oneLineOutForEachExpressionIn() throws IOException {
        Run run = pipe("1+1\n\n# a comment\ng := {4|0}\ncool(g, 2)\n[1, *]\nthermograph(g)");
        assertEquals("2\n2*\n[1, *]\nThermograph(2,[2],[0,-1],2,[2],[0,1])\n", run.out());
        assertEquals("", run.errors());
        assertEquals(0, run.exitCode());
    }

    @Test
    void anErrorIsALineAndDoesNotEndTheStream() throws IOException {
        Run run = pipe("1\n{1|\n  1/0\n2\n");
        assertEquals("""
                1
                error: 2:4: expected an option, a '|' or '}' but found the end
                error: 3:5: division by zero
                2
                """, run.out());
        assertEquals(2, run.exitCode());
        assertTrue(run.errors().contains("standard input:3:5\n  1/0\n    ^\n"));
    }

    @Test
    void quietLeavesTheExcerptsOut() throws IOException {
        assertEquals("", pipe("1/0\n", "--quiet").errors());
    }

    @Test
    void bytesThatAreNotUtf8GetASentence() throws IOException {
        Run run = pipe(new byte[] {'1', '\n', '1', '+', (byte) 0xC3, '(', '\n', '3', '\n'});
        assertEquals("1\nerror: 2:3: byte 3 is not valid UTF-8\n3\n", run.out());
        assertEquals(2, run.exitCode());
    }

    @Test
    void aLineOfTenMegabytesIsRead() throws IOException {
        String line = "1" + "+1".repeat(5_000_000);
        Run run = pipe(line + "\n2\n");
        assertTrue(run.out().endsWith("2\n"));
        assertEquals(2, run.out().lines().count());
    }

    @Test
    void aHundredThousandBracesGiveASentence() throws IOException {
        Run run = pipe("{".repeat(100_000) + "\n1\n");
        assertTrue(run.out().startsWith("error: 1:"), run.out());
        assertTrue(run.out().endsWith("\n1\n"));
        assertFalse(run.errors().contains("Exception"));
    }

    @Test
    void expressionsOnTheCommandLineAreLines() throws IOException {
        Run run = Run.of(batch -> batch.expressions(List.of("x := 3", "x + *", "nonsense")));
        assertEquals("3*\nerror: 3:1: unknown name 'nonsense'\n", run.out());
    }

    @Test
    void aStatementOfAScriptGoesOnUntilItsBracesClose(@TempDir Path folder) throws IOException {
        Path script = folder.resolve("script.tdm");
        Files.writeString(script, "#!/usr/bin/env tedomari\n{1,\n 2|\n0}\n1/0\n3\n");
        Run run = Run.of(batch -> batch.script(script));
        assertEquals("{2|0}\nerror: 5:3: division by zero\n3\n", run.out());
    }

    @Test
    void jsonIsAnObjectALine() throws IOException {
        Run run = pipe("{4|0}\n1/0\n", "--json");
        assertEquals("""
                {"value":"{4|0}","kind":"a game"}
                {"error":"division by zero","line":2,"column":3}
                """, run.out());
    }

    @Test
    void aPictureIsWrittenWhole(@TempDir Path folder) throws IOException {
        Path picture = folder.resolve("it.svg");
        Run run = Run.of(batch -> batch.expressions(List.of("draw({6||4|0}, \"" + picture + "\")")));
        assertEquals(picture + "\n", run.out());
        assertTrue(Files.readString(picture).startsWith("<"));
        try (var files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void aPictureThatCannotBeWrittenIsAnErrorAtItsName() throws IOException {
        Run run = Run.of(batch -> batch.expressions(List.of("draw(1, \"/nowhere/at/all.svg\")")));
        assertTrue(run.out().startsWith("error: 1:9: cannot write the file /nowhere/at/all.svg"), run.out());
    }
}
