package tedomari.catalog;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import tedomari.go.io.SgfGame;
import tedomari.go.io.SgfNode;
import tedomari.go.io.SgfProperty;
import tedomari.go.io.SgfWriter;

/** A catalog as text for people and for other programs. In values M is a block that lives. */
public record CatalogText(List<Entry> entries) {

    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().setPrettyPrinting().create();

    private static String alive(String value) {
        return value.replaceAll("\\b1024\\b", "M");
    }

    /**
     * A section for each family: the boards, and a table.
     *
     * @param typeset how a value is written
     */
    public String markdown(UnaryOperator<String> typeset) {
        StringBuilder text = new StringBuilder("# Corridors\n\n");
        text.append(
                        "Made by `tedomari corridors`. Black's essential stones are B, safe white stones @, neutral stones X ")
                .append("and O, a safe friend #; what is off the board is left blank. M is a block that lives.\n");
        Map<String, List<Entry>> families =
                entries.stream().collect(Collectors.groupingBy(Entry::family, LinkedHashMap::new, Collectors.toList()));
        families.forEach((family, members) -> {
            text.append("\n## ")
                    .append(members.get(0).title())
                    .append(" (`")
                    .append(family)
                    .append("`)\n\n");
            text.append("```\n").append(sideBySide(members)).append("```\n\n");
            text.append("| n | value | cooled | temperature | atomic weight | closed form | checked | |\n");
            text.append("|---|---|---|---|---|---|---|---|\n");
            for (Entry entry : members) {
                StringJoiner row = new StringJoiner(" | ", "| ", " |\n");
                row.add(String.valueOf(entry.length()));
                row.add(cell(typeset.apply(entry.value())));
                row.add(cell(typeset.apply(entry.cooled())));
                row.add(cell(typeset.apply(entry.temperature())));
                row.add(entry.atomicWeight().isEmpty() ? "" : cell(typeset.apply(entry.atomicWeight())));
                row.add(entry.form()).add(entry.checked()).add(alive(entry.note()));
                text.append(row);
            }
        });
        return text.toString();
    }

    /** Bars and stars mean something in a table. */
    private static String cell(String value) {
        return value.replace("|", "\\|").replace("*", "\\*");
    }

    private static String sideBySide(List<Entry> members) {
        int height = members.get(0).sketch().rows().size();
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < height; row++) {
            StringJoiner line = new StringJoiner("   ");
            for (Entry entry : members) {
                line.add(entry.sketch().rows().get(row).replace(Sketch.OFF, ' '));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private static final List<String> COLUMNS = List.of(
            "family",
            "title",
            "width",
            "n",
            "board",
            "value",
            "cooled",
            "temperature",
            "atomic weight",
            "closed form",
            "races searched",
            "note");

    private static List<String> fields(Entry entry) {
        return List.of(
                entry.family(),
                entry.title(),
                String.valueOf(entry.width()),
                String.valueOf(entry.length()),
                entry.sketch().diagram(),
                alive(entry.value()),
                alive(entry.cooled()),
                alive(entry.temperature()),
                alive(entry.atomicWeight()),
                entry.form(),
                String.valueOf(entry.races()),
                alive(entry.note()));
    }

    /** Comma-separated values (RFC 4180), values in ASCII. */
    public String csv() {
        StringBuilder text = new StringBuilder(String.join(",", COLUMNS)).append("\r\n");
        for (Entry entry : entries) {
            text.append(fields(entry).stream().map(CatalogText::quoted).collect(Collectors.joining(",")))
                    .append("\r\n");
        }
        return text.toString();
    }

    private static String quoted(String field) {
        return field.matches("[^,\"\r\n]*") ? field : "\"" + field.replace("\"", "\"\"") + "\"";
    }

    /** A list of objects, values in ASCII. */
    public String json() {
        JsonArray list = new JsonArray();
        for (Entry entry : entries) {
            JsonObject object = new JsonObject();
            List<String> fields = fields(entry);
            for (int i = 0; i < COLUMNS.size(); i++) {
                String name = COLUMNS.get(i);
                if (name.equals("width") || name.equals("n") || name.startsWith("races")) {
                    object.addProperty(name, Integer.parseInt(fields.get(i)));
                } else if (!fields.get(i).isEmpty()) {
                    object.addProperty(name, fields.get(i));
                }
            }
            list.add(object);
        }
        return GSON.toJson(list) + "\n";
    }

    /** A collection with a small board for each entry. */
    public String sgf() {
        List<SgfNode> games = new ArrayList<>();
        for (Entry entry : entries) {
            games.add(SgfGame.of(entry.sketch().board())
                    .root()
                    .with(SgfProperty.of("GN", entry.title() + ", n = " + entry.length()))
                    .with(SgfProperty.of(
                            "C",
                            "value " + alive(entry.value()) + "\ncooled by 2 " + alive(entry.cooled())
                                    + "\ntemperature " + entry.temperature() + "\nchecked: " + entry.checked())));
        }
        return SgfWriter.write(games);
    }
}
