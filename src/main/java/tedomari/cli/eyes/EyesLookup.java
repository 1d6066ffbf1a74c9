package tedomari.cli.eyes;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.PositionFile;
import tedomari.cli.shell.Standard;
import tedomari.cli.text.EyeText;
import tedomari.cli.text.TextTable;
import tedomari.draw.BoardSvg;
import tedomari.eyes.EyeRecord;
import tedomari.eyes.Site;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Position;
import tedomari.task.WrittenFile;

/** Looks an eye up. */
@Command(
        name = "lookup",
        mixinStandardHelpOptions = true,
        description = "Tell what the library knows of an eye: status and best moves for either player first.",
        footer =
                "%nThe wall is the chain marked as W or B, or else the largest white one; the eye is the largest it surrounds.")
final class EyesLookup implements Callable<Integer> {

    @ParentCommand
    private EyesCommand eyes = new EyesCommand();

    @Parameters(paramLabel = "FILE", description = "A text diagram or an SGF file.")
    private Path file = Path.of("");

    @Option(names = "--at", paramLabel = "POINT", description = "A point of the eye, if the wall has several.")
    private @Nullable String inside;

    @Option(names = "--ko", paramLabel = "POINT", description = "The point that may not be retaken at once.")
    private @Nullable String ko;

    @Option(
            names = "--svg",
            paramLabel = "OUT",
            description = "Write a picture with the best moves: b Black's, w White's, * both.")
    private @Nullable Path svg;

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::look).await();
    }

    private int look() throws IOException {
        Position position = new PositionFile(file).read();
        if (ko != null) {
            position = position.withKo(Coordinate.point(position.outline(), ko));
        }
        Integer point = inside == null ? null : (Integer) Coordinate.point(position.outline(), inside);
        Site site = Site.of(position, point);
        EyeText text = new EyeText(position, site, eyes.shelf().look(site.eye()));
        PrintStream out = Standard.output();
        if (eyes.settings().json()) {
            out.println(text.json());
        } else {
            out.println(text.board(eyes.settings().notation()));
            out.println(text.kind());
            out.println("external liberties here: " + site.liberties() + (site.extraEye() ? ", and an extra eye" : ""));
            out.println();
            out.print(new TextTable(text.table()).text());
        }
        out.flush();
        if (svg != null) {
            WrittenFile.write(svg, BoardSvg.of(position, file.toString(), labels(text)));
        }
        return 0;
    }

    /** The best moves inside, with the liberties that the board shows. */
    private static Map<Integer, String> labels(EyeText text) {
        Site site = text.site();
        Optional<EyeRecord> record = text.evaluation().at(site.liberties(), site.extraEye());
        Map<Integer, String> labels = new HashMap<>();
        record.ifPresent(it -> {
            for (int i = 0; i < site.points().length; i++) {
                boolean attacker = it.best(Colour.BLACK).contains(i);
                boolean defender = it.best(Colour.WHITE).contains(i);
                boolean exchanged = site.defender() == Colour.BLACK;
                if (attacker || defender) {
                    labels.put(site.points()[i], attacker && defender ? "*" : attacker != exchanged ? "b" : "w");
                }
            }
        });
        return labels;
    }
}
