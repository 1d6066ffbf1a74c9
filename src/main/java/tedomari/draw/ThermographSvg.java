package tedomari.draw;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Notation;
import tedomari.cgt.Thermograph;

/** A thermograph as an SVG document: values decrease to the right, temperature goes up, the left wall is blue. */
public final class ThermographSvg {

    private static final double BROADEST = 460;
    private static final double HIGHEST = 320;
    private static final double NARROWEST = 120;
    private static final double MAST = 64;
    private static final double TOP = 28;
    private static final double BELOW = 44;

    /** Room for the label of a corner beside the walls. */
    private static final double SIDE = 84;

    private static final int LONGEST_LABEL = 12;

    /** Integers are marked on an axis as long as there are not more of them. */
    private static final int MOST_INTEGERS = 16;

    private final Outline outline;
    private final Ruler xs;
    private final Ruler ys;
    private final double axis;
    private final double right;
    private final double bottom;
    private final Svg svg;

    private ThermographSvg(Thermograph thermograph, String title) {
        outline = Outline.of(thermograph);
        Dyadic breadth = outline.breadth();
        Dyadic unit = breadth.max(outline.height());
        double across = Ruler.ratio(breadth, unit);
        double scale = Math.min(BROADEST / across, HIGHEST / Ruler.ratio(outline.height(), unit));
        if (!outline.isHot()) {
            scale /= 2;
        }
        // A needle is widened, or its walls would be one line.
        double wide = across > 0 ? Math.max(scale, NARROWEST / across) : scale;
        axis = 24
                + outline.notableTemperatures().stream()
                        .mapToDouble(t -> Svg.width(label(t)))
                        .max()
                        .orElse(0);
        xs = new Ruler(outline.leftFoot().value(), unit.negate(), wide);
        ys = new Ruler(outline.floor(), unit, scale);
        right = axis + 2 * SIDE + across * wide;
        bottom = TOP + MAST + ys.at(outline.ceiling());
        double mast = x(outline.apex().value());
        double caption = Math.max(Svg.width(mean()), Svg.width(temperature()));
        svg = new Svg(
                Math.max(right, mast + 14 + caption) + 16,
                bottom + BELOW,
                title,
                "Thermograph with " + mean() + " and " + temperature() + "; left stop "
                        + label(thermograph.leftWall().at(Dyadic.ZERO)) + ", right stop "
                        + label(thermograph.rightWall().at(Dyadic.ZERO)) + ".");
    }

    public static String of(Thermograph thermograph) {
        return of(thermograph, "Thermograph");
    }

    /** With a title of its own, such as the game in notation. */
    public static String of(Thermograph thermograph, String title) {
        return new ThermographSvg(thermograph, title).draw();
    }

    private String draw() {
        drawGuides();
        drawWalls();
        drawAxes();
        drawMast();
        drawBends(outline.left(), Svg.Anchor.END);
        drawBends(outline.right(), Svg.Anchor.START);
        return svg.close();
    }

    private static String label(Dyadic number) {
        return Label.of(number, Notation.UNICODE, LONGEST_LABEL);
    }

    private String mean() {
        return "mean " + label(outline.apex().value());
    }

    private String temperature() {
        return "temperature " + label(outline.apex().temperature());
    }

    private double x(Dyadic value) {
        return axis + SIDE + xs.at(value);
    }

    private double y(Dyadic temperature) {
        return bottom - ys.at(temperature);
    }

    private double[] points(List<Corner> corners) {
        return corners.stream()
                .flatMapToDouble(corner -> DoubleStream.of(x(corner.value()), y(corner.temperature())))
                .toArray();
    }

    /** From the apex to both axes, under the walls. */
    private void drawGuides() {
        double x = x(outline.apex().value());
        double y = y(outline.apex().temperature());
        svg.line("guide", axis, y, x, y);
        svg.line("guide", x, y, x, bottom);
    }

    private void drawWalls() {
        List<Corner> down = new ArrayList<>(outline.right());
        Collections.reverse(down);
        svg.path(
                "polygon",
                "shade",
                points(Stream.concat(outline.left().stream(), down.stream()).toList()));
        svg.path("polyline", "left", points(outline.left()));
        svg.path("polyline", "right", points(outline.right()));
    }

    private void drawMast() {
        Corner apex = outline.apex();
        double x = x(apex.value());
        svg.line("mast", x, y(apex.temperature()), x, TOP);
        svg.path("polygon", "tip", x, TOP - 12, x - 5, TOP, x + 5, TOP);
        svg.text("label", Svg.Anchor.START, x + 14, TOP + 2, mean());
        svg.text("label", Svg.Anchor.START, x + 14, TOP + 20, temperature());
        if (!outline.breadth().isZero()) {
            svg.dot(x, y(apex.temperature()));
        }
    }

    /** A wall leans towards the mast, so above a corner the outer side of it is free for a label. */
    private void drawBends(List<Corner> wall, Svg.Anchor anchor) {
        Margin margin = new Margin();
        for (Corner bend : Outline.bends(wall)) {
            double x = x(bend.value());
            double y = y(bend.temperature());
            svg.dot(x, y);
            String label = "(" + label(bend.value()) + ", " + label(bend.temperature()) + ")";
            boolean fits = Svg.width(label) <= x - axis - 10 || anchor == Svg.Anchor.START;
            if (fits && margin.take(y - Svg.FONT_SIZE, y)) {
                svg.text("faint", anchor, anchor == Svg.Anchor.END ? x - 8 : x + 8, y - 3, label);
            }
        }
    }

    private void drawAxes() {
        svg.line("axis", axis, bottom, right, bottom);
        svg.line("axis", axis, bottom, axis, TOP);
        Margin below = new Margin();
        for (Dyadic value : marks(
                outline.notableValues(),
                outline.rightFoot().value(),
                outline.leftFoot().value())) {
            double half = Svg.width(label(value)) / 2;
            if (below.take(x(value) - half - 3, x(value) + half + 3)) {
                svg.line("axis", x(value), bottom, x(value), bottom + 6);
                svg.text("label", Svg.Anchor.MIDDLE, x(value), bottom + 22, label(value));
            }
        }
        Margin beside = new Margin();
        for (Dyadic t : marks(outline.notableTemperatures(), outline.floor(), outline.ceiling())) {
            if (beside.take(y(t) - 8, y(t) + 8)) {
                svg.line("axis", axis - 6, y(t), axis, y(t));
                svg.text("label", Svg.Anchor.END, axis - 10, y(t) + 4.5, label(t));
            }
        }
    }

    /** What deserves a mark, and the integers between if they are few. */
    private static List<Dyadic> marks(List<Dyadic> notable, Dyadic low, Dyadic high) {
        List<Dyadic> marks = new ArrayList<>(notable);
        if (high.minus(low).compareTo(Dyadic.of(MOST_INTEGERS)) <= 0) {
            for (Dyadic n = low.ceiling(); n.compareTo(high) <= 0; n = n.plus(Dyadic.ONE)) {
                marks.add(n);
            }
        }
        return marks.stream().distinct().toList();
    }
}
