package tedomari.cli.eyes;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tedomari.cli.text.TextTable;

/** The ways in which a table can be written. The first row holds the names of the columns. */
enum TableFormat {
    TEXT,
    CSV,
    JSON,
    MARKDOWN;

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    String write(String title, List<List<String>> rows) {
        return switch (this) {
            case TEXT -> title + "\n" + new TextTable(rows).text();
            case CSV -> rows.stream().map(TableFormat::csv).collect(Collectors.joining());
            case JSON -> json(title, rows) + "\n";
            case MARKDOWN -> markdown(title, rows);
        };
    }

    private static String csv(List<String> row) {
        return row.stream()
                        .map(cell -> cell.contains(",") || cell.contains("\"")
                                ? "\"" + cell.replace("\"", "\"\"") + "\""
                                : cell)
                        .collect(Collectors.joining(","))
                + "\n";
    }

    private static String json(String title, List<List<String>> rows) {
        JsonObject table = new JsonObject();
        table.addProperty("table", title);
        JsonArray lines = new JsonArray();
        List<String> names = rows.get(0);
        for (List<String> row : rows.subList(1, rows.size())) {
            JsonObject line = new JsonObject();
            for (int i = 0; i < names.size(); i++) {
                addCell(line, names.get(i), row.get(i));
            }
            lines.add(line);
        }
        table.add("rows", lines);
        return GSON.toJson(table);
    }

    /** Numbers stay numbers, and a cell without anything to say is left out. */
    private static void addCell(JsonObject line, String name, String cell) {
        if (cell.matches("-?\\d+(\\.\\d+)?")) {
            line.addProperty(name, new java.math.BigDecimal(cell));
        } else if (!cell.isEmpty() && !cell.equals("-")) {
            line.addProperty(name, cell);
        }
    }

    private static String markdown(String title, List<List<String>> rows) {
        List<String> lines = new ArrayList<>();
        lines.add("### " + title);
        lines.add("");
        rows.forEach(row -> lines.add("| " + String.join(" | ", row) + " |"));
        lines.add(3, "|" + "---|".repeat(rows.get(0).size()));
        return String.join("\n", lines) + "\n";
    }
}
