package tedomari.cli.shell;

/** The exit codes that commands share. */
public final class ExitCode {

    /** For input that could not be understood. */
    public static final int BAD_INPUT = 2;

    /** For a question that stayed open. */
    public static final int UNKNOWN = 3;

    private ExitCode() {}
}
