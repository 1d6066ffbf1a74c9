package tedomari.cli.catalog;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tedomari.catalog.Box;
import tedomari.catalog.Check;
import tedomari.catalog.Finder;
import tedomari.catalog.Finding;
import tedomari.catalog.Index;
import tedomari.catalog.Query;
import tedomari.catalog.RegionTable;
import tedomari.catalog.Sketch;
import tedomari.cgt.Game;
import tedomari.cli.shell.CacheFolder;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.Folder;
import tedomari.cli.shell.Machines;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.ProgressBar;
import tedomari.cli.shell.Settings;
import tedomari.cli.shell.Standard;
import tedomari.cli.text.LabelledBoard;
import tedomari.cli.text.TextTable;
import tedomari.draw.BoardSvg;
import tedomari.go.Position;
import tedomari.go.io.BoardText;
import tedomari.search.Limits;
import tedomari.semeai.Alive;
import tedomari.task.WrittenFile;

/** Finds a region for a value. */
@Command(
        name = "find",
        mixinStandardHelpOptions = true,
        description = "Find a board for a value: the smallest region that is worth it, checked by exact search.",
        footer = "%nExit codes: 0 found, 2 bad input, 3 nothing was found in time.")
public final class FindCommand implements Callable<Integer> {

    static final int NOT_FOUND = 3;

    private static final int USUAL_SECONDS = 60;
    private static final long CHECK_NODES = 5_000_000;
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    @ParentCommand
    private Program program = Settings::new;

    @Mixin
    private Machines machines = new Machines();

    @Parameters(
            arity = "0..1",
            paramLabel = "VALUE",
            description = "The value cooled by 2, such as \"4^\" or \"{3|2}\".")
    private @Nullable String value;

    @Option(names = "--raw", description = "The value is that before cooling.")
    private boolean isRaw;

    @Option(names = "--temperature", paramLabel = "T", description = "Any region of this temperature.")
    private @Nullable String temperature;

