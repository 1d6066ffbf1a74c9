package tedomari.eyes;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tedomari.job.LocalRunner;
import tedomari.job.Runner;
import tedomari.task.Progress;

/**
 * A folder of libraries, one file for each size. Small ones are built when they are first asked for; larger ones only on
 * demand. An eye whose library is not there is evaluated with its shape, which takes milliseconds.
 */
public final class Shelf {

    /** Sizes whose libraries are built in passing: all of them together take a second or two. */
    public static final int READY = 7;

    private final Path folder;
    private final Map<Integer, Library> opened = new HashMap<>();
    private final Map<Integer, ShapeSolver> solvers = new HashMap<>();

    private Shelf(Path folder) {
        this.folder = folder;
    }

    public static Shelf in(Path folder) {
        return new Shelf(folder);
    }

    /** The user's, below {@code $XDG_CACHE_HOME} or {@code ~/.cache}. */
    public static Shelf ofUser() {
        String cache = System.getenv("XDG_CACHE_HOME");
        Path base = cache == null || !Path.of(cache).isAbsolute()
                ? Path.of(System.getProperty("user.home"), ".cache")
                : Path.of(cache);
        return new Shelf(base.resolve("tedomari").resolve("eyes"));
    }

    public Path folder() {
        return folder;
    }

    /** Where the library of a size is, if it is there. */
    public Path file(int size) {
        return folder.resolve("eyes-" + size + ".lib");
    }

    /** What is done of a library that is being built. */
    public Path checkpoint(int size) {
        return folder.resolve("eyes-" + size + ".part");
    }

    public boolean has(int size) {
        return Files.isRegularFile(file(size));
    }

    /** Builds the library of a size on this machine, or goes on where a build was stopped. */
    public Timing build(int size, int threads, Progress progress) throws IOException {
        Files.createDirectories(folder);
        return build(size, new LocalRunner(threads, checkpoint(size), stage(size), progress));
    }

    /** What a build does, in words for its progress. */
    public static String stage(int size) {
        return "eyes of size " + size;
    }

    /** Builds the library of a size by a runner. */
    public Timing build(int size, Runner runner) throws IOException {
        Files.createDirectories(folder);
        Stopwatch watch = new Stopwatch();
        EyeJob job = new EyeJob(size).timedBy(watch);
        LibraryBuilder.build(job, runner, file(size));
        synchronized (this) {
            opened.remove(size);
        }
        Timing timing = watch.timing(size);
        timing.write(timingFile(size));
        runner.forget(job);
        return timing;
    }

    private Path timingFile(int size) {
        return folder.resolve("eyes-" + size + ".time");
    }

    /** How long it took to build the library of a size, if that was noted. */
    public Optional<Timing> timing(int size) throws IOException {
        return Timing.read(timingFile(size));
    }

    /** The library of a size; a small one is built if it is missing. */
    public synchronized Library open(int size) throws IOException {
        if (size > READY && !has(size)) {
            throw new IOException("there is no library of eyes of size " + size + " in " + folder
                    + "; 'tedomari eyes build --size " + size + "' builds it");
        }
        Library library = opened.get(size);
        if (library == null) {
            if (!has(size)) {
                buildInPassing(size);
            }
            library = Library.open(file(size));
            if (library.size() != size) {
                throw new IOException(library.file() + " holds eyes of size " + library.size() + ", not " + size);
            }
            opened.put(size, library);
        }
        return library;
    }

    /** In a folder of its own first: other processes may be about to do the same. */
    private void buildInPassing(int size) throws IOException {
        Files.createDirectories(folder);
        Path own = Files.createTempDirectory(folder, ".building");
        Path built = own.resolve("eyes.lib");
        try {
            LibraryBuilder.build(new EyeJob(size), LocalRunner.onAllCores(null, stage(size), Progress.SILENT), built);
            Files.move(built, file(size), StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(built);
            Files.delete(own);
        }
    }

    /** All that there is to say of an eye in norm position. */
    public Evaluation look(Eye eye) throws IOException {
        @Nullable Evaluation stored = null;
        if (has(eye.shape().size())) {
            stored = find(open(eye.shape().size()), eye);
        }
        return stored == null ? evaluate(eye) : stored;
    }

    /** What a library stores of an eye, or null if it is alive. */
    private static @Nullable Evaluation find(Library library, Eye eye) {
        int shape = library.indexOf(eye.shape());
        if (shape < 0) {
            throw new IllegalArgumentException("a stone of the wall stands alone inside the eye");
        }
        Block block = library.block(shape);
        int place = block.find(eye.key());
        return place < 0 ? null : new Evaluation(eye, block.recordsOf(place));
    }

    /** Evaluates the eye with its shape, without a library. */
    public synchronized Evaluation evaluate(Eye eye) {
        return evaluate(eye, solvers.computeIfAbsent(eye.shape().size(), size -> new ShapeSolver(size, Ruling.II)));
    }

    static Evaluation evaluate(Eye eye, ShapeSolver solver) {
        Block block = Block.at(ByteBuffer.wrap(solver.solve(eye.shape(), eye.key())), 0);
        int place = block.find(eye.key());
        if (place < 0) {
            throw new IllegalArgumentException("this is no eye: a white stone inside touches the wall, a chain has no"
                    + " liberty inside, or the ko could not have come about");
        }
        return new Evaluation(eye, block.recordsOf(place));
    }
}
