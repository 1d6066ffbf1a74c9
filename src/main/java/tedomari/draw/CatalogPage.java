package tedomari.draw;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import tedomari.catalog.Entry;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;

/** A catalog as a page: a card for each entry, to be filtered and sorted; a click shows the thermograph. */
public final class CatalogPage {

    private final Function<String, Game> reader;
    private final StringBuilder body = new StringBuilder();

    /** The template of the thermograph of every value. */
    private final Map<String, String> templates = new LinkedHashMap<>();

    private CatalogPage(Function<String, Game> reader) {
        this.reader = reader;
    }

    /**
     * The page of a catalog.
     *
     * @param reader reads the values of the entries
     */
    public static String of(List<Entry> entries, Function<String, Game> reader) {
        return new CatalogPage(reader).page(entries);
    }

    private String page(List<Entry> entries) {
        body.append("<header>\n<h1>Corridors</h1>\n");
        body.append(
                "<p>Liberty regions of capturing races and what they are worth: before cooling, cooled by 2, and how ");
        body.append("that was checked. Choose a card for its thermograph.</p>\n");
        body.append("<form id=\"filters\">\n");
        body.append("<input id=\"search\" type=\"search\" placeholder=\"value, family …\" aria-label=\"search\">\n");
        select("width", "any width", entries.stream().map(entry -> String.valueOf(entry.width())), "width ");
        select("family", "any family", entries.stream().map(Entry::family), "");
        body.append("<select id=\"check\" aria-label=\"check\"><option value=\"\">however checked</option>");
        body.append(
                "<option value=\"search\">by exact search</option><option value=\"formula\">by a formula</option></select>\n");
        body.append("<select id=\"sort\" aria-label=\"order\"><option value=\"\">in order of the catalog</option>");
        body.append(
                "<option value=\"mean\">by cooled value</option><option value=\"temperature\">by temperature</option>");
        body.append("<option value=\"points\">by size</option><option value=\"length\">by length</option></select>\n");
        body.append("<output id=\"count\"></output>\n</form>\n</header>\n<main id=\"cards\">\n");
        for (int i = 0; i < entries.size(); i++) {
            card(entries.get(i), i);
        }
        body.append("</main>\n");
        templates.forEach((value, id) -> body.append("<template id=\"" + id + "\">"
                + Svg.fragment(ThermographSvg.of(reader.apply(value).thermograph(), "Thermograph of " + value))
                + "</template>\n"));
        return new Page("Corridors", body.toString(), "catalog.js").text();
    }

    private void select(String id, String any, Stream<String> values, String prefix) {
        body.append("<select id=\"" + id + "\" aria-label=\"" + id + "\"><option value=\"\">" + any + "</option>");
        values.distinct()
                .forEach(value -> body.append(
                        "<option value=\"" + Svg.escaped(value) + "\">" + prefix + Svg.escaped(value) + "</option>"));
        body.append("</select>\n");
    }

    private void card(Entry entry, int index) {
        Game value = reader.apply(entry.value());
        Game cooled = reader.apply(entry.cooled());
        String template = templates.computeIfAbsent(entry.value(), it -> "t" + templates.size());
        body.append("<article class=\"card\" tabindex=\"0\"");
        attribute("index", String.valueOf(index));
        attribute("width", String.valueOf(entry.width()));
        attribute("family", entry.family());
        attribute("length", String.valueOf(entry.length()));
        attribute(
                "points",
                String.valueOf(entry.sketch().empties() + entry.sketch().stones()));
        attribute("mean", decimal(cooled.mean()));
        attribute("temperature", decimal(value.temperature()));
        attribute("check", entry.checked());
        attribute("thermograph", template);
        attribute(
                "text",
                (entry.title() + " " + entry.family() + " " + entry.cooled() + " " + entry.value())
                        .toLowerCase(Locale.ROOT));
        body.append(">\n<h2>" + ValueHtml.of(cooled) + "</h2>\n");
        body.append(BoardSvg.of(entry.sketch().position())
                .withoutCoordinates()
                .fragment(entry.sketch().diagram()));
        body.append("<p class=\"title\">" + Svg.escaped(entry.title()) + ", n = " + entry.length() + "</p>\n<dl>");
        term("before cooling", ValueHtml.of(value));
        term("temperature", ValueHtml.of(Game.of(value.temperature())));
        if (!entry.atomicWeight().isEmpty()) {
            term("atomic weight", ValueHtml.of(reader.apply(entry.atomicWeight())));
        }
        if (!entry.form().isEmpty()) {
            term("closed form", Svg.escaped(entry.form()));
        }
        term("checked", Svg.escaped(entry.checked()));
        if (!entry.note().isEmpty()) {
            term("note", Svg.escaped(entry.note()));
        }
        body.append("</dl>\n</article>\n");
    }

    private void attribute(String name, String value) {
        body.append(" data-" + name + "=\"" + Svg.escaped(value) + "\"");
    }

    private void term(String name, String markup) {
        body.append("<dt>" + name + "</dt><dd>" + markup + "</dd>");
    }

    /** Near enough to sort by. */
    private static String decimal(Dyadic number) {
        return Svg.number(Ruler.ratio(number, Dyadic.ONE) * 100);
    }
}
