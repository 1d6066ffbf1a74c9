package tedomari.cli.eyes;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.Computation;
import tedomari.eyes.Ban;
import tedomari.eyes.Evaluation;
import tedomari.eyes.Location;
import tedomari.eyes.Ruling;
import tedomari.eyes.Shapes;
import tedomari.eyes.SymmetryType;
import tedomari.go.Colour;

/** Finds eyes by what they are like. */
@Command(
        name = "find",
        mixinStandardHelpOptions = true,
        description = "List the eyes of a size that have all the qualities asked for.",
        footer = {
            "%nA status is 6 for an unconditional win of the player first, k for one unless the other has k threats more,",
            "-k for a loss unless he has k more himself, -6 for an unconditional loss."
        })
final class EyesFind implements Callable<Integer> {

    @ParentCommand
    private EyesCommand eyes = new EyesCommand();

    @Option(names = "--size", required = true, paramLabel = "N", description = "The size of the eyes.")
    private int size;

    @Option(names = "--location", paramLabel = "WHERE", description = "Only there: corner, edge or centre.")
    private @Nullable Location location;

    @Option(names = "--black", paramLabel = "STATUS", description = "With this status for Black first.")
    private @Nullable Integer black;

    @Option(names = "--white", paramLabel = "STATUS", description = "With this status for White first.")
    private @Nullable Integer white;

    @Option(
            names = "--liberties",
            paramLabel = "E",
            description = "The status is asked for with E external liberties, not any number.")
    private @Nullable Integer liberties;

    @Option(names = "--extra-eye", description = "The status is asked for with the extra eye.")
    private boolean extraEye;

    @Option(names = "--calm", description = "Calm: to pass is best for both, and yet it is a ko.")
    private boolean calm;

    @Option(names = "--needs", paramLabel = "K", description = "Someone needs K threats.")
    private @Nullable Integer needs;

    @Option(names = "--depends", description = "No move is best with every number of external liberties.")
    private boolean depends;

    @Option(
            names = "--not-monotone",
            description = "A move is best with few liberties, not with more, and again with still more.")
    private boolean notMonotone;

    @Option(names = "--symmetry", paramLabel = "TYPE", description = "With this symmetry: ${COMPLETION-CANDIDATES}.")
    private @Nullable SymmetryType symmetry;

    @Option(names = "--ko", description = "With a ko that may not be retaken.")
    private boolean banned;

    @Option(names = "--bent-4", description = "Of the type of bent four; evaluated under Ruling I for this.")
    private boolean bentFour;

    @Option(names = "--draw", description = "Draw what is found, with status and best moves.")
    private boolean draw;

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Show at most so many (${DEFAULT-VALUE}).")
    private int limit = 1000;

    @Option(names = "--count", description = "Tell only how many there are.")
    private boolean count;

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::find).await();
    }

    private int find() throws IOException {
        Stream<Evaluation> all = bentFour
                ? Shapes.ofSize(size).evaluations(Ruling.I)
                : eyes.shelf().open(size).evaluations();
        new EyeListing(eyes.settings(), draw, count ? 0 : limit)
                .print(all.filter(wanted()).iterator());
        return 0;
    }

    private Predicate<Evaluation> wanted() {
        Predicate<Evaluation> wanted =
                it -> location == null || it.eye().shape().location() == location;
        wanted = wanted.and(it -> !banned || it.eye().ban() != Ban.NONE);
        wanted = wanted.and(it -> black == null && white == null && liberties == null && !extraEye || hasStatus(it));
        wanted = wanted.and(it -> !calm || it.isCalm());
        wanted = wanted.and(it -> needs == null || it.needs(needs));
        wanted = wanted.and(it -> !depends || it.bestMovesDependOnLiberties());
        wanted = wanted.and(it -> !notMonotone || it.isNotMonotone());
        wanted = wanted.and(it -> !bentFour || it.isBentFour());
        return wanted.and(it -> symmetry == null || it.eye().symmetry() == symmetry);
    }

    private boolean hasStatus(Evaluation evaluation) {
        return evaluation.records().stream()
                .filter(record -> record.extraEye() == extraEye)
                .filter(record -> liberties == null || record.from() <= liberties && liberties <= record.to())
                .anyMatch(record -> (black == null || record.status(Colour.BLACK) == black)
                        && (white == null || record.status(Colour.WHITE) == white));
    }
}
