package tedomari.cli.race;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.ExitCode;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.ProgressBar;
import tedomari.cli.shell.Settings;
import tedomari.cli.shell.Standard;
import tedomari.cli.text.TextTable;
import tedomari.draw.CollectionPage;
import tedomari.search.Limits;
import tedomari.task.WrittenFile;

/** Solves all problems of a collection. */
@Command(
        name = "collection",
        mixinStandardHelpOptions = true,
        description = "Solve all problems of a folder, or of an SGF file with several games.",
        footer = {
            "%nA problem with stones of one colour marked is one of life and death, any other a race.",
            "Exit codes: 0 all solved, 2 one could not be read or holds no problem, 3 one stayed unknown."
        })
public final class CollectionCommand implements Callable<Integer> {

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();
    private static final long STACK_BYTES = 256L << 20;

    @ParentCommand
    private Program program = Settings::new;

    @Parameters(paramLabel = "PATH", description = "A folder, or a file with one game or several.")
    private Path path = Path.of("");

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "How long to search, for each problem and player (${DEFAULT-VALUE}).")
    private int seconds = 10;

    @Option(names = "--html", paramLabel = "OUT", description = "Write a page with the boards and what was found.")
    private @Nullable Path html;

    @Override
    public Integer call() throws Exception {
        if (seconds < 1) {
            throw new IllegalArgumentException("--time needs at least one second, not " + seconds);
        }
        return Computation.start(this::solve).await();
    }

    private int solve() throws IOException, InterruptedException {
        List<CollectionAnswer> answers = answers(CollectionProblem.read(path));
        PrintStream out = Standard.output();
        if (program.settings().json()) {
            answers.forEach(answer -> out.println(GSON.toJson(json(answer))));
        } else {
            List<List<String>> rows = new ArrayList<>();
            rows.add(List.of("problem", "kind", "black first", "moves", "white first", "moves", "ms", ""));
            answers.forEach(answer -> rows.add(answer.row()));
            out.print(new TextTable(rows).text());
            out.println("\n" + summary(answers));
        }
        out.flush();
        if (html != null) {
            List<CollectionPage.Card> cards = answers.stream()
                    .map(answer -> new CollectionPage.Card(
                            answer.name(), answer.kind(), answer.position(), answer.labels(), answer.sentences()))
                    .toList();
            WrittenFile.write(html, CollectionPage.of(path.toString(), summary(answers), cards));
        }
        boolean damaged = answers.stream().anyMatch(CollectionAnswer::isDamaged);
        boolean unknown = answers.stream().anyMatch(CollectionAnswer::isUnknown);
        return damaged ? ExitCode.BAD_INPUT : unknown ? ExitCode.UNKNOWN : 0;
    }

    /** On all cores, in the order of the problems. */
    private List<CollectionAnswer> answers(List<CollectionProblem> problems) throws InterruptedException {
        Limits limits = Limits.ofTime(Duration.ofSeconds(seconds));
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors(), work -> {
            Thread thread = new Thread(null, work, "collection", STACK_BYTES);
            thread.setDaemon(true);
            return thread;
        });
        try (ProgressBar bar = ProgressBar.onStandardError(program.settings())) {
            List<Future<CollectionAnswer>> begun = new ArrayList<>();
            problems.forEach(problem -> begun.add(pool.submit(() -> CollectionAnswer.of(problem, limits))));
            List<CollectionAnswer> answers = new ArrayList<>();
            for (Future<CollectionAnswer> answer : begun) {
                bar.report("problems", answers.size(), problems.size());
                answers.add(answer.get());
            }
            return answers;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    private static String summary(List<CollectionAnswer> answers) {
        long races =
                answers.stream().filter(answer -> answer.kind().equals("race")).count();
        long lives =
                answers.stream().filter(answer -> answer.kind().equals("life")).count();
        long unknown = answers.stream().filter(CollectionAnswer::isUnknown).count();
        long damaged = answers.stream().filter(CollectionAnswer::isDamaged).count();
        return answers.size() + (answers.size() == 1 ? " problem: " : " problems: ") + races
                + (races == 1 ? " race, " : " races, ") + lives + " of life and death, " + damaged
                + " not understood; " + unknown + " unknown within the limit";
    }

    private static JsonObject json(CollectionAnswer answer) {
        JsonObject object = new JsonObject();
        object.addProperty("problem", answer.name());
        object.addProperty("kind", answer.kind());
        if (answer.isDamaged()) {
            object.addProperty("error", answer.sentences().get(0));
        } else {
            object.addProperty("blackFirst", answer.results().get(0));
            object.addProperty("blackMoves", answer.names(0));
            object.addProperty("whiteFirst", answer.results().get(1));
            object.addProperty("whiteMoves", answer.names(1));
            object.addProperty("millis", answer.millis());
        }
        return object;
    }
}
