package tedomari.cli.race;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tedomari.search.Limits;

/** A list of races, a line each, decided on all cores and answered in the order of the list. */
final class RaceList {

    /** Of one processor, how many races are begun before the first of them is printed. */
    private static final int AHEAD = 64;

    private static final long STACK_BYTES = 256L << 20;

    private final Path path;
    private final Limits limits;
    private boolean damaged;

    RaceList(Path path, Limits limits) {
        this.path = path;
        this.limits = limits;
    }

    /** Was there a line that could not be understood? */
    boolean isDamaged() {
        return damaged;
    }

    void decide(PrintStream out) throws IOException {
        int cores = Runtime.getRuntime().availableProcessors();
        String[] lines = new String(Files.readAllBytes(path), StandardCharsets.UTF_8).split("\n", -1);
        ExecutorService pool = Executors.newFixedThreadPool(cores, RaceList::thread);
        Deque<Future<String>> begun = new ArrayDeque<>();
        try {
            for (int i = 0; i < lines.length; i++) {
                String line = lines[i].strip();
                if (!line.isEmpty() && !(i == 0 && RaceLine.isHeader(line))) {
                    begun.add(pool.submit(() -> RaceLine.answer(line, path, limits)));
                }
                while (!begun.isEmpty()
                        && (begun.size() > AHEAD * cores
                                || i == lines.length - 1
                                || begun.element().isDone())) {
                    print(begun.remove().get(), out);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    private void print(String answer, PrintStream out) {
        damaged |= answer.contains("\terror: ");
        out.println(answer);
        out.flush();
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(null, work, "race", STACK_BYTES);
        thread.setDaemon(true);
        return thread;
    }
}
