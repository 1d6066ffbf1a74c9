package tedomari.lang;

import java.util.ArrayList;
import java.util.List;
import tedomari.lang.Token.Kind;

/** The statements of a script. */
public final class Statements {

    private Statements() {}

    /** The text ends in the middle of a statement, and more of it could make it right. Nothing is evaluated. */
    public static boolean isUnfinished(String text) {
        try {
            Parser parser = new Parser(Source.of(text));
            boolean more = true;
            while (more) {
                more = parser.next() != null;
            }
            return false;
        } catch (LangException e) {
            return e.incomplete();
        } catch (StackOverflowError e) {
            // Whoever evaluates it has the deeper stack and says what is wrong.
            return false;
        }
    }

    /**
     * The statements of a script as sources of their own, each of whole lines and knowing its place in the file. A statement
     * goes on over lines until its brackets close; lines without a statement are left out.
     */
    public static List<Source> split(Source script) {
        List<Source> statements = new ArrayList<>();
        TokenStream tokens = new TokenStream(script.text());
        int start = 0;
        int line = script.line(0);
        boolean empty = true;
        while (true) {
            Token token = tokens.next();
            boolean end = token.kind() == Kind.END;
            if (!end && token.kind() != Kind.NEWLINE) {
                empty = false;
                continue;
            }
            String text = script.text().substring(start, token.start());
            if (!empty) {
                statements.add(Source.of(script.name(), text, line));
            }
            if (end) {
                return statements;
            }
            line += (int) text.chars().filter(c -> c == '\n').count() + 1;
            start = token.end();
            empty = true;
        }
    }
}
