package tedomari.cli.catalog;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tedomari.catalog.Beads;
import tedomari.catalog.Candidate;
import tedomari.catalog.CompositionException;
import tedomari.catalog.Corridor;
import tedomari.catalog.Corridors;
import tedomari.catalog.DifferenceRace;
import tedomari.catalog.Finder;
import tedomari.catalog.Index;
import tedomari.catalog.Query;
import tedomari.catalog.Ranking;
import tedomari.catalog.Sketch;
import tedomari.cgt.Game;
import tedomari.cli.shell.CacheFolder;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.PositionFile;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.Settings;
import tedomari.cli.shell.Standard;
import tedomari.cli.text.LabelledBoard;
import tedomari.cli.text.TextTable;
import tedomari.draw.BoardSvg;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Position;
import tedomari.go.io.BoardText;
import tedomari.go.io.Diagram;
import tedomari.judge.Judge;
import tedomari.judge.Moves;
import tedomari.judge.Verdict;
import tedomari.search.Limits;
import tedomari.semeai.Alive;
import tedomari.semeai.Region;
import tedomari.task.Progress;
import tedomari.task.WrittenFile;

/** Tells which move is the largest. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = {
            "Order moves by what they gain, and show the difference games that prove it.",
            "A move is Black's best one in a corridor G(n,x), such as \"G(3,8)\", in one of the catalog, such as "
                    + "w3-centre-blocked:4, in the region of a file, or in a cooled value; with --in it is a point of a race."
        },
        footer = "%nExit codes: 0 compared, 2 bad input.")
public final class CompareCommand implements Callable<Integer> {

    private static final Pattern BEADS = Pattern.compile("[Gg]\\(\\s*(\\d{1,2})\\s*,\\s*(\\d{1,2})\\s*\\)");
    private static final Pattern CORRIDOR = Pattern.compile("(w\\d-[a-z-]+|g\\d):(\\d{1,2})");

    private static final int LONGEST = 100;

    @ParentCommand
    private Program program = Settings::new;

    @Parameters(arity = "2..*", paramLabel = "MOVE", description = "What to compare.")
    private List<String> moves = List.of();

    @Option(names = "--in", paramLabel = "FILE", description = "The race whose moves are compared.")
    private @Nullable Path race;

    @Option(names = "--to-play", paramLabel = "COLOUR", defaultValue = "black", description = "With --in: who moves.")
    private Colour player = Colour.BLACK;

    @Option(names = "--svg", paramLabel = "OUT", description = "Write the board of the first difference game.")
    private @Nullable Path svg;

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::compare).await();
    }

    private int compare() throws IOException {
        List<Candidate> candidates = new ArrayList<>();
        if (race != null) {
            Moves known = Moves.of(new PositionFile(race).read());
            for (String name : moves) {
                int point = Coordinate.point(known.position().outline(), name);
                candidates.add(new Candidate(name, null, List.of(known.incentive(point, player)), null));
            }
        } else {
            for (String name : moves) {
                candidates.add(candidate(name));
            }
        }
        List<Candidate> ranked = Ranking.of(candidates).candidates();
        PrintStream out = Standard.output();
        out.print(table(ranked));
        out.println();
        out.println(order(ranked));
        for (int i = 0; i + 1 < ranked.size(); i++) {
            out.println();
            difference(out, ranked.get(i), ranked.get(i + 1), i == 0);
        }
        out.flush();
        return 0;
    }

    private Candidate candidate(String name) throws IOException {
        Matcher beads = BEADS.matcher(name.strip());
        Matcher corridor = CORRIDOR.matcher(name.strip());
        Path file = Path.of(name);
        if (beads.matches()) {
            return of(name, new Beads(Integer.parseInt(beads.group(1)), Integer.parseInt(beads.group(2))).sketch());
        }
        if (corridor.matches()) {
            int length = Integer.parseInt(corridor.group(2));
            return of(
                    name,
                    Corridors.families().stream()
                            .filter(family -> family.id().equals(corridor.group(1)))
                            .findFirst()
                            .map(family -> new Corridor(family, length).sketch())
                            .orElseThrow(
                                    () -> new IllegalArgumentException("there is no family " + corridor.group(1))));
        }
        if (Files.isRegularFile(file)) {
            Position position = new PositionFile(file).read();
            Game value = Region.of(position).value().cooled();
            return Candidate.of(
                    name, value, new Sketch(Diagram.write(position).strip().replace('\n', '/')));
        }
        Game cooled = Values.read(name);
        Optional<Finder.Answer> known = new Finder(
                        new Index(CacheFolder.of(System.getenv()).path()), Progress.SILENT)
                .known(Query.cooled(cooled));
        return Candidate.of(
                name, cooled, known.map(answer -> answer.finding().sketch()).orElse(null));
    }

    private static Candidate of(String name, Sketch sketch) {
        return Candidate.of(name, sketch.region().value().cooled(), sketch);
    }

    private String table(List<Candidate> ranked) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("move", "cooled value", "gain"));
        for (Candidate candidate : ranked) {
            Game value = candidate.value();
            List<String> gains =
                    candidate.incentives().stream().map(this::write).toList();
            rows.add(List.of(candidate.name(), value == null ? "" : write(value), String.join(", ", gains)));
        }
        return new TextTable(rows).text();
    }

    private String order(List<Candidate> ranked) {
        StringBuilder text = new StringBuilder(ranked.get(0).name());
        for (int i = 1; i < ranked.size(); i++) {
            text.append(' ')
                    .append(ranked.get(i - 1).relationTo(ranked.get(i)).symbol())
                    .append(' ')
                    .append(ranked.get(i).name());
        }
        return text.toString();
    }

    /** A value; of one that nobody would read the mean and the temperature. */
    private String write(Game game) {
        String text = Alive.write(game, program.settings().notation());
        return text.length() <= LONGEST
                ? text
                : "a game of mean " + program.settings().notation().write(game.mean()) + " and temperature "
                        + program.settings().notation().write(game.temperature());
    }

    private void difference(PrintStream out, Candidate one, Candidate other, boolean isFirst) throws IOException {
        Game value = one.difference(other);
        out.println(one.name() + " against " + other.name() + ": the difference game is " + write(value) + ", "
                + switch (value.outcome()) {
                    case L -> "Black wins it: " + one.name() + " is larger";
                    case R -> "White wins it: " + other.name() + " is larger";
                    case P -> "whoever moves second wins it: they gain the same";
                    case N -> "whoever moves first wins it: neither is larger";
                });
        if (race != null) {
            return;
        }
        DifferenceRace difference;
        try {
            difference = DifferenceRace.of(one, other);
        } catch (CompositionException e) {
            out.println("no board: " + e.getMessage());
            return;
        }
        Map<Integer, String> labels = Map.of(difference.first(), "a", difference.second(), "b");
        BoardText.Ink ink = program.settings().usesColour() ? BoardText.Ink.ANSI : BoardText.Ink.NONE;
        out.println(new LabelledBoard(difference.position(), labels)
                .text(program.settings().notation(), ink));
        Judge judge = new Judge(false, Limits.ofTime(Duration.ofSeconds(10)), Progress.SILENT);
        Verdict verdict = judge.judge(difference.position()).blackFirst();
        boolean byFirst = verdict.moves().contains(difference.first());
        boolean bySecond = verdict.moves().contains(difference.second());
        out.println("Black moves: at a, " + one.name() + ", he " + (byFirst ? "wins" : "loses") + "; at b, "
                + other.name() + ", he " + (bySecond ? "wins" : "loses") + " ("
                + verdict.method().name().toLowerCase(Locale.ROOT)
                + ")");
        if (svg != null && isFirst) {
            WrittenFile.write(svg, BoardSvg.of(difference.position(), one.name() + " against " + other.name(), labels));
        }
    }
}
