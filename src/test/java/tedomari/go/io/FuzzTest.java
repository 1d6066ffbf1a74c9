package tedomari.go.io;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tedomari.Fuzzing;

/** Whatever the bytes, a reader answers, or says in a {@link FormatException} what is wrong and where. */
final class FuzzTest {

    private static final List<String> FILES = List.of(
            "(;FF[4]GM[1]SZ[9]CA[UTF-8]AB[cc:dd][ee]AW[fa]AE[dd]PL[W]CR[cc]SQ[fa]C[a \\] b\\\\ \\\nc: ä]"
                    + ";W[gg];B[]\n(;W[ab]LB[aa:1][bb:x])(;W[tt]TR[aa]MA[bb];Black[ii]))",
            "(;FF[3]GaMe[1]SiZe[5:7]AddBlack[aa][bb]AddWhite[cc];White[ee];Black[dd])(;SZ[3])",
            "$$Wc9 title\n$$  ------\n$$ | . X 1 O |\n$$ | B W # @ |\n$$ | Y Q 2 P |\n$$ -------\n$$ [a|b]\n",
            "XOBW#@.\n,...%%%\n._...XO\n",
            "%##%/#B.@/X.WO/%.,_");

    private static void fuzz(int runs) {
        Random random = new Random(20090);
        for (int i = 0; i < runs; i++) {
            byte[] original = FILES.get(i % FILES.size()).getBytes(StandardCharsets.UTF_8);
            byte[] bytes = Mutation.of(original, random);
            String text = SgfReader.decode(bytes);
            read(() -> Diagram.read(text).position(), text);
            read(() -> SgfReader.read(bytes).forEach(root -> replay(SgfGame.of(root))), text);
            read(() -> replay(SgfGame.read(bytes)), text);
        }
    }

    private static void replay(SgfGame game) {
        for (int move = 0; move <= game.moveCount(); move++) {
            game.position(move);
        }
    }

    private static void read(Runnable reading, String text) {
        try {
            reading.run();
        } catch (FormatException e) {
            assertTrue(e.offset() >= 0 && e.offset() <= text.length(), e::getMessage);
            assertTrue(e.line() >= 1 && e.column() >= 1, e::getMessage);
            assertTrue(e.excerpt().endsWith("^"), e::excerpt);
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("on: " + text, e);
        }
    }

    @Test
    void damagedFilesAreExplained() {
        fuzz(1_500);
    }

    @Test
    @Tag("heavy")
    void aHundredThousandDamagedFilesAreExplained() {
        fuzz(100_000);
    }

    @Test
    void damagedDiagramsAreExplained() {
        List<String> diagrams = FILES.subList(2, FILES.size());
        assertTrue(Fuzzing.feed(diagrams, bytes -> {
                    String text = SgfReader.decode(bytes);
                    read(() -> Diagram.read(text).position(), text);
                })
                > 100);
    }

    @Test
    void damagedGamesAreExplained() {
        List<String> games = FILES.subList(0, 2);
        assertTrue(Fuzzing.feed(games, bytes -> read(() -> replay(SgfGame.read(bytes)), SgfReader.decode(bytes)))
                > 100);
    }

    @Test
    void hugeAndMonotonousTextsNeitherHangNorOverflow() {
        List<String> units = List.of(
                "(",
                "(;",
                ";",
                "(;B",
                "[",
                "]",
                "\\",
                "(;C[\\",
                " ",
                "\n",
                "(;B[aa]",
                "$",
                "$$",
                "$$\n",
                "$$ -",
                "$$ |",
                "> ",
                "-",
                "|",
                "A ",
                "/",
                ".",
                "%",
                "1",
                "(;AB[aa:ss]",
                "CA[ ",
                "\0");
        for (String start : List.of("", "(;", "(;C[", "$$B\n$$ ", "$$\n$$ A ", "CA[")) {
            for (String unit : units) {
                String text = start + unit.repeat(60_000 / unit.length()) + "x";
                assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
                    read(() -> Diagram.read(text).position(), text);
                    read(() -> SgfReader.read(text.getBytes(StandardCharsets.UTF_8)), text);
                });
            }
        }
    }
}
