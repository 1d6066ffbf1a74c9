package tedomari.cli.life;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.go.io.FormatException;
import tedomari.search.life.ClosedArea;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;
import tedomari.task.Progress;

/**
 * Many problems from a table, solved on all cores and answered in the order of the input: {@code id TAB status TAB best moves TAB
 * nodes TAB milliseconds}.
 *
 * @param setting the problem that a closed area poses
 */
record LifeBatch(LifeSolver solver, UnaryOperator<LifeProblem> setting, Progress progress) {

    /** Problems that are read ahead of the one to be printed next. */
    private static final int AHEAD = 256;

    private static final long STACK_BYTES = 256L << 20;

    /** @throws IOException if the file cannot be read */
    void run(Path file, PrintStream out) throws IOException {
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors(), job -> {
            Thread thread = new Thread(null, job, "life", STACK_BYTES);
            thread.setDaemon(true);
            return thread;
        });
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            Deque<Future<String>> waiting = new ArrayDeque<>();
            long done = 0;
            boolean first = true;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String row = line;
                if (!row.isBlank() && !(first && isHeader(row))) {
                    waiting.add(pool.submit(() -> answer(row)));
                }
                first = false;
                while (waiting.size() > AHEAD
                        || !waiting.isEmpty() && waiting.element().isDone()) {
                    out.println(take(waiting));
                    progress.report("problems solved", ++done, Progress.UNKNOWN);
                }
            }
            while (!waiting.isEmpty()) {
                out.println(take(waiting));
                progress.report("problems solved", ++done, Progress.UNKNOWN);
            }
        } catch (MalformedInputException e) {
            throw new IOException("the file " + file + " is not text in UTF-8", e);
        } finally {
            out.flush();
            pool.shutdownNow();
        }
    }

    private static String take(Deque<Future<String>> waiting) throws IOException {
        try {
            return waiting.remove().get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("stopped", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private static boolean isHeader(String row) {
        return row.toLowerCase(Locale.ROOT).startsWith("id\t");
    }

    private String answer(String row) {
        String[] columns = row.split("\t", -1);
        String id = columns[0];
        long start = System.nanoTime();
        try {
            if (columns.length < 3) {
                throw new IllegalArgumentException("expected id, player to move and rows with tabs between them, found "
                        + columns.length + (columns.length == 1 ? " column" : " columns"));
            }
            Colour first = switch (columns[1].strip()) {
                case "B", "b" -> Colour.BLACK;
                case "W", "w" -> Colour.WHITE;
                default ->
                    throw new IllegalArgumentException("the player to move is B or W, not \"" + columns[1] + "\"");
            };
            Position position = Diagram.read(columns[2]).position();
            ClosedArea area = ClosedArea.of(position, position.essential().union(position.target()));
            LifeAnswer answer = solver.solve(setting.apply(LifeProblem.of(area)), first);
            String moves = answer.moves().stream()
                    .map(move -> LifeAnswer.name(position.outline(), move))
                    .collect(Collectors.joining(" "));
            double millis = (System.nanoTime() - start) / 1e6;
            return String.join(
                    "\t",
                    id,
                    answer.code(),
                    moves,
                    Long.toString(answer.nodes()),
                    String.format(Locale.ROOT, "%.3f", millis));
        } catch (FormatException e) {
            return id + "\terror: rows, line " + e.line() + ", column " + e.column() + ": " + e.sentence();
        } catch (IllegalArgumentException e) {
            return id + "\terror: " + e.getMessage();
        }
    }
}
