package tedomari.cli.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tedomari.cgt.Game;
import tedomari.cgt.Memory;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.ExitCode;
import tedomari.lang.Result;
import tedomari.lang.Session;
import tedomari.lang.Value;

/** Measures the engine. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Run workloads and print: id TAB milliseconds of CPU TAB checksum.",
        footer = "%nThe best of several runs after a warm-up, each from an empty store of games.")
public final class BenchCommand implements Callable<Integer> {

    /** What can be measured: the engine on given inputs, the growth of its cost with the length of a sum, the exact search. */
    enum Part {
        CGT,
        GROWTH,
        SEARCH
    }

    private static final int MOST_RUNS = 60;
    private static final int FEWEST_RUNS = 4;
    private static final long ENOUGH_NANOS = 4_000_000_000L;

    @Parameters(paramLabel = "PART", description = "What to measure: ${COMPLETION-CANDIDATES}.")
    private Part part = Part.CGT;

    @Option(names = "--data", paramLabel = "DIR", description = "The folder with the inputs of cgt.")
    private @Nullable Path data;

    @Option(names = "--only", paramLabel = "ID", description = "Run this workload alone.")
    private @Nullable String only;

    @Option(
            names = "--n",
            paramLabel = "N",
            description = "The size of a workload that has one, in place of the usual ones.")
    private @Nullable Integer size;

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::measure).await();
    }

    private int measure() throws IOException {
        if (part == Part.CGT && data == null) {
            System.err.println("tedomari: 'bench cgt' needs --data DIR, the folder with its inputs");
            return ExitCode.BAD_INPUT;
        }
        if (part == Part.SEARCH) {
            System.out.println("position	status	nodes	milliseconds of CPU	nodes a second");
            SearchBench.run().forEach(System.out::println);
            return 0;
        }
        List<Workload> workloads = part == Part.GROWTH || data == null
                ? GrowthBench.workloads()
                : new EngineBench(data, BenchCommand::read).workloads();
        List<Workload> chosen = workloads.stream()
                .filter(workload -> only == null || workload.id().equals(only))
                .toList();
        if (chosen.isEmpty()) {
            System.err.println("tedomari: there is no workload '" + only + "'; there are "
                    + String.join(", ", workloads.stream().map(Workload::id).toList()));
            return ExitCode.BAD_INPUT;
        }
        for (Workload workload : chosen) {
            List<Integer> sizes = size == null || !workload.isSized() ? workload.sizes() : List.of(size);
            for (int n : sizes) {
                System.out.println(measure(workload, n));
            }
        }
        return 0;
    }

    private static String measure(Workload workload, int n) throws IOException {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long best = Long.MAX_VALUE;
        long spent = 0;
        String checksum = "";
        for (int run = 0; run < MOST_RUNS && (run < FEWEST_RUNS || spent < ENOUGH_NANOS); run++) {
            Memory.clear();
            System.gc();
            Workload.Job job = workload.preparation().prepare(n);
            long start = clock.getCurrentThreadCpuTime();
            checksum = job.run();
            long time = clock.getCurrentThreadCpuTime() - start;
            best = Math.min(best, time);
            spent += time;
        }
        return (workload.isSized() ? workload.id() + " " + n : workload.id()) + "\t"
                + String.format(Locale.ROOT, "%.1f", best / 1e6) + "\t" + checksum;
    }

    private static Game read(String text) {
        List<Result> results = new Session().evaluate(text);
        if (results.size() == 1 && results.get(0).value() instanceof Value.GameValue value) {
            return value.game();
        }
        throw new IllegalArgumentException("expected one game: " + text);
    }
}
