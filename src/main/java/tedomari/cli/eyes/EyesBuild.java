package tedomari.cli.eyes;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.Folder;
import tedomari.cli.shell.Machines;
import tedomari.cli.shell.ProgressBar;
import tedomari.cli.shell.Standard;
import tedomari.eyes.EyeJob;
import tedomari.eyes.Library;
import tedomari.eyes.Shelf;
import tedomari.eyes.Timing;

/** Builds the library of a size. */
@Command(
        name = "build",
        mixinStandardHelpOptions = true,
        description = "Build the library of a size. A build that was stopped or killed goes on where it was.")
final class EyesBuild implements Callable<Integer> {

    @ParentCommand
    private EyesCommand eyes = new EyesCommand();

    @Mixin
    private Machines machines = new Machines();

    @Option(names = "--size", required = true, paramLabel = "N", description = "The size of the eyes, 1 to 14.")
    private int size;

    @Option(names = "--threads", paramLabel = "T", description = "How many threads work; the default is one a core.")
    private @Nullable Integer threads;

    @Option(names = "--force", description = "Build it again if it is there.")
    private boolean force;

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::build).await();
    }

    private int build() throws IOException {
        // Refuses a size that cannot be before anything is written.
        new EyeJob(size);
        // A library is mapped into memory: if the results are elsewhere, it is built here and copied there.
        Folder results = eyes.results();
        boolean local = results.isLocal() || machines.isLocal();
        Shelf shelf = local ? eyes.shelf() : Shelf.ofUser();
        PrintStream out = Standard.output();
        if (shelf.has(size) && !force) {
            Library there = Library.open(shelf.file(size));
            out.printf(
                    Locale.ROOT,
                    "%s is there: %,d eyes%n",
                    there.file(),
                    there.tally().stored());
            out.flush();
            if (!local) {
                machines.publish(there.file(), results);
            }
            return 0;
        }
        if (Files.exists(shelf.checkpoint(size)) && !eyes.settings().quiet()) {
            System.err.println("going on from " + shelf.checkpoint(size));
        }
        Timing timing;
        try (ProgressBar bar = ProgressBar.onStandardError(eyes.settings())) {
            timing = run(shelf, bar);
        }
        if (!local) {
            machines.publish(shelf.file(size), results);
        }
        Library built = shelf.open(size);
        out.printf(
                Locale.ROOT,
                "%s: %,d eyes, %,d of them not alive, %,d records, %,d bytes, %.1f s%n",
                built.file(),
                built.tally().eyes(),
                built.tally().stored(),
                built.tally().records(),
                built.length(),
                timing.seconds());
        out.flush();
        return 0;
    }

    private Timing run(Shelf shelf, ProgressBar bar) throws IOException {
        if (machines.isLocal()) {
            return shelf.build(size, threads == null ? Runtime.getRuntime().availableProcessors() : threads, bar);
        }
        if (threads != null) {
            throw new IllegalArgumentException("--threads is for this machine; a cluster has its own");
        }
        return shelf.build(size, machines.runner(null, eyes.results(), Shelf.stage(size), bar));
    }
}
