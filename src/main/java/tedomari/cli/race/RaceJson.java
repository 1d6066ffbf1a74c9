package tedomari.cli.race;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import tedomari.cgt.Notation;
import tedomari.cgt.Rounding;
import tedomari.go.Coordinate;
import tedomari.go.Outline;
import tedomari.judge.Judgement;
import tedomari.judge.Method;
import tedomari.judge.Verdict;
import tedomari.semeai.Estimate;
import tedomari.semeai.RaceRegion;
import tedomari.semeai.RegionValue;

/** A judgement as JSON; values in ASCII, points as {@code C4}. */
record RaceJson(Judgement judgement) {

    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    String text() {
        JsonObject object = new JsonObject();
        JsonArray regions = new JsonArray();
        judgement.race().regions().forEach(region -> regions.add(region(region)));
        object.add("regions", regions);
        object.addProperty("shared", judgement.race().shared());
        if (judgement.race().mullerClass() >= 0) {
            object.addProperty("class", judgement.race().mullerClass());
        }
        Estimate estimate = judgement.estimate();
        if (estimate == null) {
            object.add("total", JsonNull.INSTANCE);
            object.add("roundUp", JsonNull.INSTANCE);
            object.add("roundDown", JsonNull.INSTANCE);
        } else {
            object.addProperty("total", estimate.total().toString());
            object.addProperty("roundUp", Rounding.up(estimate.total()).toString());
            object.addProperty("roundDown", Rounding.down(estimate.total()).toString());
        }
        object.add("blackFirst", verdict(judgement.blackFirst()));
        object.add("whiteFirst", verdict(judgement.whiteFirst()));
        Method method = judgement.method();
        object.addProperty(
                "method", method == Method.NONE ? "unknown" : method.name().toLowerCase(Locale.ROOT));
        JsonArray assumptions = new JsonArray();
        judgement.assumptions().forEach(assumptions::add);
        object.add("assumptions", assumptions);
        return GSON.toJson(object);
    }

    private JsonObject region(RaceRegion region) {
        JsonObject object = new JsonObject();
        object.addProperty("name", region.name());
        object.addProperty("kind", region.kind().name().toLowerCase(Locale.ROOT));
        object.addProperty(
                "owner", region.owner() == null ? "both" : region.owner().name().toLowerCase(Locale.ROOT));
        object.add("points", points(region.points().stream().boxed().toList()));
        RegionValue value = region.value();
        if (value != null) {
            object.addProperty("value", value.value().toString());
            object.addProperty("cooled", value.cooled().toString());
            object.addProperty("temperature", value.temperature().toString());
            object.addProperty("clean", value.isClean());
            if (!value.isClean() || value.dependsOnKo()) {
                object.addProperty("low", value.value().toString());
                object.addProperty("high", value.most().toString());
            }
        }
        if (region.refusal() != null) {
            object.addProperty("refused", region.refusal());
        }
        return object;
    }

    private JsonObject verdict(Verdict verdict) {
        JsonObject object = new JsonObject();
        object.addProperty("winner", verdict.winner());
        object.add("moves", points(verdict.moves()));
        object.add("line", points(verdict.line()));
        object.addProperty("reason", verdict.reason().sentence(Notation.ASCII));
        return object;
    }

    private JsonArray points(List<Integer> points) {
        Outline outline = judgement.race().position().outline();
        JsonArray names = new JsonArray();
        points.forEach(point -> names.add(Coordinate.move(outline, point)));
        return names;
    }
}
