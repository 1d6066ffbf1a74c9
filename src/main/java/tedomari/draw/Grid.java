package tedomari.draw;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import tedomari.cgt.Dyadic;

/**
 * The columns and rows on which the walls of a thermograph are drawn, column 0 and row 0 at the left foot.
 *
 * <p>A unit of value takes as many columns as a unit of temperature takes rows, so that a slope is one diagonal character in
 * every row. If there is room for it the corners lie exactly on the grid.
 */
record Grid(Ruler columns, Ruler rows) {

    /** A finer grid than this would not fit any terminal. */
    private static final Dyadic FINEST = Dyadic.of(1000);

    /** With fewer columns than this the walls would fall together. */
    private static final int NEEDLE = 3;

    /** A needle is widened to so many columns; its slopes take several of them a row then. */
    private static final int WIDENED = 6;

    /** The largest grid of at most so many columns and rows. */
    static Grid of(Outline outline, int columns, int rows) {
        Dyadic breadth = outline.breadth();
        Dyadic larger = breadth.max(outline.height());
        Dyadic step = step(outline);
        Dyadic unit = larger.compareTo(step.times(FINEST)) <= 0 ? step : larger;
        double across = Ruler.ratio(breadth, unit);
        double scale = Math.min(columns / across, rows / Ruler.ratio(outline.height(), unit));
        if (scale >= 1) {
            scale = Math.floor(scale);
        }
        double wide = across > 0 && across * scale < NEEDLE ? WIDENED / across : scale;
        return new Grid(
                new Ruler(outline.leftFoot().value(), unit.negate(), wide), new Ruler(outline.floor(), unit, scale));
    }

    /** The largest number of which all distances between corners are multiples. */
    private static Dyadic step(Outline outline) {
        List<Dyadic> distances = Stream.concat(outline.left().stream(), outline.right().stream())
                .flatMap(corner -> Stream.of(
                        corner.value().minus(outline.rightFoot().value()),
                        corner.temperature().minus(outline.floor())))
                .toList();
        int exponent = distances.stream().mapToInt(Dyadic::exponent).max().orElse(0);
        BigInteger common = distances.stream()
                .map(distance -> distance.shift(exponent).numerator())
                .reduce(outline.height().shift(exponent).numerator(), BigInteger::gcd);
        return Dyadic.of(common, exponent);
    }

    int column(Dyadic value) {
        return (int) Math.round(columns.at(value));
    }

    int row(Dyadic temperature) {
        return (int) Math.round(rows.at(temperature));
    }

    /** Where a wall passes a row below that of its last corner, and how far it goes to the right up to its next corner. */
    Passage passage(List<Corner> wall, int row) {
        int i = 0;
        while (i + 2 < wall.size() && rows.at(wall.get(i + 1).temperature()) <= row) {
            i++;
        }
        double low = rows.at(wall.get(i).temperature());
        double high = rows.at(wall.get(i + 1).temperature());
        double from = columns.at(wall.get(i).value());
        double to = columns.at(wall.get(i + 1).value());
        double part = Math.min(1, (row - low) / (high - low));
        return new Passage((int) Math.round(from + part * (to - from)), to - from);
    }

    record Passage(int column, double sideways) {}
}
