package tedomari.catalog;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** For every value the smallest region that has it, clean and unclean ones apart. */
public final class RegionTable {

    private static final String HEADING = "# cooled value, value, temperature, clean or unclean, region";

    private record Key(String value, boolean isClean) {}

    private final Map<Key, Finding> smallest = new HashMap<>();

    /** Takes note of a region if it is the smallest of its value so far. */
    public void add(Finding finding) {
        smallest.merge(
                new Key(finding.value(), finding.isClean()),
                finding,
                (a, b) -> Finding.BY_SIZE.compare(a, b) <= 0 ? a : b);
    }

    public void addAll(RegionTable other) {
        other.smallest.values().forEach(this::add);
    }

    /** Smallest regions first. */
    public List<Finding> findings() {
        return sorted(smallest.values());
    }

    private static List<Finding> sorted(Collection<Finding> findings) {
        List<Finding> sorted = new ArrayList<>(findings);
        sorted.sort(Finding.BY_SIZE);
        return sorted;
    }

    /** For every cooled value the smallest region, a clean one if there is one; smallest first. */
    public List<Finding> byCooledValue() {
        Map<String, Finding> best = new HashMap<>();
        findings().forEach(finding -> best.merge(finding.cooled(), finding, RegionTable::better));
        return sorted(best.values());
    }

    /** The first of two in the order of size, unless only the second is clean. */
    private static Finding better(Finding first, Finding second) {
        return second.isClean() && !first.isClean() ? second : first;
    }

    /** The smallest region that fits, a clean one if there is one. */
    public Optional<Finding> find(Predicate<Finding> fits) {
        return findings().stream().filter(fits).reduce(RegionTable::better);
    }

    /** A line for each region, the same for the same table. */
    public String text() {
        StringBuilder text = new StringBuilder(HEADING).append('\n');
        findings().forEach(finding -> text.append(finding.line()).append('\n'));
        return text.toString();
    }

    /**
     * The table of a text.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static RegionTable read(String text) {
        RegionTable table = new RegionTable();
        text.lines().filter(line -> !line.startsWith("#")).map(Finding::read).forEach(table::add);
        return table;
    }
}
