package tedomari.cli.life;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import tedomari.go.Colour;
import tedomari.go.Outline;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeVerdict;
import tedomari.search.life.LifeVerdict.Life;

/** What is known of a group, as JSON; points as {@code C4}. */
record LifeJson(LifeReport report) {

    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    String text() {
        LifeVerdict verdict = report.verdict();
        JsonObject object = new JsonObject();
        object.addProperty("target", name(verdict.problem().area().defender()));
        object.addProperty("maxThreats", verdict.problem().maxThreats());
        object.addProperty("ruling", verdict.problem().tenukiHasValue() ? 2 : 1);
        for (LifeAnswer answer : report.answers()) {
            object.add(name(answer.first()) + "First", answer(answer));
        }
        LifeVerdict.Calm calm = verdict.calm();
        object.addProperty("calm", calm == null ? null : calm.name().toLowerCase(Locale.ROOT));
        object.addProperty("bentFour", verdict.bentFour().map(LifeJson::name).orElse(null));
        object.addProperty("koNotWorthTaking", verdict.koNotWorthTaking());
        object.addProperty("milliseconds", Math.round(report.millis()));
        JsonArray assumptions = new JsonArray();
        report.assumptions().forEach(assumptions::add);
        object.add("assumptions", assumptions);
        return GSON.toJson(object);
    }

    private JsonObject answer(LifeAnswer answer) {
        JsonObject object = new JsonObject();
        object.addProperty("status", answer.code());
        if (answer.status() != null) {
            object.addProperty("value", report.value(answer));
            object.addProperty("words", report.words(answer));
            object.addProperty("seki", report.verdict().life(answer.first()) == Life.SEKI);
        }
        object.add("moves", names(answer.moves()));
        object.add("line", names(answer.line()));
        object.addProperty(
                "koStages",
                report.verdict().ko(answer.first()).map(value -> value.text()).orElse(null));
        object.addProperty("nodes", answer.nodes());
        object.addProperty("unknownBecause", answer.unknownBecause());
        return object;
    }

    private static String name(Colour colour) {
        return colour == Colour.BLACK ? "black" : "white";
    }

    private JsonArray names(List<Integer> moves) {
        Outline outline = report.verdict().problem().area().position().outline();
        JsonArray names = new JsonArray();
        moves.forEach(move -> names.add(LifeAnswer.name(outline, move)));
        return names;
    }
}
