package tedomari.draw;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Notation;
import tedomari.cgt.Thermograph;

/** Several thermographs laid over each other, each in a colour of its own, with a legend. */
public final class ThermographsSvg {

    private static final double BREADTH = 460;
    private static final double HEIGHT = 300;
    private static final double AXIS = 64;
    private static final double TOP = 52;
    private static final double BELOW = 44;
    private static final double LEGEND = 20;
    private static final int COLOURS = 8;
    private static final int LONGEST_LABEL = 12;
    private static final int LONGEST_NAME = 40;

    private final Map<String, Outline> outlines = new LinkedHashMap<>();
    private final Ruler xs;
    private final Ruler ys;
    private final double bottom = TOP + HEIGHT;

    private ThermographsSvg(Map<String, Thermograph> thermographs) {
        thermographs.forEach((name, thermograph) -> outlines.put(name, Outline.of(thermograph)));
        Dyadic left = extreme(outline -> outline.leftFoot().value(), 1);
        Dyadic right = extreme(outline -> outline.rightFoot().value(), -1);
        Dyadic floor = extreme(Outline::floor, -1);
        Dyadic ceiling = extreme(Outline::ceiling, 1);
        Dyadic breadth = left.minus(right);
        xs = breadth.isZero()
                ? new Ruler(left.plus(Dyadic.ONE), Dyadic.MINUS_ONE, BREADTH / 2)
                : new Ruler(left, breadth.negate(), BREADTH);
        ys = new Ruler(floor, ceiling.minus(floor).max(Dyadic.ONE), HEIGHT);
    }

    /**
     * The picture of thermographs.
     *
     * @param thermographs by the names that the legend shows; at least one
     */
    public static String of(Map<String, Thermograph> thermographs) {
        if (thermographs.isEmpty()) {
            throw new IllegalArgumentException("there is no thermograph to draw");
        }
        return new ThermographsSvg(thermographs).draw();
    }

    private Dyadic extreme(Function<Outline, Dyadic> property, int sign) {
        return outlines.values().stream()
                .map(property)
                .max((a, b) -> sign * a.compareTo(b))
                .orElse(Dyadic.ZERO);
    }

    private double x(Dyadic value) {
        return AXIS + 16 + xs.at(value);
    }

    private double y(Dyadic temperature) {
        return bottom - ys.at(temperature);
    }

    private String draw() {
        double legend = AXIS + BREADTH + 60;
        List<String> names = outlines.keySet().stream()
                .map(name -> Label.cut(name, Notation.UNICODE, LONGEST_NAME))
                .toList();
        double room = names.stream().mapToDouble(Svg::width).max().orElse(0);
        Svg svg = new Svg(
                legend + 40 + room,
                Math.max(bottom + BELOW, TOP + LEGEND * (names.size() + 1)),
                "Thermographs",
                "Thermographs of " + String.join("; ", names) + ".");
        axes(svg);
        int index = 0;
        for (Outline outline : outlines.values()) {
            String kind = "series s" + index % COLOURS;
            svg.path("polyline", kind, points(outline.left()));
            svg.path("polyline", kind, points(outline.right()));
            double mast = x(outline.apex().value());
            svg.line(kind, mast, y(outline.apex().temperature()), mast, TOP - 24 + 3 * index % 20);
            double row = TOP + LEGEND * index;
            svg.line(kind, legend, row - 4, legend + 24, row - 4);
            svg.text("label", Svg.Anchor.START, legend + 32, row, names.get(index));
            index++;
        }
        return svg.close();
    }

    private double[] points(List<Corner> corners) {
        return corners.stream()
                .flatMapToDouble(corner -> DoubleStream.of(x(corner.value()), y(corner.temperature())))
                .toArray();
    }

    private void axes(Svg svg) {
        svg.line("axis", AXIS, bottom, AXIS + BREADTH + 32, bottom);
        svg.line("axis", AXIS, bottom, AXIS, TOP - 24);
        Margin below = new Margin();
        Margin beside = new Margin();
        List<Dyadic> values = new ArrayList<>();
        List<Dyadic> temperatures = new ArrayList<>(List.of(Dyadic.ZERO));
        for (Outline outline : outlines.values()) {
            Stream.of(outline.leftFoot(), outline.rightFoot(), outline.apex())
                    .forEach(corner -> values.add(corner.value()));
            temperatures.add(outline.apex().temperature());
            temperatures.add(outline.floor());
        }
        for (Dyadic value : values) {
            String label = Label.of(value, Notation.UNICODE, LONGEST_LABEL);
            double half = Svg.width(label) / 2;
            if (below.take(x(value) - half - 3, x(value) + half + 3)) {
                svg.line("axis", x(value), bottom, x(value), bottom + 6);
                svg.text("label", Svg.Anchor.MIDDLE, x(value), bottom + 22, label);
            }
        }
        for (Dyadic t : temperatures) {
            if (y(t) <= bottom && beside.take(y(t) - 8, y(t) + 8)) {
                svg.line("axis", AXIS - 6, y(t), AXIS, y(t));
                svg.text("label", Svg.Anchor.END, AXIS - 10, y(t) + 4.5, Label.of(t, Notation.UNICODE, LONGEST_LABEL));
            }
        }
    }
}
