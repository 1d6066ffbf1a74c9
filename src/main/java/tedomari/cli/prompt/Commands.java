package tedomari.cli.prompt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import tedomari.cgt.Memory;
import tedomari.cgt.Notation;
import tedomari.lang.Source;
import tedomari.lang.Suggestion;
import tedomari.task.WrittenFile;

/** Carries out the commands of the prompt. */
final class Commands {

    private final Dialogue dialogue;
    private final Screen screen;

    Commands(Dialogue dialogue) {
        this.dialogue = dialogue;
        this.screen = dialogue.screen();
    }

    /** Carries out what was typed; {@link Command#QUIT} is left to the caller. */
    void run(Entry entry) throws Exception {
        Optional<Command> found = Command.find(entry.command());
        if (found.isEmpty()) {
            complain(unknown(entry.command()));
            return;
        }
        Command command = found.get();
        String rest = entry.rest();
        if (rest.isEmpty() && (command == Command.TIME || command.takesFile())) {
            complain("write " + command.usage());
            return;
        }
        switch (command) {
            case HELP -> help(rest);
            case TIME -> dialogue.time(Source.of(entry.expression()));
            case LOAD -> dialogue.load(FilePath.of(rest));
            case SAVE -> save(FilePath.of(rest));
            case OVERWRITE -> overwrite(FilePath.of(rest));
            case UNDO -> undo();
            case ASCII -> write(Notation.ASCII);
            case UNICODE -> write(Notation.UNICODE);
            case MEMORY -> memory(rest);
            case QUIT -> {}
        }
    }

    private void complain(String sentence) {
        screen.line(Complaint.line(sentence));
    }

    private static String unknown(String word) {
        String near = Suggestion.nearest(word, Command.words());
        return "there is no command '" + word + "'"
                + (near.isEmpty() ? "; 'help' tells what there is" : ", did you mean '" + near + "'?");
    }

    private void help(String name) throws Exception {
        Help help = new Help(dialogue.notation(), screen.width());
        Optional<List<AttributedString>> lines = name.isEmpty()
                ? Optional.of(help.overview())
                : dialogue.foreground().run(() -> help.about(name, dialogue.session()));
        if (lines.isPresent()) {
            screen.show(lines.get());
        } else {
            complain(Help.unknown(name));
        }
    }

    private void save(Path file) throws IOException {
        if (Files.exists(file)) {
            complain(file + " exists; ':save! " + file + "' overwrites it");
        } else {
            overwrite(file);
        }
    }

    private void overwrite(Path file) throws IOException {
        List<String> definitions = dialogue.session().definitions();
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a folder");
        }
        WrittenFile.write(file, definitions.isEmpty() ? "" : String.join("\n", definitions) + "\n");
        screen.line(
                definitions.size() + (definitions.size() == 1 ? " definition" : " definitions") + " saved in " + file);
    }

    private void undo() {
        screen.line(dialogue.session()
                .undo()
                .map(definition -> "taken back: " + definition)
                .orElse("there is no definition to take back"));
    }

    private void write(Notation notation) {
        dialogue.write(notation);
        screen.line(notation == Notation.ASCII ? "values are written as 2^* now" : "values are written as 2↑* now");
    }

    private void memory(String rest) {
        if (rest.equalsIgnoreCase("clear")) {
            Memory.clear();
            System.gc();
            screen.line("forgotten; what the session holds stays");
        } else if (!rest.isEmpty()) {
            complain("write " + Command.MEMORY.usage());
            return;
        }
        Columns table = new Columns(AttributedStyle.DEFAULT);
        for (Memory.Line line : Memory.report()) {
            String bound = line.bound() == Memory.UNBOUNDED ? "" : " of at most " + number(line.bound());
            table.row(line.name(), number(line.entries()) + bound);
        }
        Runtime java = Runtime.getRuntime();
        long used = java.totalMemory() - java.freeMemory();
        table.row("Java heap", number(used >> 20) + " MB of at most " + number(java.maxMemory() >> 20) + " MB");
        screen.show(table.lines(screen.width()));
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
