package tedomari.cli.prompt;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line typed at the prompt: an expression, or a command and what it is about.
 *
 * @param command the command with its colon, or an empty text for an expression
 * @param start where in the line the expression or the rest begins
 */
record Entry(String line, String command, int start) {

    private static final Pattern COMMAND = Pattern.compile("\\s*(:\\S*)\\s*");

    /** One word only: {@code help := 3} and {@code help(3)} belong to the language. */
    private static final Pattern HELP = Pattern.compile("\\s*help(?:\\s+(?=[^\\s=]*\\s*$)|\\s*$)");

    private static final Pattern QUIT = Pattern.compile("\\s*(?:quit|exit)\\s*");

    static Entry of(String line) {
        Matcher command = COMMAND.matcher(line);
        if (command.lookingAt()) {
            return new Entry(line, command.group(1), command.end());
        }
        Matcher help = HELP.matcher(line);
        if (help.lookingAt()) {
            return new Entry(line, Command.HELP.word(), help.end());
        }
        if (QUIT.matcher(line).matches()) {
            return new Entry(line, Command.QUIT.word(), line.length());
        }
        return new Entry(line, "", 0);
    }

    /** What is written in the language of expressions starts at {@link #start}. */
    boolean hasExpression() {
        return command.isEmpty() || command.equals(Command.TIME.word());
    }

    /** What follows the command, without blanks around it. */
    String rest() {
        return line.substring(start).strip();
    }

    /** The expression at the column where it was typed. */
    String expression() {
        return " ".repeat(start) + line.substring(start);
    }
}
