package tedomari.cli.race;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.ExitCode;
import tedomari.cli.shell.PositionFile;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.ProgressBar;
import tedomari.cli.shell.Settings;
import tedomari.draw.ReportPage;
import tedomari.go.Position;
import tedomari.judge.Judge;
import tedomari.judge.Judgement;
import tedomari.search.Limits;
import tedomari.task.WrittenFile;

/** Writes a race as a page. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        description =
                "Write one self-contained HTML page about a race: board, regions, trees, thermographs, verdict, lines.",
        footer = "%nExit codes: 0 written, 2 bad input, 3 written, but the race is not decided.")
public final class ReportCommand implements Callable<Integer> {

    @ParentCommand
    private Program program = Settings::new;

    @Parameters(paramLabel = "FILE", description = "A text diagram or an SGF file.")
    private Path file = Path.of("");

    @Option(names = "--out", paramLabel = "PAGE", required = true, description = "The HTML file.")
    private Path out = Path.of("");

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "How long to search what the theory leaves open, for each player first (${DEFAULT-VALUE}).")
    private int seconds = 10;

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::write).await();
    }

    private int write() throws IOException {
        Position position = new PositionFile(file).read();
        Judgement judgement;
        try (ProgressBar bar = ProgressBar.onStandardError(program.settings())) {
            judgement = new Judge(false, Limits.ofTime(Duration.ofSeconds(seconds)), bar).judge(position);
        }
        WrittenFile.write(out, ReportPage.of(judgement, String.valueOf(file.getFileName())));
        boolean isDecided = judgement.blackFirst().result() != null
                && judgement.whiteFirst().result() != null;
        return isDecided ? 0 : ExitCode.UNKNOWN;
    }
}
