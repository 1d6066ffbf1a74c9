package tedomari.draw;

import java.util.Map;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Outline;
import tedomari.go.Position;
import tedomari.go.Role;

/**
 * A picture of a position: circles mark essential stones, squares safe ones, as in SGF.
 *
 * @param labels a text on some points: the letter of a region, the number of a move
 * @param tints a colour behind some points, as SVG writes it
 * @param dots small stones on some empty points: the integer part of a region's value, as Nakamura marks it (2009, Figure 9)
 */
public record BoardSvg(
        Position position,
        Map<Integer, String> labels,
        Map<Integer, String> tints,
        Map<Integer, Colour> dots,
        boolean hasCoordinates) {

    private static final int CELL = 28;
    private static final int MARGIN = 30;
    private static final int BARE_MARGIN = 16;

    /** What the classes of the picture look like; every rule begins with the class of the picture, so that it stays there. */
    static final String STYLE = """
            .board { font: 13px "DejaVu Sans", Verdana, sans-serif; text-anchor: middle; }
            .board .wood { fill: #e6c27c; }
            .board .grid { stroke: #6b4b1a; fill: none; }
            .board .b { fill: #161616; stroke: #000; }
            .board .w { fill: #fbfaf6; stroke: #222; }
            .board .mb { stroke: #fff; fill: none; stroke-width: 2; }
            .board .mw { stroke: #000; fill: none; stroke-width: 2; }
            .board .lb { fill: #fff; }
            .board .lw, .board .le { fill: #000; }
            .board .axis { fill: #6b4b1a; font-size: 11px; }
            @media (prefers-color-scheme: dark) {
            .board .wood { fill: #b98f4c; }
            .board .grid { stroke: #46300d; }
            .board .axis { fill: #46300d; }
            }
            """;

    /** The stones alone, with coordinates. */
    public static BoardSvg of(Position position) {
        return new BoardSvg(position, Map.of(), Map.of(), Map.of(), true);
    }

    /** The picture as a document of its own, with a text on some points. */
    public static String of(Position position, String title, Map<Integer, String> labels) {
        return of(position).withLabels(labels).document(title);
    }

    /** The same with a colour behind some points. */
    public static String of(Position position, String title, Map<Integer, String> labels, Map<Integer, String> tints) {
        return of(position).withLabels(labels).withTints(tints).document(title);
    }

    public BoardSvg withTints(Map<Integer, String> some) {
        return new BoardSvg(position, labels, Map.copyOf(some), dots, hasCoordinates);
    }

    public BoardSvg withLabels(Map<Integer, String> some) {
        return new BoardSvg(position, Map.copyOf(some), tints, dots, hasCoordinates);
    }

    public BoardSvg withDots(Map<Integer, Colour> some) {
        return new BoardSvg(position, labels, tints, Map.copyOf(some), hasCoordinates);
    }

    public BoardSvg withoutCoordinates() {
        return new BoardSvg(position, labels, tints, dots, false);
    }

    /** A self-contained document. */
    public String document(String title) {
        return draw(title, "<style>\n" + STYLE + "</style>\n");
    }

    /** A part of a page that has the style. */
    String fragment(String title) {
        return draw(title, "");
    }

    private String draw(String title, String style) {
        Outline outline = position.outline();
        int width = 2 * margin() + (outline.width() - 1) * CELL;
        int height = 2 * margin() + (outline.height() - 1) * CELL;
        StringBuilder svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board\" role=\"img\"");
        svg.append(
                " viewBox=\"0 0 " + width + " " + height + "\" width=\"" + width + "\" height=\"" + height + "\">\n");
        svg.append("<title>" + Svg.escaped(title) + "</title>\n").append(style);
        wood(svg);
        if (hasCoordinates) {
            coordinates(svg);
        }
        outline.points().forEach(point -> point(svg, point));
        return svg.append("</svg>\n").toString();
    }

    private int margin() {
        return hasCoordinates ? MARGIN : BARE_MARGIN;
    }

    private int x(int point) {
        return margin() + position.outline().column(point) * CELL;
    }

    private int y(int point) {
        return margin() + position.outline().row(point) * CELL;
    }

    /** Wood under the points that there are, and the lines between them. */
    private void wood(StringBuilder svg) {
        Outline outline = position.outline();
        if (outline.isRectangle()) {
            svg.append("<rect class=\"wood\" width=\"100%\" height=\"100%\"/>\n");
        } else {
            svg.append("<path class=\"wood\" d=\"");
            outline.points()
                    .forEach(point -> svg.append("M" + (x(point) - CELL / 2) + " " + (y(point) - CELL / 2) + "h" + CELL
                            + "v" + CELL + "h-" + CELL + "z"));
            svg.append("\"/>\n");
        }
        outline.points().stream().filter(tints::containsKey).forEach(point -> square(svg, point, CELL));
        svg.append("<path class=\"grid\" d=\"");
        outline.points().forEach(point -> {
            for (int neighbour : outline.neighbours(point)) {
                if (neighbour > point) {
                    svg.append("M" + x(point) + " " + y(point) + (neighbour == point + 1 ? "h" : "v") + CELL);
                }
            }
        });
        svg.append("\"/>\n");
    }

    private void coordinates(StringBuilder svg) {
        Outline outline = position.outline();
        for (int column = 0; column < outline.width(); column++) {
            text(svg, "axis", MARGIN + column * CELL, 14, String.valueOf(Coordinate.letter(column)));
        }
        for (int row = 0; row < outline.height(); row++) {
            text(svg, "axis", 10, MARGIN + row * CELL + 4, String.valueOf(outline.height() - row));
        }
    }

    private void point(StringBuilder svg, int point) {
        Colour stone = position.at(point);
        String label = labels.get(point);
        if (stone != null) {
            circle(svg, code(stone), point, 13);
            if (tints.containsKey(point)) {
                square(svg, point, CELL / 3);
            } else if (label == null) {
                mark(svg, point, "m" + code(stone));
            }
        }
        Colour dot = dots.get(point);
        if (dot != null && stone == null) {
            circle(svg, code(dot), point, 5);
        }
        if (label != null) {
            if (stone == null) {
                circle(svg, "wood", point, 10);
            }
            text(svg, "l" + (stone == null ? "e" : code(stone)), x(point), y(point) + 5, label);
        }
    }

    private static String code(Colour colour) {
        return colour == Colour.BLACK ? "b" : "w";
    }

    private void mark(StringBuilder svg, int point, String kind) {
        if (position.roleAt(point) == Role.ESSENTIAL) {
            circle(svg, kind, point, 6);
        } else if (position.roleAt(point) == Role.SAFE) {
            svg.append("<rect class=\"" + kind + "\" x=\"" + (x(point) - 4) + "\" y=\"" + (y(point) - 4)
                    + "\" width=\"8\" height=\"8\" stroke-opacity=\".55\"/>\n");
        }
    }

    private void square(StringBuilder svg, int point, int side) {
        svg.append("<rect x=\"" + (x(point) - side / 2) + "\" y=\"" + (y(point) - side / 2) + "\" width=\"" + side
                + "\" height=\"" + side + "\" fill=\"" + tints.get(point) + "\"/>\n");
    }

    private void circle(StringBuilder svg, String kind, int point, int radius) {
        svg.append("<circle class=\"" + kind + "\" cx=\"" + x(point) + "\" cy=\"" + y(point) + "\" r=\"" + radius
                + "\"/>\n");
    }

    private static void text(StringBuilder svg, String kind, int x, int y, String text) {
        svg.append("<text class=\"" + kind + "\" x=\"" + x + "\" y=\"" + y + "\">" + Svg.escaped(text) + "</text>\n");
    }
}
