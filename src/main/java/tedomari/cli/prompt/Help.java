package tedomari.cli.prompt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import tedomari.cgt.Notation;
import tedomari.lang.Function;
import tedomari.lang.LangException;
import tedomari.lang.Library;
import tedomari.lang.Printer;
import tedomari.lang.Result;
import tedomari.lang.Session;
import tedomari.lang.Suggestion;

/**
 * What the prompt tells about itself and about the language. Examples are evaluated when they are shown, so that they are
 * true.
 */
record Help(Notation notation, int width) {

    private static final String SYNTAX = "syntax";

    /** All that help can be asked about. */
    static List<String> topics() {
        List<String> topics = new ArrayList<>(List.of(SYNTAX));
        for (Function.Topic topic : Function.Topic.values()) {
            topics.add(name(topic));
        }
        topics.addAll(Library.names());
        topics.addAll(Command.words());
        return topics;
    }

    private static String name(Function.Topic topic) {
        return topic.name().toLowerCase(Locale.ROOT);
    }

    /** About everything, a line each. */
    List<AttributedString> overview() {
        List<AttributedString> lines = new ArrayList<>();
        text(lines, "Type an expression: 2 + {4|0}, g := {6||4|0}, cool(g, 2) or g.cool(2).");
        text(lines, "Names may be written in any case. _ is the last result, $1 the first.");
        text(lines, "'help syntax' tells how values are written, 'help cool' how a function is used.");
        for (Function.Topic topic : Function.Topic.values()) {
            lines.add(AttributedString.EMPTY);
            lines.addAll(about(topic));
        }
        lines.add(AttributedString.EMPTY);
        lines.add(Palette.of("commands of the prompt", Palette.TITLE));
        Columns commands = new Columns(Palette.KEYWORD);
        Arrays.stream(Command.values()).forEach(command -> commands.row(command.usage(), command.purpose()));
        lines.addAll(commands.lines(width));
        return lines;
    }

    private void text(List<AttributedString> lines, String text) {
        Columns.wrap(text, width - 1).forEach(line -> lines.add(Palette.plain(line)));
    }

    private List<AttributedString> about(Function.Topic topic) {
        List<AttributedString> lines = new ArrayList<>();
        String hint = "  (help " + name(topic) + ")";
        if (topic.title().length() + hint.length() < width) {
            lines.add(new AttributedStringBuilder()
                    .append(topic.title(), Palette.TITLE)
                    .append(hint, Palette.DIM)
                    .toAttributedString());
        } else {
            Columns.wrap(topic.title(), width - 1).forEach(line -> lines.add(Palette.of(line, Palette.TITLE)));
        }
        Columns functions = new Columns(Palette.FUNCTION);
        Library.functions().stream()
                .filter(function -> function.topic() == topic)
                .forEach(function -> functions.row(function.usage(), function.definition()));
        lines.addAll(functions.lines(width));
        return lines;
    }

    /** About one function, topic, command or definition of the session; empty if there is none of that name. */
    Optional<List<AttributedString>> about(String name, Session session) {
        Function function = Library.find(name);
        if (function != null) {
            return Optional.of(about(function));
        }
        if (name.equalsIgnoreCase(SYNTAX)) {
            return Optional.of(new SyntaxHelp(this).lines());
        }
        for (Function.Topic topic : Function.Topic.values()) {
            if (name(topic).equalsIgnoreCase(name)) {
                return Optional.of(about(topic));
            }
        }
        Optional<Command> command = Command.find(name.startsWith(":") ? name : ":" + name);
        if (command.isPresent()) {
            Columns line = new Columns(Palette.KEYWORD);
            line.row(command.get().usage(), command.get().purpose());
            return Optional.of(line.lines(width));
        }
        List<AttributedString> definitions = session.definitions().stream()
                .filter(text -> text.split("[(:\\s]", 2)[0].equalsIgnoreCase(name))
                .map(Palette::plain)
                .toList();
        return definitions.isEmpty() ? Optional.empty() : Optional.of(definitions);
    }

    /** That there is no help on a name, and which one may be meant. */
    static String unknown(String name) {
        String near = Suggestion.nearest(name, topics());
        return "there is no help on '" + name + "'"
                + (near.isEmpty() ? "; 'help' tells what there is" : ", did you mean 'help " + near + "'?");
    }

    private List<AttributedString> about(Function function) {
        List<AttributedString> lines = new ArrayList<>();
        lines.add(Palette.of(function.usage(), Palette.TITLE));
        Columns.wrap(function.definition(), width - 3).forEach(line -> lines.add(Palette.plain("  " + line)));
        lines.add(AttributedString.EMPTY);
        for (String example : function.examples()) {
            lines.add(Palette.plain("  > " + example));
            if (function.topic() != Function.Topic.PICTURES) {
                // Nobody who asks for help wants a file written.
                lines.add(Palette.plain("  " + value(example)));
            }
        }
        return lines;
    }

    /** The value of an example, or the sentence that says why it has none. */
    String value(String example) {
        try {
            List<Result> results = new Session().evaluate(example);
            return new Printer(notation).print(results.get(results.size() - 1).value());
        } catch (LangException e) {
            return "error: " + e.sentence();
        }
    }
}
