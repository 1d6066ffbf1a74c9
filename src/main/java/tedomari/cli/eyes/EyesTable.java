package tedomari.cli.eyes;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.ProgressBar;
import tedomari.cli.shell.Standard;
import tedomari.eyes.EyeJob;
import tedomari.eyes.Library;
import tedomari.eyes.Location;
import tedomari.eyes.Published;
import tedomari.eyes.Shelf;
import tedomari.eyes.Stage;
import tedomari.eyes.Tally;
import tedomari.eyes.Timing;

/** The tables of the paper beside ours. */
@Command(
        name = "table",
        mixinStandardHelpOptions = true,
        description =
                "Print Tables 1 and 2 of Wolf and Pratola beside our numbers, building the libraries that are missing.",
        footer = {
            "%nPrinted figures follow ours. Records of ours include the external liberties with which an eye is alive,",
            "their files hold all smaller sizes, and their times are for single eyes; ours for whole shapes."
        })
final class EyesTable implements Callable<Integer> {

    private static final String NOTHING = "-";

    @ParentCommand
    private EyesCommand eyes = new EyesCommand();

    @Option(names = "--max", paramLabel = "N", defaultValue = "7", description = "The largest size (${DEFAULT-VALUE}).")
    private int max = 7;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "TEXT",
            description = "How to write: ${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private TableFormat format = TableFormat.TEXT;

    /** A size with all that is known of it. */
    private record Row(int size, Library library, Optional<Timing> timing, Optional<Published> published) {

        Tally tally() {
            return library.tally();
        }

        /** A figure of the paper. */
        String printed(Function<Published, Object> figure) {
            return published.map(figure).map(String::valueOf).orElse(NOTHING);
        }
    }

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::print).await();
    }

    private int print() throws IOException {
        new EyeJob(max);
        List<Row> rows = new ArrayList<>();
        Shelf shelf = eyes.shelf();
        for (int size = 1; size <= max; size++) {
            if (!shelf.has(size)) {
                try (ProgressBar bar = ProgressBar.onStandardError(eyes.settings())) {
                    shelf.build(size, Runtime.getRuntime().availableProcessors(), bar);
                }
            }
            rows.add(new Row(size, shelf.open(size), shelf.timing(size), Published.ofSize(size)));
        }
        TableFormat chosen = eyes.settings().json() ? TableFormat.JSON : format;
        PrintStream out = Standard.output();
        out.println(chosen.write("Table 1: eyes, those not unconditionally alive, files and times", table1(rows))
                .stripTrailing());
        blank(out, chosen);
        out.println(chosen.write("All eyes by location and stage", stages(rows)).stripTrailing());
        blank(out, chosen);
        out.println(chosen.write("Table 2: calm eyes", table2(rows)).stripTrailing());
        out.flush();
        return 0;
    }

    private static void blank(PrintStream out, TableFormat format) {
        if (format != TableFormat.JSON) {
            out.println();
        }
    }

    private static List<List<String>> table1(List<Row> rows) {
        List<List<String>> cells = new ArrayList<>();
        cells.add(List.of(
                "s",
                "a",
                "a printed",
                "b",
                "b printed",
                "b/a %",
                "records/eye",
                "r. printed",
                "bytes",
                "bytes printed",
                "longest s",
                "l. printed",
                "seconds",
                "s. printed",
                "eyes/s"));
        for (Row row : rows) {
            Tally tally = row.tally();
            cells.add(List.of(
                    String.valueOf(row.size),
                    String.valueOf(tally.eyes()),
                    row.printed(Published::eyes),
                    String.valueOf(tally.stored()),
                    row.printed(Published::notAlive),
                    decimal(1, 100.0 * tally.stored() / tally.eyes()),
                    decimal(3, (double) tally.records() / tally.stored()),
                    row.printed(it -> decimal(3, it.recordsPerEye())),
                    String.valueOf(row.library.length()),
                    row.printed(Published::bytes),
                    row.timing.map(it -> decimal(4, it.longest())).orElse(NOTHING),
                    row.printed(it -> it.longest() <= 0.1 ? "< 0.1" : decimal(1, it.longest())),
                    row.timing.map(it -> decimal(2, it.seconds())).orElse(NOTHING),
                    row.printed(it -> it.seconds() <= 0.1 ? "< 0.1" : decimal(1, it.seconds())),
                    speed(row)));
        }
        return cells;
    }

    /** Eyes a second, if all of them were evaluated in one go. */
    private static String speed(Row row) {
        return row.timing
                .filter(it -> it.shapes() == row.library.shapes() && it.seconds() > 0)
                .map(it -> decimal(0, row.tally().eyes() / it.seconds()))
                .orElse(NOTHING);
    }

    private static List<List<String>> stages(List<Row> rows) {
        List<List<String>> cells = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("s"));
        for (Location location : Location.values()) {
            head.add(location + " "
                    + Arrays.stream(Stage.values()).map(Stage::toString).collect(Collectors.joining("/")));
            head.add(location + " b");
        }
        cells.add(head);
        for (Row row : rows) {
            List<String> line = new ArrayList<>(List.of(String.valueOf(row.size)));
            for (Location location : Location.values()) {
                line.add(Arrays.stream(Stage.values())
                        .map(stage -> String.valueOf(row.tally().eyes(location, stage)))
                        .collect(Collectors.joining("/")));
                line.add(String.valueOf(row.tally().stored(location)));
            }
            cells.add(line);
        }
        return cells;
    }

    private static List<List<String>> table2(List<Row> rows) {
        List<List<String>> cells = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("s"));
        for (Location location : Location.values()) {
            head.add(location.toString());
            head.add(location + " printed");
        }
        head.addAll(List.of("all", "all printed"));
        cells.add(head);
        for (Row row : rows) {
            List<String> line = new ArrayList<>(List.of(String.valueOf(row.size)));
            for (Location location : Location.values()) {
                line.add(String.valueOf(row.tally().calm(location)));
                line.add(row.printed(it -> it.calm().get(location.ordinal())));
            }
            line.add(String.valueOf(row.tally().calm()));
            line.add(row.printed(
                    it -> it.calm().stream().mapToInt(Integer::intValue).sum()));
            cells.add(line);
        }
        return cells;
    }

    private static String decimal(int digits, double number) {
        return String.format(Locale.ROOT, "%." + digits + "f", number);
    }
}