    @Option(
            names = "--like",
            paramLabel = "EXPR",
            description = "Any region whose cooled value is this plus an integer.")
    private @Nullable String like;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description = "How long to survey larger boxes; " + USUAL_SECONDS
                    + " if nothing is known, and also to look for something smaller if given.")
    private @Nullable Integer seconds;

    @Option(names = "--table", description = "Print value and smallest region of all boxes known, or of --box.")
    private boolean isTable;

    @Option(names = "--box", paramLabel = "HxW", description = "With --table: survey this box, such as 3x4.")
    private @Nullable String box;

    @Option(names = "--points", paramLabel = "N", description = "With --table: survey all boxes of up to N points.")
    private @Nullable Integer points;

    @Option(
            names = {"--dir", "--work"},
            paramLabel = "DIR",
            description = "Where surveys are kept; the cache folder if not given.")
    private @Nullable String work;

    @Option(names = "--svg", paramLabel = "OUT", description = "Write a picture of the region.")
    private @Nullable Path svg;

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::find).await();
    }

    private Folder folder() {
        return new Folder(work == null ? CacheFolder.of(System.getenv()).path().toString() : work);
    }

    private int find() throws IOException {
        if (isTable) {
            return table();
        }
        Target target = target();
        Optional<Finder.Answer> answer;
        try (ProgressBar bar = ProgressBar.onStandardError(program.settings())) {
            Finder finder = new Finder(new Index(folder().path()), bar);
            Duration time = Duration.ofSeconds(seconds == null ? USUAL_SECONDS : seconds);
            answer = finder.find(target.query(), time, seconds != null);
        }
        PrintStream out = Standard.output();
        if (answer.isEmpty()) {
            out.println(
                    program.settings().json()
                            ? "{\"found\":false}"
                            : "nothing found: " + target.query().text());
        } else {
            Finding finding = answer.get().finding();
            Check check = check(finding);
            out.println(program.settings().json() ? json(answer.get(), check) : text(answer.get(), check, target));
            if (svg != null) {
                WrittenFile.write(svg, BoardSvg.of(target.shown(finding), finding.cooled(), Map.of()));
            }
        }
        out.flush();
        return answer.isEmpty() ? NOT_FOUND : 0;
    }

    /** What is looked for, and whether it is White's: then the region of its negative is shown with the colours exchanged. */
    private record Target(Query query, boolean isWhite) {
        Position shown(Finding finding) {
            Sketch sketch = isWhite ? finding.sketch().withColoursExchanged() : finding.sketch();
            return sketch.position();
        }
    }

    private Target target() {
        long asked = List.of(value != null, temperature != null, like != null).stream()
                .filter(it -> it)
                .count();
        if (asked != 1) {
            throw new IllegalArgumentException("give one of a value, --temperature and --like, or --table");
        }
        if (temperature != null) {
            return new Target(Query.temperature(Values.number(temperature)), false);
        }
        Game game = Values.read(value != null ? value : String.valueOf(like));
        boolean isWhite = value != null && game.mean().signum() < 0;
        Game own = isWhite ? game.negate() : game;
        return new Target(like != null ? Query.like(own) : isRaw ? Query.raw(own) : Query.cooled(own), isWhite);
    }

    private static Check check(Finding finding) {
        return Check.of(
                finding.sketch(),
                finding.sketch().region().value(),
                Limits.ofNodes(CHECK_NODES),
                (stage, done, total) -> {});
    }

    private String text(Finder.Answer answer, Check check, Target target) {
        Finding finding = answer.finding();
        StringBuilder text = new StringBuilder();
        BoardText.Ink ink = program.settings().usesColour() ? BoardText.Ink.ANSI : BoardText.Ink.NONE;
        text.append(new LabelledBoard(target.shown(finding), Map.of())
                .text(program.settings().notation(), ink));
        String sign = target.isWhite() ? "-(" : "";
        text.append("\n\nvalue        ").append(shown(sign + finding.value()));
        text.append("\ncooled by 2  ").append(shown(sign + finding.cooled()));
        text.append("\ntemperature  ").append(shown(finding.temperature()));
        text.append("\nclean        ").append(finding.isClean() ? "yes" : "no: it may be worth more beside others");
        text.append("\nsize         ").append(size(finding.sketch()));
        int area = finding.sketch().height() * finding.sketch().width();
        text.append(
                area <= answer.smallestUpTo()
                        ? "; nothing smaller is worth this"
                        : "; no box of up to " + answer.smallestUpTo() + " points holds one");
        text.append("\nchecked      ").append(words(check));
        text.append("\ndiagram      ").append(finding.sketch().diagram());
        return text.toString();
    }

    private static String size(Sketch sketch) {
        return sketch.empties() + " empty points and " + sketch.stones() + " stones in a box of " + sketch.height()
                + " x " + sketch.width();
    }

    private static String words(Check check) {
        String races = "exact search of " + check.races() + " races";
        return check.wrong() > 0
                ? races + ", of which " + check.wrong() + " CONTRADICT the value"
                : check.races() == 0 ? "not by search: the races are too long" : races + ", all as the value says";
    }

    private String shown(String text) {
        Game game = Values.read(text.startsWith("-(") ? text + ")" : text);
        return Alive.write(game, program.settings().notation());
    }

    private static String json(Finder.Answer answer, Check check) {
        JsonObject object = new JsonObject();
        Finding finding = answer.finding();
        object.addProperty("found", true);
        object.addProperty("value", finding.value());
        object.addProperty("cooled", finding.cooled());
        object.addProperty("temperature", finding.temperature());
        object.addProperty("clean", finding.isClean());
        object.addProperty("diagram", finding.sketch().diagram());
        object.addProperty("surveyed", answer.smallestUpTo());
        object.addProperty("races", check.races());
        object.addProperty("wrong", check.wrong());
        return GSON.toJson(object);
    }

    private int table() throws IOException {
        RegionTable table = Index.shipped();
        if (box != null || points != null) {
            table = new RegionTable();
            for (Box one : box != null ? List.of(Values.box(box)) : Index.boxes(Objects.requireNonNull(points))) {
                table.addAll(survey(one));
            }
        }
        PrintStream out = Standard.output();
        if (program.settings().json()) {
            table.findings().forEach(finding -> out.println(row(finding)));
        } else if (program.settings().quiet()) {
            out.print(table.text());
        } else {
            List<List<String>> rows = new ArrayList<>();
            rows.add(List.of("cooled", "value", "temperature", "clean", "points", "region"));
            for (Finding finding : table.byCooledValue()) {
                rows.add(List.of(
                        shown(finding.cooled()),
                        shown(finding.value()),
                        shown(finding.temperature()),
                        finding.isClean() ? "yes" : "no",
                        String.valueOf(
                                finding.sketch().empties() + finding.sketch().stones()),
                        finding.sketch().diagram()));
            }
            out.print(new TextTable(rows).text());
        }
        out.flush();
        return 0;
    }

    private static String row(Finding finding) {
        JsonObject object = new JsonObject();
        object.addProperty("cooled", finding.cooled());
        object.addProperty("value", finding.value());
        object.addProperty("temperature", finding.temperature());
        object.addProperty("clean", finding.isClean());
        object.addProperty("diagram", finding.sketch().diagram());
        return GSON.toJson(object);
    }

    private RegionTable survey(Box wanted) throws IOException {
        Path checkpoint = null;
        if (machines.isLocal()) {
            Files.createDirectories(folder().path());
            checkpoint = new Index(folder().path()).file(wanted);
        }
        try (ProgressBar bar = ProgressBar.onStandardError(program.settings())) {
            String stage = "regions of the box " + wanted;
            return Index.survey(wanted, machines.runner(checkpoint, folder().resolve("box-" + wanted), stage, bar));
        }
    }
}
