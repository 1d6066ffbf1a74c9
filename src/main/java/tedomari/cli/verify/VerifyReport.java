package tedomari.cli.verify;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tedomari.cli.shell.Settings;
import tedomari.cli.text.TextTable;
import tedomari.verify.Agreement;
import tedomari.verify.Disagreement;
import tedomari.verify.Tally;
import tedomari.verify.Verification;

/** What a run of a suite found, for people and for programs. */
record VerifyReport(Verification run, Tally tally, Settings settings) {

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    String text() {
        StringBuilder text = new StringBuilder();
        text.append(run.suite().id())
                .append(": ")
                .append(run.suite().description())
                .append('\n');
        text.append("seed ")
                .append(run.seed())
                .append(", trials ")
                .append(run.from())
                .append(" to ");
        text.append(run.from() + tally.all().total() - 1).append("\n\n").append(table());
        for (Disagreement disagreement : tally.disagreements()) {
            text.append("\ntrial ").append(disagreement.trial()).append(": ").append(disagreement.sentence());
            text.append('\n').append(disagreement.shown()).append('\n');
        }
        return text.toString();
    }

    private String table() {
        List<List<String>> rows = new ArrayList<>();
        List<String> heading = new ArrayList<>(List.of("", ""));
        for (Agreement agreement : Agreement.values()) {
            heading.add(agreement.name().toLowerCase(Locale.ROOT));
        }
        rows.add(heading);
        rows.add(row("all", "", tally.all()));
        tally.byLabel().forEach((label, counts) -> rows.add(row(label.group(), label.name(), counts)));
        return new TextTable(rows).text();
    }

    private static List<String> row(String group, String name, Tally.Counts counts) {
        List<String> row = new ArrayList<>(List.of(group, name));
        for (Agreement agreement : Agreement.values()) {
            row.add(String.format(Locale.ROOT, "%,d", counts.of(agreement)));
        }
        return row;
    }

    String json() {
        JsonObject object = counts(tally.all());
        object.addProperty("suite", run.suite().id());
        object.addProperty("seed", run.seed());
        object.addProperty("from", run.from());
        JsonArray classes = new JsonArray();
        tally.byLabel().forEach((label, counts) -> {
            JsonObject row = counts(counts);
            row.addProperty(label.group(), label.name());
            classes.add(row);
        });
        object.add("classes", classes);
        JsonArray disagreements = new JsonArray();
        for (Disagreement disagreement : tally.disagreements()) {
            JsonObject row = new JsonObject();
            row.addProperty("trial", disagreement.trial());
            row.addProperty("sentence", disagreement.sentence());
            row.addProperty("shown", disagreement.shown());
            disagreements.add(row);
        }
        object.add("disagreements", disagreements);
        return GSON.toJson(object);
    }

    /** The last line: all suites together. */
    static String json(Tally total) {
        return GSON.toJson(counts(total.all()));
    }

    private static JsonObject counts(Tally.Counts counts) {
        JsonObject object = new JsonObject();
        for (Agreement agreement : Agreement.values()) {
            object.addProperty(agreement.name().toLowerCase(Locale.ROOT), counts.of(agreement));
        }
        return object;
    }
}
