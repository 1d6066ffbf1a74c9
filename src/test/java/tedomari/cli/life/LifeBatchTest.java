package tedomari.cli.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tedomari.search.Limits;
import tedomari.search.life.LifeSolver;
import tedomari.task.Progress;

final class LifeBatchTest {

    private static final String SIX = "...W#/...W#/WWWW#/#####";

    @TempDir
    private Path folder = Path.of("");

    private List<String> answers(String... lines) throws IOException {
        Path table = Files.writeString(folder.resolve("table.tsv"), String.join("\n", lines));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new LifeBatch(LifeSolver.of(Limits.NONE), problem -> problem, Progress.SILENT)
                .run(table, new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void aLineIsAnsweredByStatusMovesNodesAndTime() throws IOException {
        List<String> answers = answers("id\tto_move\trows", "a\tB\t" + SIX, "b\tW\t" + SIX + "\tignored");
        assertEquals(2, answers.size());
        assertTrue(answers.get(0).matches("a\td\tB3\t\\d+\t\\d+\\.\\d+"), answers.get(0));
        assertTrue(answers.get(1).matches("b\tl\tB4 B3\t\\d+\t\\d+\\.\\d+"), answers.get(1));
    }

    @Test
    void aBadLineIsToldAndTheBatchGoesOn() throws IOException {
        List<String> answers = answers("a\tB", "b\tX\t" + SIX, "c\tB\t.Z", "d\tB\t...#", "e\tW\t" + SIX, "f\tB\tW#/##");
        assertTrue(answers.stream().filter(line -> line.contains("\terror: ")).count() == 5, answers.toString());
        assertTrue(answers.get(2).startsWith("c\terror: rows, line 1, column 2: "), answers.get(2));
        assertTrue(answers.get(4).startsWith("e\tl\t"), answers.get(4));
    }

    @Test
    void answersComeInTheOrderOfTheTable() throws IOException {
        String[] lines = new String[400];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = i + "\tB\t" + (i % 7 == 0 ? SIX : ".WW#/WWW#/####");
        }
        List<String> answers = answers(lines);
        for (int i = 0; i < lines.length; i++) {
            assertTrue(answers.get(i).startsWith(i + "\td\t"), answers.get(i));
        }
    }
}
