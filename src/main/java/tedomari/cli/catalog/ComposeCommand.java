package tedomari.cli.catalog;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tedomari.catalog.Composer;
import tedomari.catalog.Composition;
import tedomari.catalog.CompositionException;
import tedomari.catalog.Finder;
import tedomari.catalog.Finding;
import tedomari.catalog.Index;
import tedomari.catalog.Rehearsal;
import tedomari.cgt.Game;
import tedomari.cli.shell.CacheFolder;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.Program;
import tedomari.cli.shell.ProgressBar;
import tedomari.cli.shell.Settings;
import tedomari.cli.shell.Standard;
import tedomari.cli.text.LabelledBoard;
import tedomari.draw.BoardSvg;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.BoardText;
import tedomari.go.io.Diagram;
import tedomari.go.io.SgfGame;
import tedomari.go.io.SgfProperty;
import tedomari.go.io.SgfWriter;
import tedomari.search.Limits;
import tedomari.semeai.Alive;
import tedomari.task.WrittenFile;

/** Composes a race. */
@Command(
        name = "compose",
        mixinStandardHelpOptions = true,
        description = "Make a race on a 19 x 19 board out of cooled values, such as \"2* + 4^ - 7\", and verify it.",
        footer = "%nExit codes: 0 composed and verified, 1 the search contradicts the theory, 2 bad input, "
                + "3 no board, or not verified in time.")
public final class ComposeCommand implements Callable<Integer> {

    @ParentCommand
    private Program program = Settings::new;

    @Parameters(
            paramLabel = "SUM",
            description = "A sum of cooled values: positive terms are Black's, negative White's.")
    private String sum = "";

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "How long to search each of the ten races (${DEFAULT-VALUE}); 0 to leave that out.")
    private int seconds = 60;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write the board as SGF, as a picture (.svg) or as text.")
    private @Nullable Path out;

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::compose).await();
    }

    private int compose() throws IOException {
        List<Game> terms = Values.terms(sum);
        Game total = Game.of(0);
        for (Game term : terms) {
            total = total.plus(term);
        }
        PrintStream console = Standard.output();
        int code;
        try (ProgressBar bar = ProgressBar.onStandardError(program.settings())) {
            Finder finder = new Finder(new Index(CacheFolder.of(System.getenv()).path()), bar);
            Composition composition = new Composer(finder).compose(terms);
            Position board = composition.board();
            Rehearsal rehearsal = seconds == 0
                    ? null
                    : Rehearsal.of(composition, total, Limits.ofTime(Duration.ofSeconds(seconds)), bar);
            print(console, composition, board, total, rehearsal);
            if (out != null) {
                WrittenFile.write(out, file(board, out.toString()));
            }
            code = rehearsal == null ? 0 : rehearsal.wrong() > 0 ? 1 : rehearsal.open() > 0 ? FindCommand.NOT_FOUND : 0;
        } catch (CompositionException e) {
            System.err.println("tedomari: " + e.getMessage());
            code = FindCommand.NOT_FOUND;
        }
        console.flush();
        return code;
    }

    private String file(Position board, String name) {
        if (name.endsWith(".svg")) {
            return BoardSvg.of(board, sum, Map.of());
        }
        return name.endsWith(".sgf")
                ? SgfWriter.write(SgfGame.of(board).root().with(SgfProperty.of("C", "composed of " + sum)))
                : Diagram.write(board);
    }

    private void print(
            PrintStream console, Composition composition, Position board, Game total, @Nullable Rehearsal rehearsal) {
        BoardText.Ink ink = program.settings().usesColour() ? BoardText.Ink.ANSI : BoardText.Ink.NONE;
        console.println(
                new LabelledBoard(board, Map.of()).text(program.settings().notation(), ink));
        console.println();
        side(console, "Black", composition.black(), composition.blackPlain());
        side(console, "White", composition.white(), composition.whitePlain());
        console.println("total " + Alive.write(total, program.settings().notation()));
        if (rehearsal == null) {
            return;
        }
        console.println();
        for (Rehearsal.Row row : rehearsal.rows()) {
            console.printf(
                    "%+d liberties, %s first: %s by the total, %s by exact search%n",
                    row.liberties(),
                    row.first() == Colour.BLACK ? "Black" : "White",
                    name(row.theory().name()),
                    name(row.found().name()));
        }
        console.println(
                rehearsal.wrong() > 0
                        ? rehearsal.wrong() + " races end OTHERWISE than the total says"
                        : rehearsal.open() > 0
                                ? rehearsal.open() + " races were not searched to the end in time"
                                : "all " + rehearsal.rows().size() + " races end as the total says");
    }

    private static String name(String outcome) {
        return outcome.charAt(0) + outcome.substring(1).toLowerCase(Locale.ROOT);
    }

    private void side(PrintStream console, String player, List<Finding> findings, int plain) {
        console.print(player + ":");
        for (Finding finding : findings) {
            console.print(" "
                    + Alive.write(
                            Values.read(finding.cooled()), program.settings().notation())
                    + (finding.isClean() ? "" : " (not clean)") + ",");
        }
        console.println(" " + plain + (plain == 1 ? " plain liberty" : " plain liberties"));
    }
}
