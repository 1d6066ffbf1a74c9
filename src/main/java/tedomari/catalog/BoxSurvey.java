package tedomari.catalog;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import tedomari.go.Outline;
import tedomari.job.Job;
import tedomari.job.Runner;
import tedomari.semeai.RegionValue;
import tedomari.semeai.Valuation;
import tedomari.task.Progress;

/**
 * The values of all regions of a box, each with its smallest region. What depends on a ko has no value and is left out.
 *
 * <p>An item is a slice of the enumeration, its result the table of the slice.
 */
public record BoxSurvey(int height, int width) implements Job {

    /** Goes up when regions are valued otherwise, so that no survey goes on where an older version stopped. */
    static final int EDITION = 3;

    private static final long serialVersionUID = 1L;

    private Box box() {
        return new Box(height, width);
    }

    @Override
    public String identity() {
        return "values of the regions of the box " + box() + ", edition " + EDITION;
    }

    @Override
    public int items() {
        return box().slices();
    }

    /** The more is empty, the more there is to play with. */
    @Override
    public long cost(int item) {
        Filling beginning = box().beginning(item);
        return beginning.isPromising() ? 1L << beginning.size() - beginning.stones() : 1;
    }

    @Override
    public byte[] work(int item) {
        Box box = box();
        Outline outline = box.outline();
        Valuation valuation = Valuation.within(outline, box.onBoard(box.all()));
        Map<RegionValue, Filling> smallest = new HashMap<>();
        box.fillings(item, filling -> {
            Progress.checkpoint();
            RegionValue value = valuation.value(filling.region(outline));
            if (!value.dependsOnKo()) {
                smallest.merge(value, filling, (a, b) -> Filling.BY_SIZE.compare(a, b) <= 0 ? a : b);
            }
        });
        RegionTable table = new RegionTable();
        smallest.forEach((value, filling) -> table.add(Finding.of(filling.sketch(), value)));
        return table.text().getBytes(StandardCharsets.UTF_8);
    }

    /** The table of the whole box. */
    public RegionTable run(Runner runner) throws IOException {
        RegionTable table = new RegionTable();
        runner.run(this, (item, result) -> table.addAll(RegionTable.read(new String(result, StandardCharsets.UTF_8))));
        return table;
    }
}
