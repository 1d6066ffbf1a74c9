package tedomari.cli.eyes;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.Settings;
import tedomari.cli.shell.Standard;
import tedomari.cli.text.TextTable;
import tedomari.draw.ShapesSvg;
import tedomari.eyes.space.EyeShape;
import tedomari.eyes.space.EyeTable;
import tedomari.eyes.space.Polyomino;
import tedomari.eyes.space.Status;
import tedomari.task.WrittenFile;

/** Lists the shapes of eyespaces. */
@Command(
        name = "eyespaces",
        mixinStandardHelpOptions = true,
        description = "List the shapes of empty eyespaces away from the edge, and who lives in them.")
public final class EyespacesCommand implements Callable<Integer> {

    private static final int LARGEST = 10;

    @ParentCommand
    private Program program = Settings::new;

    @Option(
            names = "--size",
            paramLabel = "N",
            defaultValue = "6",
            description = "The largest size, 1 to " + LARGEST + " (${DEFAULT-VALUE}).")
    private int size = 6;

    @Option(names = "--svg", paramLabel = "OUT", description = "Write all shapes as a picture.")
    private @Nullable Path svg;

    @Override
    public Integer call() throws Exception {
        if (size < 1 || size > LARGEST) {
            throw new IllegalArgumentException("--size is 1 to " + LARGEST + ", not " + size);
        }
        return Computation.start(this::list).await();
    }

    /** All shapes up to a size. */
    static List<EyeShape> shapes(int size) {
        EyeTable table = new EyeTable();
        List<EyeShape> shapes = new ArrayList<>();
        for (int n = 1; n <= size; n++) {
            shapes.addAll(EyeShape.ofSize(n, table));
        }
        return shapes;
    }

    private int list() throws IOException {
        List<EyeShape> shapes = shapes(size);
        PrintStream out = Standard.output();
        if (program.settings().json()) {
            shapes.forEach(shape -> out.println(json(shape)));
        } else {
            List<List<String>> rows = new ArrayList<>();
            rows.add(List.of("shape", "degrees", "polyominoes", "status", "one of them"));
            shapes.forEach(shape -> rows.add(List.of(
                    shape.name(),
                    shape.degrees().stream().map(String::valueOf).collect(Collectors.joining(" ")),
                    String.valueOf(shape.polyominoes().size()),
                    word(shape.status()),
                    shape.polyominoes().get(0).rows())));
            out.print(new TextTable(rows).text());
        }
        out.flush();
        if (svg != null) {
            WrittenFile.write(svg, ShapesSvg.of(shapes));
        }
        return 0;
    }

    private static String word(@Nullable Status status) {
        return status == null ? "unknown" : status.name().toLowerCase(Locale.ROOT);
    }

    private static JsonObject json(EyeShape shape) {
        JsonObject object = new JsonObject();
        object.addProperty("shape", shape.name());
        object.addProperty("status", word(shape.status()));
        JsonArray polyominoes = new JsonArray();
        shape.polyominoes().stream().map(Polyomino::rows).forEach(polyominoes::add);
        object.add("polyominoes", polyominoes);
        return object;
    }
}
