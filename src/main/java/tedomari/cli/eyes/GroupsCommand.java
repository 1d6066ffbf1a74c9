package tedomari.cli.eyes;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.PositionFile;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.Settings;
import tedomari.cli.shell.Standard;
import tedomari.draw.BoardSvg;
import tedomari.eyes.space.EyeTable;
import tedomari.eyes.space.Group;
import tedomari.eyes.space.Groups;
import tedomari.go.Position;
import tedomari.task.WrittenFile;

/** Tells of every group of a board whether it lives in its eyespaces. */
@Command(
        name = "groups",
        mixinStandardHelpOptions = true,
        description = "List the groups of a board with their eyespaces and whether they live in them.",
        footer = {
            "%nA group is a block of connected stones. Where its eyespaces do not settle its fate, the status is",
            "unknown and the reason is given. Exit codes: 0 done, 2 bad input."
        })
public final class GroupsCommand implements Callable<Integer> {

    @ParentCommand
    private Program program = Settings::new;

    @Parameters(paramLabel = "FILE", description = "A text diagram or an SGF file.")
    private Path file = Path.of("");

    @Option(
            names = "--move",
            paramLabel = "N",
            description = "The position after that many moves of the game; without it, the end of the game.")
    private @Nullable Integer move;

    @Option(
            names = "--svg",
            paramLabel = "OUT",
            description = "Write a picture of the board with its groups in colour.")
    private @Nullable Path svg;

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::list).await();
    }

    private int list() throws IOException {
        Position position = new PositionFile(file).read(move);
        List<Group> groups = Groups.of(position, new EyeTable());
        GroupsReport report = new GroupsReport(position, groups, program.settings());
        PrintStream out = Standard.output();
        out.println(program.settings().json() ? new GroupsJson(position, groups).text() : report.text());
        out.flush();
        if (svg != null) {
            WrittenFile.write(svg, BoardSvg.of(position, file.toString(), report.labels(), report.svgTints()));
        }
        return 0;
    }
}
