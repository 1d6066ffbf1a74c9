package tedomari.draw;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.StringJoiner;

/** An SVG document under construction. Blue is Left and red is Right, as in <i>Winning Ways</i>. */
final class Svg {

    /** The width of a character of {@link #FONT_SIZE}, on the generous side. */
    static final double CHARACTER = 7.6;

    static final double FONT_SIZE = 13;

    // The class in front of every rule keeps the style from leaking into a page that holds the picture.
    static final String STYLE = """
            .tedomari { color: #24292f; font: 13px "DejaVu Sans", Verdana, sans-serif; }
            .tedomari .paper { fill: #ffffff; }
            .tedomari text { fill: currentColor; }
            .tedomari .faint { fill: currentColor; opacity: 0.65; font-size: 11px; }
            .tedomari .shade { fill: currentColor; opacity: 0.08; }
            .tedomari .axis { stroke: currentColor; stroke-width: 1; }
            .tedomari .guide { stroke: currentColor; stroke-width: 1; stroke-dasharray: 2 4; opacity: 0.35; }
            .tedomari .mast { stroke: currentColor; stroke-width: 2.5; }
            .tedomari .tip, .tedomari .dot { fill: currentColor; }
            .tedomari .left { stroke: #1f6fd0; stroke-width: 2.5; fill: none; }
            .tedomari .right { stroke: #cf3030; stroke-width: 2.5; fill: none; }
            .tedomari line.left, .tedomari line.right { stroke-width: 1.5; }
            .tedomari .series { stroke-width: 2.2; fill: none; }
            .tedomari .s0 { stroke: #1f6fd0; } .tedomari .s1 { stroke: #cf3030; }
            .tedomari .s2 { stroke: #2a9d4a; } .tedomari .s3 { stroke: #c77f00; }
            .tedomari .s4 { stroke: #8a4fd0; } .tedomari .s5 { stroke: #0f9aa8; }
            .tedomari .s6 { stroke: #d0479a; } .tedomari .s7 { stroke: #7a7a7a; }
            @media (prefers-color-scheme: dark) {
            .tedomari { color: #d8dee4; }
            .tedomari .paper { fill: #16191d; }
            .tedomari .left { stroke: #62a8ff; }
            .tedomari .right { stroke: #ff7b72; }
            }
            """;

    private static final String STYLE_ELEMENT = "<style>\n" + STYLE + "</style>\n";

    private final StringBuilder text = new StringBuilder();

    Svg(double width, double height, String title, String description) {
        String size = number(width) + " " + number(height);
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"tedomari\" role=\"img\" viewBox=\"0 0 ")
                .append(size)
                .append("\" width=\"")
                .append(number(width))
                .append("\" height=\"")
                .append(number(height))
                .append("\">\n<title>")
                .append(escaped(title))
                .append("</title>\n<desc>")
                .append(escaped(description))
                .append("</desc>\n")
                .append(STYLE_ELEMENT)
                .append("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n");
    }

    /** About how much room a text takes. */
    static double width(String text) {
        return CHARACTER * text.length();
    }

    void line(String kind, double fromX, double fromY, double toX, double toY) {
        element("line", kind, "x1", number(fromX), "y1", number(fromY), "x2", number(toX), "y2", number(toY));
    }

    /** An open line or a closed area through points given as {@code x, y, x, y, …}. */
    void path(String shape, String kind, double... points) {
        StringJoiner joined = new StringJoiner(" ");
        for (int i = 0; i < points.length; i += 2) {
            joined.add(number(points[i]) + "," + number(points[i + 1]));
        }
        element(shape, kind, "points", joined.toString());
    }

    void dot(double x, double y) {
        element("circle", "dot", "cx", number(x), "cy", number(y), "r", "3.5");
    }

    private void element(String name, String kind, String... attributes) {
        text.append('<').append(name).append(" class=\"").append(kind).append('"');
        for (int i = 0; i < attributes.length; i += 2) {
            text.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(attributes[i + 1])
                    .append('"');
        }
        text.append("/>\n");
    }

    /** A text that begins, is centred or ends at x, on the base line y. */
    void text(String kind, Anchor anchor, double x, double y, String content) {
        text.append("<text class=\"")
                .append(kind)
                .append("\" text-anchor=\"")
                .append(anchor.name().toLowerCase(Locale.ROOT))
                .append("\" x=\"")
                .append(number(x))
                .append("\" y=\"")
                .append(number(y))
                .append("\">")
                .append(escaped(content))
                .append("</text>\n");
    }

    enum Anchor {
        START,
        MIDDLE,
        END
    }

    String close() {
        return text + "</svg>\n";
    }

    /** A document made here as a part of a page that has the style. */
    static String fragment(String document) {
        return document.replace(STYLE_ELEMENT, "");
    }

    /** To two decimals with a point, whatever the locale. */
    static String number(double x) {
        BigDecimal rounded = BigDecimal.valueOf(Math.round(x * 100), 2).stripTrailingZeros();
        return rounded.toPlainString();
    }

    /** Characters that XML 1.0 cannot hold become a replacement character. */
    static String escaped(String content) {
        StringBuilder safe = new StringBuilder();
        content.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\t', '\n' -> safe.append((char) c);
                default -> safe.appendCodePoint(isXml(c) ? c : 0xFFFD);
            }
        });
        return safe.toString();
    }

    private static boolean isXml(int c) {
        return c >= 0x20 && c <= 0xD7FF || c >= 0xE000 && c <= 0xFFFD || c >= 0x10000;
    }
}
