package tedomari.cli.prompt;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import org.jspecify.annotations.Nullable;
import tedomari.lang.Function;
import tedomari.lang.Library;
import tedomari.lang.Session;

/** What the word at the cursor could become. */
final class Completion implements Completer {

    private final Session session;

    Completion(Session session) {
        this.session = session;
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        if (line instanceof Word word) {
            candidates.addAll(candidates(word));
        }
    }

    List<Candidate> candidates(Word word) {
        return switch (word.place()) {
            case COMMAND -> commands();
            case FILE -> files(word.word());
            case NAME -> names(word.start() == 0);
            case MEMBER -> members();
            case TOPIC ->
                Help.topics().stream().map(topic -> word(topic, topic, null)).toList();
            case MEMORY -> List.of(word("clear", "clear", null));
            case NONE -> List.of();
        };
    }

    private static List<Candidate> commands() {
        List<Candidate> candidates = new ArrayList<>();
        for (Command command : Command.values()) {
            String blank = command.usage().equals(command.word()) ? "" : " ";
            candidates.add(word(command.word() + blank, command.word(), command.purpose()));
        }
        return candidates;
    }

    private List<Candidate> names(boolean first) {
        List<Candidate> candidates = new ArrayList<>();
        for (String name : session.names()) {
            String usage = usage(name);
            candidates.add(word(usage == null ? name : name + "(", name, usage));
        }
        if (first) {
            candidates.add(word("help ", "help", "what there is"));
            candidates.add(word("quit", "quit", "leave"));
        }
        return candidates;
    }

    /** After {@code g.} a function that takes nothing else needs no brackets. */
    private List<Candidate> members() {
        List<Candidate> candidates = new ArrayList<>();
        for (String name : session.names()) {
            String usage = usage(name);
            if (usage != null) {
                candidates.add(word(usage.contains(",") ? name + "(" : name, name, usage));
            }
        }
        return candidates;
    }

    private @Nullable String usage(String name) {
        Function function = Library.find(name);
        return function != null ? function.usage() : session.usage(name).orElse(null);
    }

    private static List<Candidate> files(String typed) {
        int slash = typed.lastIndexOf('/') + 1;
        String folder = typed.substring(0, slash);
        boolean hidden = typed.startsWith(".", slash);
        List<Candidate> candidates = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(FilePath.of(folder.isEmpty() ? "." : folder))) {
            for (Path file : files) {
                String name = String.valueOf(file.getFileName()) + (Files.isDirectory(file) ? "/" : "");
                if (hidden || !name.startsWith(".")) {
                    candidates.add(word(folder + name, name, null));
                }
            }
        } catch (IOException | DirectoryIteratorException | InvalidPathException e) {
            // A folder that cannot be read offers nothing.
            return List.of();
        }
        return candidates;
    }

    private static Candidate word(String value, String shown, @Nullable String description) {
        return new Candidate(value, shown, null, description, null, null, false);
    }
}
