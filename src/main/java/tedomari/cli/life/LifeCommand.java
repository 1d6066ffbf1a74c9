package tedomari.cli.life;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.CtrlC;
import tedomari.cli.shell.ExitCode;
import tedomari.cli.shell.PositionFile;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.ProgressBar;
import tedomari.cli.shell.Settings;
import tedomari.cli.shell.Standard;
import tedomari.draw.BoardSvg;
import tedomari.eyes.Shelf;
import tedomari.eyes.ShelfBook;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.io.SgfWriter;
import tedomari.search.Limits;
import tedomari.search.life.Enclosure;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;
import tedomari.search.life.LifeVerdict;
import tedomari.task.Progress;
import tedomari.task.WrittenFile;

/** Decides life and death. */
@Command(
        name = "life",
        mixinStandardHelpOptions = true,
        description = "Tell whether a group lives, how many ko threats would change that, and the best moves.",
        footer = {
            "%nA table for --batch has the columns id, player to move (B or W) and rows joined by '/', with tabs between them;",
            "answers are id, status, best moves, nodes and milliseconds.",
            "%nExit codes: 0 decided, 2 bad input, 3 unknown."
        })
public final class LifeCommand implements Callable<Integer> {

    /** How long the refutation of one failing move may take; there may be many. */
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    @ParentCommand
    private Program program = Settings::new;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "A text diagram or an SGF file.")
    private @Nullable Path file;

    @Option(
            names = "--target",
            paramLabel = "POINT",
            split = ",",
            description = "A stone of the chain that lives or dies, such as D4; several with commas. "
                    + "By default the marked stones.")
    private List<String> targets = List.of();

    @Option(
            names = "--to-play",
            paramLabel = "COLOUR",
            description = "Tell of this player moving first only: black or white.")
    private @Nullable Colour toPlay;

    @Option(
            names = "--liberties",
            paramLabel = "N",
            defaultValue = "0",
            description = "External liberties of the (first) target chain, beyond the diagram.")
    private int liberties;

    @Option(names = "--extra-eye", description = "The (first) target chain has an eye elsewhere.")
    private boolean extraEye;

    @Option(
            names = "--max-threats",
            paramLabel = "N",
            defaultValue = "5",
            description = "Up to how many external ko threats to try, at most 5 (${DEFAULT-VALUE}).")
    private int maxThreats = LifeProblem.MAX_THREATS;

    @Option(
            names = "--no-tenuki-value",
            description = "Wolf's Ruling I: the attacker may not leave a bent four until the threats are gone.")
    private boolean noTenukiValue;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "How long to search, for each problem (${DEFAULT-VALUE}).")
    private int seconds = 10;

    @Option(names = "--no-library", description = "Search eyes in place of looking them up.")
    private boolean noLibrary;

    @Option(names = "--svg", paramLabel = "OUT", description = "Write a picture of the board with the best moves.")
    private @Nullable Path svg;

    @Option(
            names = "--sgf",
            paramLabel = "OUT",
            description = "Write the solution as an SGF: correct and failing moves as variations, results as comments.")
    private @Nullable Path sgf;

    @Option(names = "--batch", paramLabel = "TABLE", description = "Solve many problems, on all cores.")
    private @Nullable Path batch;

    @Override
    public Integer call() throws Exception {
        Computation<Integer> computation = Computation.start(this::decide);
        try (CtrlC interrupt = CtrlC.calling(computation::cancel)) {
            return computation.await();
        }
    }

    private int decide() throws IOException {
        if (seconds < 1) {
            throw new IllegalArgumentException("--time needs at least one second, not " + seconds);
        }
        if ((file == null) == (batch == null)) {
            throw new IllegalArgumentException("'life' needs a FILE with a position, or --batch TABLE");
        }
        Limits limits = Limits.ofTime(Duration.ofSeconds(seconds));
        try (ProgressBar bar = ProgressBar.onStandardError(program.settings())) {
            if (batch != null) {
                new LifeBatch(solver(limits, Progress.SILENT), this::settled, bar).run(batch, Standard.output());
                return 0;
            }
            Path source = file == null ? Path.of("") : file;
            Position position = new PositionFile(source).read();
            Enclosure enclosure = Enclosure.of(position, marked(position));
            LifeProblem problem = settled(LifeProblem.of(enclosure.area()));
            long start = System.nanoTime();
            LifeVerdict verdict = solver(limits, bar).judge(problem);
            double millis = (System.nanoTime() - start) / 1e6;
            String solution =
                    sgf == null ? "" : SgfWriter.write(solution(verdict).root());
            bar.close();
            int code =
                    tell(new LifeReport(verdict, enclosure.assumptions(), toPlay, millis, program.settings()), source);
            if (sgf != null) {
                WrittenFile.write(sgf, solution);
            }
            return code;
        }
    }

    private LifeSolver solver(Limits limits, Progress progress) {
        LifeSolver solver = LifeSolver.of(limits, progress);
        return noLibrary ? solver : solver.withLibrary(new ShelfBook(Shelf.ofUser()));
    }

    private LifeSgf solution(LifeVerdict verdict) {
        List<LifeAnswer> answers = Stream.of(verdict.attackerFirst(), verdict.defenderFirst())
                .filter(answer -> toPlay == null || answer.first() == toPlay)
                .toList();
        return new LifeSgf(verdict.problem(), answers, LifeSolver.of(Limits.ofTime(PATIENCE)));
    }

    private LifeProblem settled(LifeProblem problem) {
        return problem.withOutside(liberties, extraEye)
                .withMaxThreats(maxThreats)
                .withTenukiValue(!noTenukiValue);
    }

    private int tell(LifeReport report, Path source) throws IOException {
        PrintStream out = Standard.output();
        out.println(program.settings().json() ? new LifeJson(report).text() : report.text());
        out.flush();
        if (svg != null) {
            WrittenFile.write(svg, BoardSvg.of(report.position(), source.toString(), report.labels()));
        }
        return report.isUnknown() ? ExitCode.UNKNOWN : 0;
    }

    private PointSet marked(Position position) {
        if (targets.isEmpty()) {
            PointSet marked = position.target().isEmpty() ? position.essential() : position.target();
            if (marked.isEmpty()) {
                throw new IllegalArgumentException(
                        "no target: name a stone of it with --target, such as --target D4, or mark it as W or B");
            }
            return marked;
        }
        PointSet marked = PointSet.EMPTY;
        for (String name : targets) {
            int point = Coordinate.point(position.outline(), name.strip());
            if (position.at(point) == null) {
                throw new IllegalArgumentException("there is no stone at " + name.strip());
            }
            marked = marked.with(point);
        }
        return marked;
    }
}
