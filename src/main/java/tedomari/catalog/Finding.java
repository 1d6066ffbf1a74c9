package tedomari.catalog;

import java.util.Comparator;
import java.util.List;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.semeai.RegionValue;

/**
 * A region and what it is worth. Values are in ASCII.
 *
 * @param value before cooling
 * @param cooled cooled by 2
 * @param isClean whether the value is the same wherever the last liberty falls
 */
public record Finding(String value, String cooled, String temperature, boolean isClean, Sketch sketch) {

    /** Smaller boxes first, then fewer points, then fewer stones; the rest only settles ties. */
    public static final Comparator<Finding> BY_SIZE = Comparator.comparingInt(
                    (Finding finding) -> finding.sketch.height() * finding.sketch.width())
            .thenComparingInt(finding -> finding.sketch.height())
            .thenComparingInt(finding -> finding.sketch.empties() + finding.sketch.stones())
            .thenComparingInt(finding -> finding.sketch.stones())
            .thenComparing(finding -> finding.sketch.diagram());

    private static final int FIELDS = 5;

    static Finding of(Sketch sketch, RegionValue value) {
        return new Finding(
                text(value.value()), text(value.cooled()), value.temperature().toString(), value.isClean(), sketch);
    }

    static String text(Game game) {
        return Notation.ASCII.write(game);
    }

    /** As a line of a table; fields are parted by tabs. */
    String line() {
        return String.join("\t", cooled, value, temperature, isClean ? "clean" : "unclean", sketch.diagram());
    }

    /**
     * The finding of a line.
     *
     * @throws IllegalArgumentException if it is none
     */
    static Finding read(String line) {
        List<String> fields = List.of(line.split("\t", -1));
        if (fields.size() != FIELDS) {
            throw new IllegalArgumentException("a line of a table of regions has " + FIELDS + " fields: " + line);
        }
        return new Finding(
                fields.get(1), fields.get(0), fields.get(2), fields.get(3).equals("clean"), new Sketch(fields.get(4)));
    }
}
