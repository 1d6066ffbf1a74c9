package tedomari.go.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Files that nobody would write by hand. */
final class LargeSgfTest {

    private static String nested(int depth) {
        return "(;SZ[9]" + "(;C[x]".repeat(depth) + ")".repeat(depth) + ")";
    }

    @Test
    void aHundredThousandNestedVariationsAreRefusedWithASentence() {
        FormatException refusal = assertThrows(FormatException.class, () -> SgfGame.read(nested(100_000)));
        assertTrue(String.valueOf(refusal.getMessage()).contains("more than 1000 deep"), refusal::getMessage);
        assertEquals(901, SgfGame.read(nested(900)).mainLine().size());
    }

    @Test
    @Tag("heavy")
    void aFileOfFiftyMegabytesIsRead() {
        String text = "(;SZ[9]C[" + "a long comment ".repeat(1_500_000) + "]"
                + ";B[aa];W[bb];AE[aa][bb]".repeat(1_300_000) + ")";
        SgfGame game = SgfGame.read(text);
        assertEquals(2_600_000, game.moveCount());
    }
}
