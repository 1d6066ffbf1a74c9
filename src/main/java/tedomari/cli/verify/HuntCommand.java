package tedomari.cli.verify;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.ProgressBar;
import tedomari.cli.shell.Settings;
import tedomari.cli.shell.Standard;
import tedomari.cli.text.TextTable;
import tedomari.job.LocalRunner;
import tedomari.task.WrittenFile;
import tedomari.verify.Catch;
import tedomari.verify.Hunt;
import tedomari.verify.HuntPage;
import tedomari.verify.Rule;

/** Looks for counterexamples of rules that are not claimed. */
@Command(
        name = "hunt",
        mixinStandardHelpOptions = true,
        description = "Search beyond what the theory claims for the smallest race in which each rule fails.",
        footer = {
            "%nThe same seed and races write the same page. Ctrl-C tells what was found so far, and writes no page.",
            "Exit codes: 0 done, 2 bad input, 130 stopped."
        })
public final class HuntCommand implements Callable<Integer> {

    private static final int STOPPED = 130;

    @ParentCommand
    private Program program = Settings::new;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "The seed (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--races",
            paramLabel = "N",
            defaultValue = "300",
            description = "How many races to make for each rule (${DEFAULT-VALUE}).")
    private int races = 300;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = "docs/counterexamples.md",
            description = "The page to write (${DEFAULT-VALUE}).")
    private Path out = Path.of("docs/counterexamples.md");

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many races at a time; the default is the number of cores.")
    private @Nullable Integer threads;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Keep what is done here; the same hunt goes on from it.")
    private @Nullable Path checkpoint;

    @Override
    public Integer call() throws Exception {
        Computation<Integer> computation = Computation.start(this::hunt);
        try (Alarm alarm = Alarm.cancelling(computation, null)) {
            return computation.await();
        }
    }

    private int hunt() throws IOException {
        Hunt hunt = new Hunt(seed, races);
        WrittenFile.checkFolder(out);
        HuntPage page = new HuntPage(hunt);
        int cores = Runtime.getRuntime().availableProcessors();
        boolean stopped = false;
        try (ProgressBar bar = ProgressBar.onStandardError(program.settings())) {
            new LocalRunner(threads == null ? cores : threads, checkpoint, "hunting", bar)
                    .run(hunt, (item, result) -> page.add(item, Catch.of(result)));
        } catch (CancellationException e) {
            Thread.interrupted();
            stopped = true;
        }
        PrintStream output = Standard.output();
        output.print(table(page));
        output.flush();
        if (stopped) {
            return STOPPED;
        }
        WrittenFile.write(out, page.text());
        output.println("written to " + out);
        output.flush();
        return 0;
    }

    private static String table(HuntPage page) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("rule", "races", "wrong", "smallest"));
        for (Rule rule : Rule.values()) {
            Catch found = page.of(rule);
            rows.add(List.of(
                    rule.id(),
                    Long.toString(found.races()),
                    Long.toString(found.failures()),
                    found.smallest() == null ? "-" : found.smallest().empties() + " empty points"));
        }
        return new TextTable(rows).text();
    }
}
