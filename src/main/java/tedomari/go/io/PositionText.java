package tedomari.go.io;

import java.nio.charset.StandardCharsets;
import tedomari.go.Position;

/** A position as people write it: SGF if it begins with a parenthesis, else a text diagram. */
public final class PositionText {

    private PositionText() {}

    /**
     * The position that the text of a file or an argument sets up.
     *
     * @throws FormatException if it is damaged
     */
    public static Position read(byte[] bytes) {
        return isSgf(bytes)
                ? SgfGame.read(bytes).setup()
                : Diagram.read(new String(bytes, StandardCharsets.UTF_8)).position();
    }

    /** Does the text begin with a parenthesis? */
    public static boolean isSgf(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8).stripLeading().startsWith("(");
    }
}
