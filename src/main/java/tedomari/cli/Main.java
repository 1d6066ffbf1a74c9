package tedomari.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program: {@code tedomari}, its subcommands, and what all of them share. */
@Command(
        name = "tedomari",
        mixinStandardHelpOptions = true,
        description = "A calculator for capturing races in Go, built on combinatorial game theory.")
public final class Main implements Runnable {

    /** Runs the command line and ends the process with its exit code. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Main()).execute(arguments));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }
}
