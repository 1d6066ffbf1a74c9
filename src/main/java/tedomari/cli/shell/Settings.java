package tedomari.cli.shell;

import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import tedomari.cgt.Notation;

/** The options that every subcommand takes, before or after its name. */
@Command
public final class Settings {

    /** When to use colour. */
    enum Colour {
        AUTO,
        ALWAYS,
        NEVER
    }

    @Option(
            names = "--ascii",
            scope = ScopeType.INHERIT,
            description = "Write values in plain ASCII, as CGSuite does. The default is Unicode if the terminal can.")
    private boolean ascii;

    @Option(names = "--json", scope = ScopeType.INHERIT, description = "Write results as JSON, one object a line.")
    private boolean json;

    @Option(
            names = "--color",
            scope = ScopeType.INHERIT,
            paramLabel = "WHEN",
            arity = "0..1",
            fallbackValue = "ALWAYS",
            defaultValue = "AUTO",
            description = "Use colour: auto, always or never. NO_COLOR is respected.")
    private Colour colour = Colour.AUTO;

    @Option(
            names = "--quiet",
            scope = ScopeType.INHERIT,
            description = "Write results and errors only: no greeting, no progress, no excerpts.")
    private boolean quiet;

    /** The settings that these options make. */
    public static Settings of(String... options) {
        Settings settings = new Settings();
        new CommandLine(settings).parseArgs(options);
        return settings;
    }

    public boolean json() {
        return json;
    }

    public boolean quiet() {
        return quiet;
    }

    /** Both ends of the conversation are a person at a terminal; the launcher knows, since Java cannot tell on every version. */
    public static boolean isInteractive() {
        return Boolean.getBoolean("tedomari.interactive");
    }

    public boolean usesColour() {
        String off = System.getenv("NO_COLOR");
        return switch (colour) {
            case ALWAYS -> true;
            case NEVER -> false;
            case AUTO -> isInteractive() && (off == null || off.isEmpty()) && !"dumb".equals(System.getenv("TERM"));
        };
    }

    /** ASCII if asked for, in JSON, and if the locale has no Unicode. */
    public Notation notation() {
        return ascii || json || !localeIsUnicode() ? Notation.ASCII : Notation.UNICODE;
    }

    private static boolean localeIsUnicode() {
        for (String variable : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
            String value = System.getenv(variable);
            if (value != null && !value.isEmpty()) {
                String locale = value.toLowerCase(Locale.ROOT);
                return locale.contains("utf-8") || locale.contains("utf8");
            }
        }
        return false;
    }
}
