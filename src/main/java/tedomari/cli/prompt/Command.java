package tedomari.cli.prompt;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A command of the prompt. */
enum Command {
    HELP(":help", "[NAME]", "what there is, or how a function is used; 'help' will do"),
    TIME(":time", "EXPR", "evaluate, and say how long it took"),
    LOAD(":load", "FILE", "run a script in this session"),
    SAVE(":save", "FILE", "write the definitions of this session as a script"),
    OVERWRITE(":save!", "FILE", "the same, over a file that exists"),
    UNDO(":undo", "", "take back the last definition"),
    ASCII(":ascii", "", "write values in plain ASCII"),
    UNICODE(":unicode", "", "write values with the signs of the books"),
    MEMORY(":memory", "[clear]", "what is remembered; with 'clear', forget it"),
    QUIT(":quit", "", "leave; 'quit', 'exit' or Ctrl-D will do");

    private final String word;
    private final String parameter;
    private final String purpose;

    Command(String word, String parameter, String purpose) {
        this.word = word;
        this.parameter = parameter;
        this.purpose = purpose;
    }

    static Optional<Command> find(String word) {
        return Arrays.stream(values())
                .filter(command -> command.word.equalsIgnoreCase(word))
                .findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(Command::word).toList();
    }

    String word() {
        return word;
    }

    String usage() {
        return parameter.isEmpty() ? word : word + " " + parameter;
    }

    String purpose() {
        return purpose;
    }

    boolean takesFile() {
        return parameter.equals("FILE");
    }
}
