package tedomari.cli.prompt;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReader.Option;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import tedomari.cli.shell.Settings;
import tedomari.lang.Source;

/** The conversation at a terminal: reads what is typed until it is finished, and answers. */
public final class Prompt {

    private static final String SIGN = "> ";
    private static final int USUAL_COLUMNS = 80;
    private static final int USUAL_ROWS = 24;
    private static final String CONTINUED = ". ";

    /** As wide as the sign, so that what stands below it is below what was typed. */
    static final String INDENT = " ".repeat(SIGN.length());

    /** The list of candidates without colour; an empty style would mean jline's own, which has some. */
    private static final Map<String, String> PLAIN_MENU = Map.of(
            LineReader.COMPLETION_STYLE_STARTING, "bold",
            LineReader.COMPLETION_STYLE_LIST_STARTING, "bold",
            LineReader.COMPLETION_STYLE_DESCRIPTION, "faint",
            LineReader.COMPLETION_STYLE_LIST_DESCRIPTION, "faint");

    private final Settings settings;
    private final Screen screen;
    private final Dialogue dialogue;
    private final Commands commands;
    private final LineReader reader;
    private boolean keepsHistory;

    Prompt(Settings settings, Terminal terminal, Map<String, String> environment) {
        this.settings = settings;
        screen = new Screen(terminal, settings.usesColour());
        dialogue = new Dialogue(screen, settings);
        commands = new Commands(dialogue);
        HistoryFile history = HistoryFile.of(environment);
        keepsHistory = history.prepare();
        reader = reader(history);
        if (!keepsHistory) {
            screen.line("history is not kept: " + history.path() + " cannot be written");
        }
    }

    /** Talks at the terminal of this process until the user leaves. */
    public static int open(Settings settings) throws IOException {
        try (Terminal terminal = TerminalBuilder.builder()
                .name("tedomari")
                .system(true)
                .dumb(true)
                .nativeSignals(true)
                .graphemeCluster(false)
                .build()) {
            // Of a window without a size jline would show only dots.
            if (terminal.getColumns() <= 0 || terminal.getRows() <= 0) {
                terminal.setSize(Size.of(USUAL_COLUMNS, USUAL_ROWS));
            }
            return new Prompt(settings, terminal, System.getenv()).run();
        }
    }

    private LineReader reader(HistoryFile history) {
        Colouring colouring = new Colouring(dialogue.session());
        LineReaderBuilder builder = LineReaderBuilder.builder()
                .terminal(screen.terminal())
                .appName("tedomari")
                .parser(new InputParser())
                .completer(new Completion(dialogue.session()))
                .highlighter(colouring)
                .variable(LineReader.SECONDARY_PROMPT_PATTERN, CONTINUED)
                // The highlighter marks the other bracket; the cursor need not jump there.
                .variable(LineReader.BLINK_MATCHING_PAREN, 0)
                .option(Option.DISABLE_HIGHLIGHTER, !screen.hasColour())
                // An exclamation mark is part of != and :save!.
                .option(Option.DISABLE_EVENT_EXPANSION, true)
                .option(Option.CASE_INSENSITIVE, true)
                .option(Option.COMPLETE_MATCHER_TYPO, false)
                .option(Option.HISTORY_TIMESTAMPED, false)
                // Saved by hand, so that a failure is told in a sentence.
                .option(Option.HISTORY_INCREMENTAL, false);
        if (keepsHistory) {
            builder.variable(LineReader.HISTORY_FILE, history.path());
        }
        if (!screen.hasColour()) {
            PLAIN_MENU.forEach(builder::variable);
        }
        LineReader built = builder.build();
        built.getWidgets().put(LineReader.CALLBACK_INIT, colouring::begin);
        built.getWidgets().put(LineReader.CALLBACK_FINISH, colouring::finish);
        return built;
    }

    /** Answers until the user leaves; then the exit code. */
    int run() {
        if (!settings.quiet()) {
            String version = Prompt.class.getPackage().getImplementationVersion();
            String greeting =
                    "Tedomari" + (version == null ? "" : " " + version) + ": 'help' for help, Ctrl-D to leave";
            Columns.wrap(greeting, screen.width() - 1).forEach(screen::line);
        }
        boolean stays = true;
        // At the sign the line reader knows Ctrl-C itself, but not on a dumb terminal.
        try (Interrupt interrupt = Interrupt.calling(screen.terminal(), this::askAgain)) {
            while (stays) {
                stays = turn();
            }
        }
        return 0;
    }

    private void askAgain() {
        screen.line("");
        screen.terminal().writer().print(SIGN);
        screen.terminal().flush();
    }

    /** Reads and answers once; whether the user stays. */
    private boolean turn() {
        String line;
        try {
            line = reader.readLine(SIGN);
        } catch (UserInterruptException e) {
            return true;
        } catch (EndOfFileException e) {
            return false;
        }
        saveHistory();
        Entry entry = Entry.of(line);
        if (entry.command().equalsIgnoreCase(Command.QUIT.word())) {
            return false;
        }
        answer(entry);
        return true;
    }

    private void answer(Entry entry) {
        try {
            if (entry.command().isEmpty()) {
                dialogue.evaluate(Source.of(entry.line()));
            } else {
                commands.run(entry);
            }
        } catch (CancellationException e) {
            screen.freshLine();
            screen.line(Palette.of("cancelled", Palette.DIM));
        } catch (NoSuchFileException e) {
            screen.line(Complaint.line("there is no file or folder " + e.getFile()));
        } catch (AccessDeniedException e) {
            screen.line(Complaint.line(e.getFile() + " may not be read or written"));
        } catch (IOException | InvalidPathException e) {
            screen.line(Complaint.line(String.valueOf(e.getMessage())));
        } catch (StackOverflowError e) {
            screen.line(Complaint.line("too deeply nested to be shown"));
        } catch (OutOfMemoryError e) {
            screen.line(Complaint.line("there is not enough memory for this; ':memory clear' may help"));
        } catch (Exception | Error e) {
            screen.line(Complaint.line("a fault of the program, please report it: " + e));
        }
    }

    private void saveHistory() {
        if (!keepsHistory) {
            return;
        }
        try {
            reader.getHistory().save();
        } catch (IOException e) {
            keepsHistory = false;
            screen.line("history is not kept any more: " + e.getMessage());
        }
    }
}
