package tedomari.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tedomari.cli.prompt.Prompt;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.ExitCode;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.Settings;
import tedomari.cli.shell.Standard;
import tedomari.eyes.Inconsistency;
import tedomari.semeai.RegionException;

/** The program: {@code tedomari}, its subcommands, and what all of them share. */
@Command(
        name = "tedomari",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisHeading = "Usage: ",
        customSynopsis = {
            "tedomari                      a prompt; with standard input that is no terminal, a line for each line",
            "       tedomari -e EXPR…             evaluate expressions",
            "       tedomari FILE.tdm…            run scripts",
            "       tedomari COMMAND …            see below; 'tedomari help COMMAND' tells more"
        },
        description = "%nA calculator for capturing races in Go, built on combinatorial game theory.%n",
        footer = "%nExit codes: 0 success, 1 a check failed, 2 bad input.")
public final class Main implements Program, Callable<Integer> {

    /** The version that the jar was built as. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"tedomari " + (version == null ? "(not packaged)" : version)};
        }
    }

    @Mixin
    private Settings settings = new Settings();

    @Option(
            names = {"-e", "--evaluate"},
            arity = "1..*",
            paramLabel = "EXPR",
            description = "Evaluate expressions, each as a line of its own.")
    private List<String> expressions = List.of();

    @Parameters(arity = "0..*", paramLabel = "FILE", description = "Scripts to run.")
    private List<Path> scripts = List.of();

    @Override
    public Settings settings() {
        return settings;
    }

    /** Runs the command line and ends the process with its exit code. */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    /** Runs the command line; its exit code. */
    public static int run(String... arguments) {
        CommandLine line = new CommandLine(new Main());
        Subcommands.addTo(line, arguments);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        // A value may begin with a minus.
        line.getSubcommands()
                .forEach((name, command) -> command.setUnmatchedOptionsArePositionalParams(
                        List.of("find", "compose", "compare").contains(name)));
        line.setExecutionExceptionHandler((e, command, result) -> explain(e));
        return line.execute(arguments);
    }

    /** What went wrong, as a sentence. */
    private static int explain(Exception e) {
        if (e instanceof NoSuchFileException) {
            System.err.println("tedomari: there is no file " + e.getMessage());
        } else if (e instanceof AccessDeniedException) {
            System.err.println("tedomari: the file " + e.getMessage() + " may not be read or written");
        } else if (e instanceof RegionException
                || e instanceof IllegalArgumentException
                || e instanceof Inconsistency) {
            System.err.println("tedomari: " + e.getMessage());
        } else if (e instanceof IOException) {
            System.err.println("tedomari: " + e.getMessage());
        } else {
            System.err.println("tedomari: a fault of the program, please report it: " + e);
        }
        return ExitCode.BAD_INPUT;
    }

    @Override
    public Integer call() throws Exception {
        if (expressions.isEmpty() && scripts.isEmpty() && Settings.isInteractive()) {
            return Prompt.open(settings);
        }
        return Computation.start(this::batch).await();
    }

    private int batch() throws IOException {
        Batch batch = new Batch(settings, Standard.output(), Standard.errors());
        if (expressions.isEmpty() && scripts.isEmpty()) {
            batch.stream(System.in);
        }
        batch.expressions(expressions);
        for (Path script : scripts) {
            batch.script(script);
        }
        return batch.exitCode();
    }
}
