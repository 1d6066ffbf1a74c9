package tedomari.cli.shell;

/** The root command as its subcommands see it. */
@FunctionalInterface
public interface Program {

    /** The options that every subcommand takes. */
    Settings settings();
}
