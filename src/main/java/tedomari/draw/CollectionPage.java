package tedomari.draw;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tedomari.go.Position;

/** Solved problems as a page: a card for each, with the board and what was found, to be filtered by words. */
public final class CollectionPage {

    /**
     * A problem and what was found.
     *
     * @param position null if it could not be read
     * @param labels texts on points, such as the correct moves
     * @param lines what was found, a sentence each
     */
    public record Card(
            String name, String kind, @Nullable Position position, Map<Integer, String> labels, List<String> lines) {}

    private CollectionPage() {}

    public static String of(String title, String summary, List<Card> cards) {
        StringBuilder body = new StringBuilder("<header>\n<h1>")
                .append(Svg.escaped(title))
                .append("</h1>\n<p>")
                .append(Svg.escaped(summary))
                .append("</p>\n<form id=\"filters\"><input id=\"search\" type=\"search\" placeholder=\"words …\" ")
                .append(
                        "aria-label=\"search\"> <output id=\"count\"></output></form>\n</header>\n<main id=\"cards\">\n");
        for (Card card : cards) {
            body.append("<article class=\"card\">\n<h2>")
                    .append(Svg.escaped(card.name))
                    .append("</h2>\n<p class=\"kind\">")
                    .append(Svg.escaped(card.kind))
                    .append("</p>\n");
            if (card.position != null) {
                body.append(BoardSvg.of(card.position).withLabels(card.labels).fragment(card.name));
            }
            card.lines.forEach(
                    line -> body.append("<p>").append(Svg.escaped(line)).append("</p>\n"));
            body.append("</article>\n");
        }
        return new Page(title, body.append("</main>\n").toString(), "collection.js").text();
    }
}
