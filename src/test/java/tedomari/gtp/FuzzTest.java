package tedomari.gtp;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import tedomari.Fuzzing;

/** Whatever a controller sends, a session answers each command and goes on until the end of the input. */
final class FuzzTest {

    private static final List<String> CONVERSATIONS = List.of(
            "1 boardsize 5\nplay b C3\n2 play white D4 # a comment\nundo\nlist_commands\n",
            "komi 6.5\nfixed_handicap 2\nshowboard\ntime_left b 10 0\nclear_board\n",
            "known_command play\nplay b pass\nplay w Q99\n\t\r\n7\nfinal_score\n");

    @Test
    void damagedCommandsAreAnswered() {
        assertTrue(Fuzzing.feed(CONVERSATIONS, FuzzTest::converse) > 10);
    }

    private static void converse(byte[] bytes) {
        // A damaged file name is still a file name, and searches take their time.
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.contains("sgf") || text.contains("gen")) {
            return;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new GtpSession(new ByteArrayInputStream(bytes), out, "test").run();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        for (String reply : out.toString(StandardCharsets.UTF_8).split("\n\n")) {
            assertTrue(reply.isBlank() || reply.startsWith("=") || reply.startsWith("?"), text + "\n" + reply);
        }
    }
}
