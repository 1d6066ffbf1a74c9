package tedomari.cli.eyes;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.Computation;
import tedomari.eyes.Evaluation;

/** Lists the calm eyes. */
@Command(
        name = "calm",
        mixinStandardHelpOptions = true,
        description = "List the calm eyes of a size: to pass is best for both players, and yet it is a ko.")
final class EyesCalm implements Callable<Integer> {

    @ParentCommand
    private EyesCommand eyes = new EyesCommand();

    @Option(names = "--size", required = true, paramLabel = "N", description = "The size of the eyes.")
    private int size;

    @Option(names = "--draw", description = "Draw them, with status and best moves.")
    private boolean draw;

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::list).await();
    }

    private int list() throws IOException {
        new EyeListing(eyes.settings(), draw, Integer.MAX_VALUE)
                .print(eyes.shelf()
                        .open(size)
                        .evaluations()
                        .filter(Evaluation::isCalm)
                        .iterator());
        return 0;
    }
}
