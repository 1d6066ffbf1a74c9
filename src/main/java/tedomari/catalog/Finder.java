package tedomari.catalog;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import tedomari.semeai.RegionException;
import tedomari.semeai.RegionValue;
import tedomari.task.Progress;

/** Finds regions by what they are worth: in the table of small boxes, among corridors, then in larger and larger boxes. */
public final class Finder {

    private static final int LONGEST_CORRIDOR = 7;

    private final Index index;
    private final Progress progress;

    public Finder(Index index, Progress progress) {
        this.index = index;
        this.progress = progress;
    }

    /**
     * A region and how small it is known to be.
     *
     * @param smallestUpTo among all regions of boxes with at most so many points it is the smallest; if it is larger, none
     *     of these fits
     */
    public record Answer(Finding finding, int smallestUpTo) {}

    /** What is known without a survey. */
    public Optional<Answer> known(Query query) {
        Optional<Finding> small = Index.shipped().find(query.fits());
        if (small.isPresent()) {
            return Optional.of(new Answer(small.get(), Index.SHIPPED_POINTS));
        }
        return corridor(query).map(finding -> new Answer(finding, Index.SHIPPED_POINTS));
    }

    /**
     * What is known, or else what surveys of larger boxes find within the time. With {@code isThorough} the time is used to
     * look for something smaller than a corridor that fits.
     */
    public Optional<Answer> find(Query query, Duration time, boolean isThorough) throws IOException {
        Optional<Answer> known = known(query);
        boolean isSmall = known.isPresent() && area(known.get().finding().sketch()) <= Index.SHIPPED_POINTS;
        if (isSmall || known.isPresent() && !isThorough) {
            return known;
        }
        long deadline = System.nanoTime() + time.toNanos();
        int done = Index.SHIPPED_POINTS;
        for (Box box : Index.largerBoxes()) {
            if (known.isPresent() && area(known.get().finding().sketch()) <= box.area()) {
                break;
            }
            RegionTable table = survey(box, deadline);
            if (table == null) {
                break;
            }
            Optional<Finding> found = table.find(query.fits());
            if (found.isPresent()) {
                return Optional.of(new Answer(found.get(), box.area()));
            }
            done = box.area();
        }
        int surveyed = done;
        return known.map(answer -> new Answer(answer.finding(), surveyed));
    }

    private static int area(Sketch sketch) {
        return sketch.height() * sketch.width();
    }

    /** The table of a box, or null if it was not complete in time. */
    private @Nullable RegionTable survey(Box box, long deadline) throws IOException {
        long left = deadline - System.nanoTime();
        if (left <= 0) {
            return null;
        }
        Thread current = Thread.currentThread();
        boolean[] isLate = {false};
        Timer clock = new Timer("deadline", true);
        clock.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        synchronized (isLate) {
                            isLate[0] = true;
                            current.interrupt();
                        }
                    }
                },
                left / 1_000_000 + 1);
        try {
            return index.survey(box, progress);
        } catch (CancellationException e) {
            synchronized (isLate) {
                if (!isLate[0]) {
                    throw e;
                }
                return null;
            }
        } finally {
            clock.cancel();
            synchronized (isLate) {
                if (isLate[0]) {
                    // The clock's own interrupt, not the user's.
                    Thread.interrupted();
                }
            }
        }
    }

    /** The smallest corridor that fits and opens to one side only, so that it can stand beside others. */
    private Optional<Finding> corridor(Query query) {
        RegionTable table = new RegionTable();
        List<Corridor> corridors = Corridors.families().stream()
                .flatMap(family -> family.corridors(LONGEST_CORRIDOR).stream())
                .filter(corridor -> corridor.sketch().opensLeft())
                .toList();
        for (int i = 0; i < corridors.size(); i++) {
            progress.report("corridors", i, corridors.size());
            Progress.checkpoint();
            valued(corridors.get(i).sketch()).ifPresent(table::add);
        }
        return table.find(query.fits());
    }

    /** A corridor with its value; nothing if it is too large to be valued, or depends on a ko. */
    private static Optional<Finding> valued(Sketch sketch) {
        try {
            RegionValue value = sketch.region().value();
            return value.dependsOnKo() ? Optional.empty() : Optional.of(Finding.of(sketch, value));
        } catch (RegionException e) {
            return Optional.empty();
        }
    }
}
