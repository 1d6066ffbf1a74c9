package tedomari.cli.prompt;

import java.util.List;
import org.jline.reader.CompletingParsedLine;
import tedomari.lang.Lexer;
import tedomari.lang.Token;

/**
 * The word that ends at the cursor, and what may stand there.
 *
 * @param start where in the line it begins
 */
record Word(String line, int cursor, int start, Place place) implements CompletingParsedLine {

    /** What a word can be. */
    enum Place {
        /** A command, with its colon. */
        COMMAND,
        /** The path of a file. */
        FILE,
        /** A name in an expression. */
        NAME,
        /** A function after a dot. */
        MEMBER,
        /** What help can be about. */
        TOPIC,
        /** What follows {@code :memory}. */
        MEMORY,
        /** Nothing that could be completed. */
        NONE
    }

    static Word at(String line, int cursor) {
        String before = line.substring(0, cursor);
        Entry entry = Entry.of(before);
        if (entry.command().isEmpty()) {
            return inExpression(line, cursor, entry);
        }
        if (entry.start() == cursor && !Character.isWhitespace(line.charAt(cursor - 1))) {
            int colon = before.indexOf(':');
            return colon < 0 ? name(line, cursor, Place.NAME) : new Word(line, cursor, colon, Place.COMMAND);
        }
        return entry.hasExpression()
                ? inExpression(line, cursor, entry)
                : new Word(line, cursor, entry.start(), after(entry.command()));
    }

    private static Place after(String word) {
        return Command.find(word)
                .map(command -> switch (command) {
                    case HELP -> Place.TOPIC;
                    case MEMORY -> Place.MEMORY;
                    default -> command.takesFile() ? Place.FILE : Place.NONE;
                })
                .orElse(Place.NONE);
    }

    private static Word inExpression(String line, int cursor, Entry entry) {
        String text = line.substring(entry.start(), cursor);
        List<Token> tokens = Lexer.tokens(text);
        Token last = tokens.isEmpty() ? null : tokens.get(tokens.size() - 1);
        if (last != null && last.kind() == Token.Kind.BAD && text.charAt(last.start()) == '"') {
            return new Word(line, cursor, entry.start() + last.start() + 1, Place.FILE);
        }
        Word name = name(line, cursor, Place.NAME);
        boolean afterDot = name.start > 0 && line.charAt(name.start - 1) == '.';
        boolean afterRange = name.start > 1 && line.charAt(name.start - 2) == '.';
        return afterDot && !afterRange ? name(line, cursor, Place.MEMBER) : name;
    }

    private static Word name(String line, int cursor, Place place) {
        int start = cursor;
        while (start > 0 && (Character.isLetterOrDigit(line.charAt(start - 1)) || line.charAt(start - 1) == '_')) {
            start--;
        }
        return new Word(line, cursor, start, place);
    }

    @Override
    public String word() {
        return line.substring(start, cursor);
    }

    @Override
    public int wordCursor() {
        return cursor - start;
    }

    @Override
    public int wordIndex() {
        return 0;
    }

    @Override
    public List<String> words() {
        return List.of(word());
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
        return candidate;
    }

    @Override
    public int rawWordCursor() {
        return wordCursor();
    }

    @Override
    public int rawWordLength() {
        return wordCursor();
    }
}
