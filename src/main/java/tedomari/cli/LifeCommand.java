package tedomari.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tedomari.search.Limits;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;

/** Decides life and death. */
@Command(
        name = "life",
        mixinStandardHelpOptions = true,
        description = "Tell whether a group lives, with how many ko threats that changes, and the best moves.",
        footer = "%nExit codes: 0 decided, 2 bad input, 3 unknown.")
final class LifeCommand implements Callable<Integer> {

    @ParentCommand
    private Main main = new Main();

    @Option(names = "--batch", paramLabel = "FILE", description = "Solve the problems of a table: id, player, rows.")
    private @Nullable Path batch;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "How long to search (${DEFAULT-VALUE}).")
    private int seconds = 10;

    @Option(names = "--max-threats", paramLabel = "N", defaultValue = "5", description = "How many threats to try.")
    private int maxThreats = LifeProblem.MAX_THREATS;

    @Option(names = "--no-tenuki-value", description = "Ruling I.")
    private boolean noTenukiValue;

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::decide).await();
    }

    private int decide() throws IOException {
        if (batch != null) {
            try (ProgressBar bar = ProgressBar.onStandardError(main.settings())) {
                new LifeBatch(
                                LifeSolver.of(Limits.ofTime(Duration.ofSeconds(seconds))),
                                problem -> problem.withMaxThreats(maxThreats).withTenukiValue(!noTenukiValue),
                                bar)
                        .run(batch, Main.output());
            }
        }
        return 0;
    }
}
