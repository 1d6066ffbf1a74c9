package tedomari.cli.race;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
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
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.go.io.SgfWriter;
import tedomari.judge.Judge;
import tedomari.judge.Judgement;
import tedomari.search.Arena;
import tedomari.search.Limits;
import tedomari.search.RaceSolver;
import tedomari.semeai.Roles;
import tedomari.task.WrittenFile;

/** Decides a race. */
@Command(
        name = "race",
        mixinStandardHelpOptions = true,
        description = "Take a capturing race apart and tell who wins it, with which moves, and why.",
        footer = "%nExit codes: 0 decided, 2 bad input, 3 unknown.")
public final class RaceCommand implements Callable<Integer> {

    /** How long the refutation of one failing move may take; there may be many. */
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    @ParentCommand
    private Program program = Settings::new;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "A text diagram or an SGF file.")
    private @Nullable Path file;

    @Option(
            names = "--batch",
            paramLabel = "LIST",
            description = "Decide the races of a list on open boards, all cores at once. Each line is: id TAB file TAB"
                    + " player to move TAB a stone of his TAB a stone of his opponent; each answer: id TAB WIN, LOSS, SEKI,"
                    + " KO or UNKNOWN TAB moves TAB nodes TAB milliseconds.")
    private @Nullable Path list;

    @Option(
            names = "--to-play",
            paramLabel = "COLOUR",
            description = "Tell of this player moving first only: black or white.")
    private @Nullable Colour toPlay;

    @Option(names = "--black", paramLabel = "POINT", description = "A stone of Black's essential block, such as D4.")
    private @Nullable String black;

    @Option(names = "--white", paramLabel = "POINT", description = "A stone of White's essential block.")
    private @Nullable String white;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "How long to search what the theory leaves open, for each player first (${DEFAULT-VALUE}).")
    private int seconds = 10;

    @Option(
            names = "--exact",
            description =
                    "Search the race instead of taking it apart: outcome, all moves that reach it, a line and the ko"
                            + " threats that would change it. Ctrl-C stops the search and shows what is known.")
    private boolean exact;

    @Option(names = "--as-printed", description = "Take Formula 2 as the paper prints it, for comparison.")
    private boolean asPrinted;

    @Option(names = "--svg", paramLabel = "OUT", description = "Write a picture of the board with its regions.")
    private @Nullable Path svg;

    @Option(
            names = "--sgf",
            paramLabel = "OUT",
            description = "Write the solution as an SGF: winning and failing moves as variations, values as comments.")
    private @Nullable Path sgf;

    @Override
    public Integer call() throws Exception {
        if ((file == null) == (list == null)) {
            throw new IllegalArgumentException("'race' needs a FILE with a position, or --batch LIST");
        }
        if (sgf != null && (exact || list != null)) {
            throw new IllegalArgumentException("--sgf writes the solution of a FILE, without --exact");
        }
        return Computation.start(list == null ? () -> decide(Objects.requireNonNull(file)) : this::decideList)
                .await();
    }

    private int decideList() throws IOException {
        RaceList races = new RaceList(Objects.requireNonNull(list), limits());
        races.decide(Standard.output());
        return races.isDamaged() ? ExitCode.BAD_INPUT : 0;
    }

    private Limits limits() {
        return Limits.ofTime(Duration.ofSeconds(seconds));
    }

    private int decide(Path from) throws IOException {
        Position position = new PositionFile(from).read();
        position = essential(position, Colour.BLACK, black);
        position = essential(position, Colour.WHITE, white);
        if (black != null && white != null && position.safe().isEmpty()) {
            position = Arena.of(position, position.essential()).position();
        }
        if (exact) {
            return search(position);
        }
        Judgement judgement;
        String solution = "";
        try (ProgressBar bar = ProgressBar.onStandardError(program.settings())) {
            judgement = new Judge(asPrinted, limits(), bar).judge(position);
            if (sgf != null) {
                Judge refuting = new Judge(asPrinted, Limits.ofTime(PATIENCE), bar);
                solution = SgfWriter.write(new RaceSgf(judgement, toPlay, refuting).root());
            }
        }
        RaceReport report = new RaceReport(judgement, toPlay, program.settings());
        PrintStream out = Standard.output();
        out.println(program.settings().json() ? new RaceJson(judgement).text() : report.text());
        out.flush();
        if (svg != null) {
            WrittenFile.write(svg, BoardSvg.of(judgement.race().position(), from.toString(), report.labels()));
        }
        if (sgf != null) {
            WrittenFile.write(sgf, solution);
        }
        return report.isUnknown() ? ExitCode.UNKNOWN : 0;
    }

    private int search(Position position) {
        boolean isMarked = position.essential().intersects(position.black())
                && position.essential().intersects(position.white());
        Roles roles = isMarked ? null : Roles.of(position);
        ExactRace race = new ExactRace(
                roles == null ? position : roles.position(), roles == null ? List.of() : roles.assumptions());
        AtomicBoolean stopped = new AtomicBoolean();
        try (CtrlC interrupt = CtrlC.calling(() -> stopped.set(true));
                ProgressBar bar = ProgressBar.onStandardError(program.settings())) {
            race.solve(RaceSolver.of(limits(), bar).until(stopped::get), toPlay);
        }
        PrintStream out = Standard.output();
        out.println(program.settings().json() ? race.json() : race.text(program.settings()));
        out.flush();
        return race.isUnknown() ? ExitCode.UNKNOWN : 0;
    }

    /** The position with the block of a stone as the essential one of its colour. */
    private static Position essential(Position position, Colour colour, @Nullable String name) {
        if (name == null) {
            return position;
        }
        int point = Coordinate.point(position.outline(), name);
        if (position.at(point) != colour) {
            throw new IllegalArgumentException(
                    "there is no " + (colour == Colour.BLACK ? "black" : "white") + " stone at " + name);
        }
        PointSet before = position.stones(Role.ESSENTIAL).intersection(position.stones(colour));
        return position.withRole(before, Role.PLAIN)
                .withRole(Block.at(position, point).stones(), Role.ESSENTIAL);
    }
}
