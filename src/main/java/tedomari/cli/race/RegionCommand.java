package tedomari.cli.race;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tedomari.cgt.Game;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.ExitCode;
import tedomari.cli.shell.PositionFile;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.Settings;
import tedomari.cli.shell.Standard;
import tedomari.draw.TreeSvg;
import tedomari.draw.TreeText;
import tedomari.semeai.Alive;
import tedomari.semeai.Region;
import tedomari.semeai.RegionValue;
import tedomari.task.WrittenFile;

/** Values one region. */
@Command(
        name = "region",
        mixinStandardHelpOptions = true,
        description =
                "Tell what the region of a diagram is worth: essential stones B or W, safe ones # or @, off the board %%.",
        footer = "%nExit codes: 0 valued, 2 bad input, 3 outside the theory (it depends on a ko).")
public final class RegionCommand implements Callable<Integer> {

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();
    private static final int WIDTH = 100;

    @ParentCommand
    private Program program = Settings::new;

    @Parameters(paramLabel = "FILE", description = "A text diagram or an SGF file.")
    private Path file = Path.of("");

    @Option(names = "--tree", description = "Show the tree of the value.")
    private boolean tree;

    @Option(names = "--svg", paramLabel = "OUT", description = "Write the tree as a picture.")
    private @Nullable Path svg;

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::value).await();
    }

    private int value() throws IOException {
        RegionValue value = Region.of(new PositionFile(file).read()).value();
        PrintStream out = Standard.output();
        out.println(program.settings().json() ? json(value) : text(value));
        out.flush();
        if (svg != null) {
            WrittenFile.write(svg, TreeSvg.of(value.value()));
        }
        return value.dependsOnKo() ? ExitCode.UNKNOWN : 0;
    }

    private static String json(RegionValue value) {
        JsonObject object = new JsonObject();
        object.addProperty("value", value.value().toString());
        object.addProperty("cooled", value.cooled().toString());
        object.addProperty("temperature", value.temperature().toString());
        object.addProperty("clean", value.isClean());
        object.addProperty("low", value.value().toString());
        object.addProperty("high", value.most().toString());
        if (value.dependsOnKo()) {
            object.addProperty("refused", "it depends on a ko");
        }
        return GSON.toJson(object);
    }

    private String text(RegionValue value) {
        StringBuilder text = new StringBuilder();
        text.append("value        ").append(write(value.value()));
        text.append("\ncooled by 2  ").append(write(value.cooled()));
        text.append("\ntemperature  ").append(program.settings().notation().write(value.temperature()));
        text.append("\nclean        ").append(value.isClean() ? "yes" : "no");
        if (!value.isClean() || value.dependsOnKo()) {
            text.append("\nbounds       ")
                    .append(write(value.value()))
                    .append(" to ")
                    .append(write(value.most()));
        }
        if (value.dependsOnKo()) {
            text.append("\nThe value depends on who wins a ko: the theory does not cover this region.");
        }
        if (tree) {
            text.append("\n\n")
                    .append(TreeText.of(value.value(), program.settings().notation(), WIDTH));
        }
        return text.toString();
    }

    private String write(Game game) {
        return Alive.write(game, program.settings().notation());
    }
}
