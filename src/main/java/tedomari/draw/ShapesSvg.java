package tedomari.draw;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tedomari.eyes.space.EyeShape;
import tedomari.eyes.space.Polyomino;
import tedomari.eyes.space.Status;

/**
 * The shapes of eyespaces as a page: a row for each shape with all its polyominoes, black where the block is dead, grey where
 * it is unsettled and white where it lives (as Drake et al., figure 3).
 */
public final class ShapesSvg {

    private static final int CELL = 11;
    private static final int GAP = 14;
    private static final int LEFT = 130;
    private static final int WIDTH = 900;

    private final StringBuilder svg = new StringBuilder();
    private int y = 20;

    private ShapesSvg() {}

    /** The page of some shapes. */
    public static String of(List<EyeShape> shapes) {
        ShapesSvg page = new ShapesSvg();
        shapes.forEach(page::row);
        return String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
                        + "font-family=\"sans-serif\" font-size=\"13\">\n<title>%d shapes of eyespaces</title>\n"
                        + "<rect width=\"100%%\" height=\"100%%\" fill=\"#f4e4c1\"/>\n%s</svg>\n",
                WIDTH,
                page.y,
                WIDTH,
                page.y,
                shapes.size(),
                page.svg);
    }

    private void row(EyeShape shape) {
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"14\" y=\"%d\">%s  %s</text>\n",
                y + CELL,
                shape.name(),
                shape.status() == null ? "unknown" : shape.status().name().toLowerCase(Locale.ROOT)));
        int x = LEFT;
        int tallest = CELL;
        for (Polyomino polyomino : shape.polyominoes()) {
            String[] rows = polyomino.rows().split("/");
            int width = rows[0].length() * CELL;
            if (x + width > WIDTH - GAP) {
                x = LEFT;
                y += tallest + GAP;
                tallest = 0;
            }
            cells(rows, x, colour(shape.status()));
            x += width + GAP;
            tallest = Math.max(tallest, rows.length * CELL);
        }
        y += tallest + GAP;
    }

    private void cells(String[] rows, int left, String colour) {
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) == 'o') {
                    svg.append(String.format(
                            Locale.ROOT,
                            "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#5a3e12\"/>\n",
                            left + column * CELL,
                            y + row * CELL,
                            CELL,
                            CELL,
                            colour));
                }
            }
        }
    }

    private static String colour(@Nullable Status status) {
        return status == null
                ? "none"
                : switch (status) {
                    case ALIVE -> "#ffffff";
                    case UNSETTLED -> "#999999";
                    case DEAD -> "#111111";
                };
    }
}
