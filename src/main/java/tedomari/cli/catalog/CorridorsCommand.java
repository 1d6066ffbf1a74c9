package tedomari.cli.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import tedomari.catalog.CatalogText;
import tedomari.catalog.Corridors;
import tedomari.catalog.Entry;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.ProgressBar;
import tedomari.cli.shell.Settings;
import tedomari.draw.CatalogPage;
import tedomari.job.LocalRunner;
import tedomari.task.WrittenFile;

/** Writes catalogs of corridors. */
@Command(
        name = "corridors",
        mixinStandardHelpOptions = true,
        description = "Write the catalog of corridors: boards, values, and how they were checked.",
        footer = "%nA run that was stopped goes on where it was. Exit codes: 0 written, 2 bad input.")
public final class CorridorsCommand implements Callable<Integer> {

    /** What a catalog can be written as. */
    enum Format {
        MD,
        CSV,
        JSON,
        HTML,
        SGF
    }

    @ParentCommand
    private Program program = Settings::new;

    @Option(names = "--width", paramLabel = "W", description = "Only corridors of this width.")
    private int width;

    @Option(
            names = "--max",
            paramLabel = "N",
            defaultValue = "5",
            description = "The greatest length (${DEFAULT-VALUE}).")
    private int longest = 5;

    @Option(names = "--family", paramLabel = "F", description = "Only this family, such as w3-centre-blocked.")
    private @Nullable String family;

    @Option(
            names = "--format",
            paramLabel = "F",
            split = ",",
            description = "${COMPLETION-CANDIDATES}; all if none is given.")
    private List<Format> formats = List.of(Format.values());

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder for the files.")
    private Path out = Path.of("");

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::write).await();
    }

    private int write() throws IOException {
        if (width < 0 || width > 4) {
            throw new IllegalArgumentException("the catalog has widths 1 to 4, not " + width);
        }
        Corridors corridors = new Corridors(width, family, longest);
        Files.createDirectories(out);
        Path checkpoint = out.resolve(".corridors.checkpoint");
        List<Entry> entries;
        try (ProgressBar bar = ProgressBar.onStandardError(program.settings())) {
            entries = corridors.run(LocalRunner.onAllCores(checkpoint, "corridors", bar));
        }
        for (Format format : formats) {
            WrittenFile.write(
                    out.resolve("corridors." + format.name().toLowerCase(Locale.ROOT)), text(entries, format));
        }
        Files.deleteIfExists(checkpoint);
        System.out.println(entries.size() + " corridors in " + out);
        return 0;
    }

    private static String text(List<Entry> entries, Format format) {
        CatalogText text = new CatalogText(entries);
        return switch (format) {
            case MD -> text.markdown(Values::typeset);
            case CSV -> text.csv();
            case JSON -> text.json();
            case SGF -> text.sgf();
            case HTML -> CatalogPage.of(entries, Values::read);
        };
    }
}
