package tedomari.go.io;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads SGF, FF[4] and older, into trees. Small letters in the name of a property are left out, as FF[3] has it; text before
 * the first game is skipped.
 */
public final class SgfReader {

    /** How deep variations may lie in one another. */
    static final int MAX_NESTING = 1000;

    private static final Pattern FIRST_GAME = Pattern.compile("\\(\\s*;");
    private static final Pattern CHARSET = Pattern.compile("CA\\s*\\[([^\\]]*)\\]");

    /** The charset is named in the root node, which is where the file begins. */
    private static final int ROOT_LENGTH = 2000;

    /** A node that still grows. */
    private static final class Draft {
        private final int offset;
        private final List<SgfProperty> properties = new ArrayList<>();
        private final List<Draft> children = new ArrayList<>();
        private @Nullable SgfNode node;

        private Draft(int offset) {
            this.offset = offset;
        }

        /** The children come later in the list, so they are finished first. */
        private static SgfNode finish(List<Draft> drafts) {
            SgfNode last = SgfNode.of();
            for (int i = drafts.size() - 1; i >= 0; i--) {
                Draft draft = drafts.get(i);
                List<SgfNode> nodes = new ArrayList<>();
                for (Draft child : draft.children) {
                    if (child.node != null) {
                        nodes.add(child.node);
                    }
                }
                last = new SgfNode(draft.properties, nodes, draft.offset);
                draft.node = last;
            }
            return last;
        }
    }

    private final String text;
    private int at;

    private SgfReader(String text) {
        this.text = text;
    }

    /**
     * The games of a file: at least one.
     *
     * @throws FormatException if the file is damaged
     */
    public static List<SgfNode> read(byte[] file) {
        return read(decode(file));
    }

    /**
     * The games of a text: at least one.
     *
     * @throws FormatException if the text is damaged
     */
    public static List<SgfNode> read(String text) {
        return new SgfReader(text).games();
    }

    /** ISO-8859-1 if the file says so or is no UTF-8; else UTF-8. */
    static String decode(byte[] file) {
        String latin = new String(file, StandardCharsets.ISO_8859_1);
        Matcher charset = CHARSET.matcher(latin).region(0, Math.min(ROOT_LENGTH, latin.length()));
        if (charset.find() && isLatin(charset.group(1).strip())) {
            return latin;
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(file))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            return latin;
        }
    }

    static boolean isLatin(String charset) {
        String name = charset.toUpperCase(Locale.ROOT).replace('_', '-');
        Charset latin = StandardCharsets.ISO_8859_1;
        return name.equals(latin.name())
                || latin.aliases().stream().anyMatch(alias -> alias.equalsIgnoreCase(charset))
                || name.equals("ISO8859-1");
    }

    private FormatException error(String sentence, int offset) {
        return new FormatException(sentence, text, offset);
    }

    private List<SgfNode> games() {
        Matcher first = FIRST_GAME.matcher(text);
        if (!first.find()) {
            throw error("This is no SGF: there is no game, which begins with \"(;\"", 0);
        }
        at = first.start();
        List<SgfNode> games = new ArrayList<>();
        while (skipSpace()) {
            if (text.charAt(at) != '(') {
                throw error("Only another game, which begins with \"(;\", may stand after a game", at);
            }
            games.add(game());
        }
        return games;
    }

    private SgfNode game() {
        int start = at;
        List<Draft> drafts = new ArrayList<>();
        Deque<Draft> forks = new ArrayDeque<>();
        int nesting = 0;
        Draft current = null;
        boolean isFresh = false;
        boolean isClosed = false;
        do {
            if (!skipSpace()) {
                throw error("The text ends before the game that begins at offset " + start + " is closed by \")\"", at);
            }
            char c = text.charAt(at);
            if (isFresh && c != ';') {
                throw error("A variation begins with a node: \";\" is missing", at);
            }
            if (c == '(') {
                if (++nesting > MAX_NESTING) {
                    throw error("Variations lie in one another more than " + MAX_NESTING + " deep", at);
                }
                if (current != null) {
                    forks.push(current);
                }
                isFresh = true;
                at++;
            } else if (c == ';') {
                if (isClosed && !isFresh) {
                    throw error("A node cannot follow a variation", at);
                }
                Draft node = new Draft(at++);
                if (current != null) {
                    current.children.add(node);
                }
                drafts.add(node);
                properties(node);
                current = node;
                isFresh = false;
                isClosed = false;
            } else if (c == ')') {
                nesting--;
                current = forks.isEmpty() ? current : forks.pop();
                isClosed = true;
                at++;
            } else {
                throw error("\"" + Diagram.shown(text, at) + "\" is no part of a game here", at);
            }
        } while (nesting > 0);
        return Draft.finish(drafts);
    }

    private void properties(Draft node) {
        while (skipSpace() && isLetter(text.charAt(at))) {
            int start = at;
            StringBuilder name = new StringBuilder();
            while (at < text.length() && (isLetter(text.charAt(at)) || isDigit(text.charAt(at)))) {
                char c = text.charAt(at++);
                if (c < 'a') {
                    name.append(c);
                }
            }
            if (name.isEmpty() || isDigit(name.charAt(0))) {
                throw error("The name of a property has a capital letter", start);
            }
            List<String> values = new ArrayList<>();
            while (skipSpace() && text.charAt(at) == '[') {
                values.add(value());
            }
            if (values.isEmpty()) {
                throw error("The property " + name + " has no value: \"[\" is missing", at);
            }
            node.properties.add(new SgfProperty(name.toString(), values));
        }
    }

    private String value() {
        int start = at++;
        StringBuilder value = new StringBuilder();
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == ']') {
                return value.toString();
            }
            if (c == '\\' && at < text.length()) {
                c = text.charAt(at++);
                if (c == '\n' || c == '\r') {
                    // A soft line break, of one character or two.
                    char other = c == '\n' ? '\r' : '\n';
                    if (at < text.length() && text.charAt(at) == other) {
                        at++;
                    }
                    continue;
                }
            }
            value.append(c);
        }
        throw error("The value that begins here is not closed by \"]\"", start);
    }

    /** False at the end of the text. Control characters count as space: old files end in ^Z or zeros. */
    private boolean skipSpace() {
        while (at < text.length() && (text.charAt(at) <= ' ' || text.charAt(at) == '\uFEFF')) {
            at++;
        }
        return at < text.length();
    }

    private static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
