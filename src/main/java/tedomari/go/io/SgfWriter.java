package tedomari.go.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Writes SGF trees; what is written is read back as the same tree. */
public final class SgfWriter {

    private static final String CLOSE = ")";

    private SgfWriter() {}

    /** A collection of games, one after the other. */
    public static String write(List<SgfNode> games) {
        StringBuilder text = new StringBuilder();
        games.forEach(game -> text.append(write(game)));
        return text.toString();
    }

    /** One game; every variation begins on a line of its own. */
    public static String write(SgfNode game) {
        StringBuilder text = new StringBuilder();
        Deque<Object> open = new ArrayDeque<>();
        open.push(CLOSE);
        open.push(game);
        text.append('(');
        while (!open.isEmpty()) {
            Object next = open.pop();
            if (!(next instanceof SgfNode node)) {
                text.append(next);
                continue;
            }
            append(node, text);
            List<SgfNode> children = node.children();
            if (children.size() == 1) {
                open.push(children.get(0));
                continue;
            }
            for (int i = children.size() - 1; i >= 0; i--) {
                open.push(CLOSE);
                open.push(children.get(i));
                open.push("\n(");
            }
        }
        return text.append('\n').toString();
    }

    /**
     * The bytes of a file, in the charset that the first game names in CA, which is ISO-8859-1 or else UTF-8.
     *
     * @throws IllegalArgumentException if the charset lacks a character of the games
     */
    public static byte[] bytes(List<SgfNode> games) {
        String text = write(games);
        boolean isLatin = !games.isEmpty()
                && games.get(0).value("CA").filter(SgfReader::isLatin).isPresent();
        Charset charset = isLatin ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
        if (!charset.newEncoder().canEncode(text)) {
            throw new IllegalArgumentException("the games hold a character that is missing in " + charset);
        }
        return text.getBytes(charset);
    }

    private static void append(SgfNode node, StringBuilder text) {
        text.append(';');
        for (SgfProperty property : node.properties()) {
            text.append(property.name());
            for (String value : property.values()) {
                text.append('[')
                        .append(value.replace("\\", "\\\\").replace("]", "\\]"))
                        .append(']');
            }
        }
    }
}
