package tedomari.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tedomari.cli.shell.Computation;
import tedomari.cli.shell.ExitCode;

/** Compares the engine with a table of known values. */
@Command(
        name = "conformance",
        mixinStandardHelpOptions = true,
        description = "Evaluate the rows of a table (expression TAB operation TAB value) and compare.",
        footer = "%nPrints each row that differs, and last 'N agree, M differ'. Exit code 1 if any differs.")
public final class ConformanceCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "The table.")
    private Path file = Path.of("");

    @Override
    public Integer call() throws Exception {
        return Computation.start(this::compare).await();
    }

    private int compare() throws IOException {
        int agree = 0;
        int differ = 0;
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            String[] cells = lines.get(i).split("\t", -1);
            if (cells.length != 3) {
                System.err.println("tedomari: " + file + ":" + (i + 1)
                        + ":1: expected three cells separated by tabs, found " + cells.length);
                return ExitCode.BAD_INPUT;
            }
            ConformanceRow row = new ConformanceRow(cells[0], cells[1], cells[2]);
            String found = row.evaluate();
            if (found.equals(row.value())) {
                agree++;
            } else {
                differ++;
                System.out.println(
                        file + ":" + (i + 1) + ": " + row.call() + " is " + found + ", expected " + row.value());
            }
        }
        System.out.println(agree + " agree, " + differ + " differ");
        return differ == 0 ? 0 : 1;
    }
}
