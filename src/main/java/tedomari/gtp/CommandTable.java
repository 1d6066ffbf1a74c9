package tedomari.gtp;

import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The commands by name. */
final class CommandTable {

    /** What a command does; what it returns is the reply. */
    @FunctionalInterface
    interface Command {
        String run(Arguments arguments);
    }

    private final SortedMap<String, Command> commands = new TreeMap<>();

    void add(String name, Command command) {
        if (commands.put(name, command) != null) {
            throw new IllegalStateException("there are two commands " + name);
        }
    }

    @Nullable
    Command find(String name) {
        return commands.get(name);
    }

    Set<String> names() {
        return commands.keySet();
    }
}
