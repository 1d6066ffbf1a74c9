package tedomari.cli.eyes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.ProgressBar;
import tedomari.eyes.Inconsistency;
import tedomari.eyes.Library;
import tedomari.eyes.LibraryCheck;

/** Verifies a library. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Verify a built library: checksums, order, and the laws that every eye obeys.",
        footer = "%nExit codes: 0 all is well, 1 a check failed, 2 the file cannot be read.")
final class EyesCheck implements Callable<Integer> {

    @ParentCommand
    private EyesCommand eyes = new EyesCommand();

    @Parameters(paramLabel = "FILE", description = "The file of a library.")
    private Path file = Path.of("");

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::check).await();
    }

    private int check() throws IOException {
        Library library = Library.open(file);
        try (ProgressBar bar = ProgressBar.onStandardError(eyes.settings())) {
            LibraryCheck checked = LibraryCheck.of(library, bar);
            System.out.printf(
                    Locale.ROOT,
                    "%s: all is well: size %d, %,d shapes, %,d eyes, %,d records%n",
                    file,
                    library.size(),
                    checked.shapes(),
                    checked.eyes(),
                    checked.records());
            return 0;
        } catch (Inconsistency e) {
            System.err.println("tedomari: " + e.getMessage());
            return 1;
        }
    }
}
