package tedomari.cli.prompt;

import org.jline.reader.EOFError;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import tedomari.lang.Statements;

/** Knows whether the input is finished, and finds the word at the cursor. */
final class InputParser implements Parser {

    @Override
    public ParsedLine parse(String line, int cursor, ParseContext context) {
        if (context == ParseContext.ACCEPT_LINE) {
            Entry entry = Entry.of(line);
            if (entry.hasExpression() && Statements.isUnfinished(line.substring(entry.start()))) {
                throw new EOFError(-1, -1, "unfinished");
            }
        }
        return Word.at(line, cursor);
    }
}
