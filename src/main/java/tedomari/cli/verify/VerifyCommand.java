package tedomari.cli.verify;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.CacheFolder;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.Folder;
import tedomari.cli.shell.Machines;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.ProgressBar;
import tedomari.cli.shell.Settings;
import tedomari.cli.shell.Standard;
import tedomari.job.LocalRunner;
import tedomari.job.Runner;
import tedomari.task.WrittenFile;
import tedomari.verify.Agreement;
import tedomari.verify.Disagreement;
import tedomari.verify.Suite;
import tedomari.verify.Tally;
import tedomari.verify.Verification;

/** Holds what the project claims against its oracles. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = "Hold the theory against exact searches, and the engine against the bare definitions.",
        footer = {
            "%nThe same seed and trials print the same, on any number of threads; how fast it was goes to standard error.",
            "Ctrl-C prints what was found so far. The last line is 'A agree, D disagree, U undecided, R refused'.",
            "Exit codes: 0 nothing disagrees, 1 something does, 2 bad input, 130 stopped before anything disagreed."
        })
public final class VerifyCommand implements Callable<Integer> {

    private static final int STOPPED = 130;

    /** More than anyone has time for. */
    private static final long WITHOUT_END = 100_000_000;

    @ParentCommand
    private Program program = Settings::new;

    @Mixin
    private Machines machines = new Machines();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description =
                    "Where a cluster keeps what is done, until the run is through: a folder or URL that all of it sees;"
                            + " the default is tedomari/verify in the user's cache.")
    private @Nullable String folder;

    @Option(
            names = "--suite",
            paramLabel = "NAME",
            description = "This suite only: ${COMPLETION-CANDIDATES}. The default is one after the other.")
    private @Nullable Suite suite;

    @Option(
            names = "--trials",
            paramLabel = "N",
            description = "How many trials; an exhaustive suite has no more than it has.")
    private @Nullable Long trials;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "The seed (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--from",
            paramLabel = "N",
            defaultValue = "0",
            description = "The number of the first trial, to go on where another run stopped (${DEFAULT-VALUE}).")
    private long from;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description = "Stop after this time; without --trials a suite goes on until then.")
    private @Nullable Integer seconds;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many trials at a time; the default is the number of cores.")
    private @Nullable Integer threads;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Keep what is done here; the same run goes on from it. Needs --suite.")
    private @Nullable Path checkpoint;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "disagreements",
            description = "Where to write disagreements, as SGF: made when there is one (${DEFAULT-VALUE}).")
    private Path out = Path.of("disagreements");

    @Override
    public Integer call() throws Exception {
        if (checkpoint != null && suite == null) {
            throw new IllegalArgumentException("--checkpoint needs --suite: a checkpoint belongs to one run");
        }
        if (!machines.isLocal() && (checkpoint != null || threads != null)) {
            throw new IllegalArgumentException("--checkpoint and --threads are for this machine; a cluster has --dir");
        }
        if (trials != null && trials < 1 || from < 0 || seconds != null && seconds < 1) {
            throw new IllegalArgumentException("--trials and --time are at least 1, --from at least 0");
        }
        Computation<Integer> computation = Computation.start(this::verify);
        try (Alarm alarm = Alarm.cancelling(computation, seconds)) {
            return computation.await();
        }
    }

    private int verify() throws IOException {
        PrintStream output = Standard.output();
        Tally total = new Tally();
        boolean stopped = false;
        for (Suite each : suite == null ? List.of(Suite.values()) : List.of(suite)) {
            if (stopped || from > 0 && each.isExhaustive() && from >= each.usualTrials()) {
                continue;
            }
            Tally tally = new Tally();
            Verification run = new Verification(each, seed, from, trials(each));
            stopped = !isThrough(run, tally);
            total.add(tally);
            VerifyReport report = new VerifyReport(run, tally, program.settings());
            output.println(program.settings().json() ? report.json() : report.text());
            for (Disagreement disagreement : tally.disagreements()) {
                save(run, disagreement);
            }
            output.flush();
        }
        output.println(program.settings().json() ? VerifyReport.json(total) : total.summary());
        output.flush();
        return total.all().of(Agreement.DISAGREE) > 0 ? 1 : stopped && seconds == null ? STOPPED : 0;
    }

    private long trials(Suite each) {
        long most = each.isExhaustive() ? each.usualTrials() - from : WITHOUT_END;
        Long asked = trials;
        return Math.min(most, asked != null ? asked : seconds != null ? WITHOUT_END : each.usualTrials());
    }

    /** Adds what a run finds to the tally; false if it was stopped before its end. */
    private boolean isThrough(Verification run, Tally tally) throws IOException {
        long start = System.nanoTime();
        boolean isThrough = true;
        try (ProgressBar bar = ProgressBar.onStandardError(program.settings())) {
            Runner runner = runner("verifying " + run.suite().id(), bar);
            runner.run(run, (item, result) -> tally.add(Tally.of(result)));
            if (!machines.isLocal()) {
                runner.forget(run);
            }
        } catch (CancellationException e) {
            // What was merged so far is the beginning of the run, and is told.
            Thread.interrupted();
            isThrough = false;
        }
        tellSpeed(run, tally, (System.nanoTime() - start) / 1e9);
        return isThrough;
    }

    private Runner runner(String stage, ProgressBar bar) {
        if (threads != null) {
            return new LocalRunner(threads, checkpoint, stage, bar);
        }
        String cache = CacheFolder.of(System.getenv()).path().resolve("verify").toString();
        return machines.runner(checkpoint, new Folder(folder == null ? cache : folder), stage, bar);
    }

    private void tellSpeed(Verification run, Tally tally, double time) {
        if (!program.settings().quiet()) {
            long done = tally.all().total();
            Standard.errors()
                    .println(String.format(
                            Locale.ROOT,
                            "%s: %,d trials in %.1f s, %.0f a second",
                            run.suite().id(),
                            done,
                            time,
                            done / time));
            if (done < run.trials()) {
                Standard.errors()
                        .println("stopped; to go on: verify --suite "
                                + run.suite().id() + " --seed " + seed + " --from " + (from + done));
            }
        }
    }

    private void save(Verification run, Disagreement disagreement) throws IOException {
        Files.createDirectories(out);
        String name = run.suite().id() + "-" + seed + "-" + disagreement.trial();
        if (disagreement.sgf().isEmpty()) {
            WrittenFile.write(out.resolve(name + ".txt"), disagreement.sentence() + "\n" + disagreement.shown() + "\n");
        } else {
            WrittenFile.write(out.resolve(name + ".sgf"), disagreement.sgf());
        }
    }
}
