package tedomari.draw;

import java.util.Locale;
import java.util.Map;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Outline;
import tedomari.go.Position;
import tedomari.go.Role;

/** A position as a self-contained SVG picture: circles mark essential stones, squares safe ones, as in SGF. */
public final class BoardSvg {

    private static final int CELL = 28;
    private static final int MARGIN = 30;

    private final Position position;
    private final Outline outline;
    private final StringBuilder svg = new StringBuilder();

    private BoardSvg(Position position) {
        this.position = position;
        this.outline = position.outline();
    }

    /** The picture, with a text on some points. */
    public static String of(Position position, String title, Map<Integer, String> labels) {
        return of(position, title, labels, Map.of());
    }

    /** The picture, with a text on some points and a colour behind some, as SVG writes it. */
    public static String of(Position position, String title, Map<Integer, String> labels, Map<Integer, String> tints) {
        return new BoardSvg(position).draw(title, labels, tints);
    }

    private String draw(String title, Map<Integer, String> labels, Map<Integer, String> tints) {
        int width = 2 * MARGIN + (outline.width() - 1) * CELL;
        int height = 2 * MARGIN + (outline.height() - 1) * CELL;
        svg.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
                        + "font-family=\"sans-serif\" text-anchor=\"middle\">%n<title>%s</title>%n"
                        + "<rect width=\"100%%\" height=\"100%%\" fill=\"#e3bd72\"/>%n",
                width,
                height,
                width,
                height,
                Svg.escaped(title)));
        tints.keySet().stream().sorted().forEach(point -> square(point, CELL, tints.get(point)));
        lines();
        coordinates();
        for (int point : outline.points().toArray()) {
            Colour stone = position.at(point);
            if (stone != null) {
                stone(point, stone);
                if (tints.containsKey(point)) {
                    square(point, CELL / 3, tints.get(point));
                }
            }
            String label = labels.get(point);
            if (label != null) {
                text(x(point), y(point) + 5, label, stone == Colour.BLACK ? "#fff" : "#000", stone == null);
            }
        }
        return svg.append("</svg>\n").toString();
    }

    private int x(int point) {
        return MARGIN + outline.column(point) * CELL;
    }

    private int y(int point) {
        return MARGIN + outline.row(point) * CELL;
    }

    private void square(int point, int side, String colour) {
        svg.append(String.format(
                Locale.ROOT,
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>%n",
                x(point) - side / 2,
                y(point) - side / 2,
                side,
                side,
                colour));
    }

    private void lines() {
        svg.append("<g stroke=\"#5a3e12\">\n");
        for (int point : outline.points().toArray()) {
            for (int neighbour : outline.neighbours(point)) {
                if (neighbour > point) {
                    svg.append(String.format(
                            Locale.ROOT,
                            "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>%n",
                            x(point),
                            y(point),
                            x(neighbour),
                            y(neighbour)));
                }
            }
        }
        svg.append("</g>\n");
    }

    private void coordinates() {
        for (int column = 0; column < outline.width(); column++) {
            String letter = String.valueOf(Coordinate.letter(column));
            text(MARGIN + column * CELL, 14, letter, "#5a3e12", false);
        }
        for (int row = 0; row < outline.height(); row++) {
            text(10, MARGIN + row * CELL + 4, String.valueOf(outline.height() - row), "#5a3e12", false);
        }
    }

    private void stone(int point, Colour colour) {
        String fill = colour == Colour.BLACK ? "#111" : "#fafafa";
        String mark = colour == Colour.BLACK ? "#fff" : "#000";
        svg.append(String.format(
                Locale.ROOT,
                "<circle cx=\"%d\" cy=\"%d\" r=\"13\" fill=\"%s\" stroke=\"#000\"/>%n",
                x(point),
                y(point),
                fill));
        if (position.roleAt(point) == Role.ESSENTIAL) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<circle cx=\"%d\" cy=\"%d\" r=\"6\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>%n",
                    x(point),
                    y(point),
                    mark));
        } else if (position.roleAt(point) == Role.SAFE) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<rect x=\"%d\" y=\"%d\" width=\"8\" height=\"8\" fill=\"none\" stroke=\"%s\" stroke-width=\"1\"/>%n",
                    x(point) - 4,
                    y(point) - 4,
                    mark));
        }
    }

    private void text(int x, int y, String text, String colour, boolean onBoard) {
        if (onBoard) {
            svg.append(
                    String.format(Locale.ROOT, "<circle cx=\"%d\" cy=\"%d\" r=\"10\" fill=\"#e3bd72\"/>%n", x, y - 5));
        }
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\" font-size=\"%d\" fill=\"%s\">%s</text>%n",
                x,
                y,
                onBoard ? 14 : 11,
                colour,
                Svg.escaped(text)));
    }
}
