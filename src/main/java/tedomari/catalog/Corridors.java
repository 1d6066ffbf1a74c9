package tedomari.catalog;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tedomari.job.Job;
import tedomari.job.Runner;

/**
 * The catalog of corridors, or a part of it: an item is a corridor, its result the entry.
 *
 * @param width the only width that is asked for, or 0 for all
 * @param family the id of the only family that is asked for, or null for all
 * @param longest the greatest length; families of many points end earlier
 */
public record Corridors(int width, @Nullable String family, int longest) implements Job {

    private static final long serialVersionUID = 1L;

    public Corridors {
        if (longest < 1) {
            throw new IllegalArgumentException("the greatest length is at least 1, not " + longest);
        }
        if (family != null && families().stream().noneMatch(it -> it.id().equals(family))) {
            throw new IllegalArgumentException("there is no family " + family + "; the families are "
                    + String.join(", ", families().stream().map(Family::id).toList()));
        }
    }

    /** All families. */
    public static List<Family> families() {
        return Stream.of(Straight.families(), Furnished.families(), Beads.families())
                .flatMap(List::stream)
                .toList();
    }

    private List<Corridor> corridors() {
        return families().stream()
                .filter(it -> (width == 0 || it.width() == width)
                        && (family == null || it.id().equals(family)))
                .flatMap(it -> it.corridors(longest).stream())
                .toList();
    }

    @Override
    public String identity() {
        return "corridors, edition 1, width " + width + ", family " + family + ", to length " + longest;
    }

    @Override
    public int items() {
        return corridors().size();
    }

    @Override
    public long cost(int item) {
        return 1L << Math.min(40, corridors().get(item).points());
    }

    @Override
    public byte[] work(int item) {
        return entry(item).line().getBytes(StandardCharsets.UTF_8);
    }

    /** The entry of one corridor, computed now. */
    public Entry entry(int item) {
        return Entry.of(corridors().get(item));
    }

    /** The entries, family by family, short corridors first. */
    public List<Entry> run(Runner runner) throws IOException {
        List<Entry> entries = new ArrayList<>();
        runner.run(this, (item, result) -> entries.add(Entry.read(new String(result, StandardCharsets.UTF_8))));
        return entries;
    }
}
