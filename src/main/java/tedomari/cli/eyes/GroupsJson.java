package tedomari.cli.eyes;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tedomari.eyes.space.Group;
import tedomari.eyes.space.Status;
import tedomari.go.Coordinate;
import tedomari.go.PointSet;
import tedomari.go.Position;

/** The groups of a board as JSON; points as {@code C4}. */
record GroupsJson(Position position, List<Group> groups) {

    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    String text() {
        JsonArray all = new JsonArray();
        groups.forEach(group -> all.add(group(group)));
        JsonObject object = new JsonObject();
        object.add("groups", all);
        return GSON.toJson(object);
    }

    private JsonObject group(Group group) {
        JsonObject object = new JsonObject();
        object.addProperty("colour", group.block().colour().name().toLowerCase(Locale.ROOT));
        object.add("stones", points(group.block().stones().toArray()));
        object.add("liberties", points(group.block().liberties().toArray()));
        object.add("eyespaces", spaces(group.eyespaces()));
        object.add("occupied", spaces(group.occupied()));
        object.addProperty("status", word(group.status()));
        object.addProperty("byEyespace", word(group.byEyespace()));
        object.add("attacks", points(group.attacks().stream().mapToInt(i -> i).toArray()));
        object.add("defences", points(group.defences().stream().mapToInt(i -> i).toArray()));
        JsonArray because = new JsonArray();
        group.because().forEach(because::add);
        object.add("because", because);
        return object;
    }

    private static String word(@Nullable Status status) {
        return status == null ? "unknown" : status.name().toLowerCase(Locale.ROOT);
    }

    private JsonArray spaces(List<PointSet> spaces) {
        JsonArray all = new JsonArray();
        spaces.forEach(space -> all.add(points(space.toArray())));
        return all;
    }

    private JsonArray points(int[] points) {
        JsonArray names = new JsonArray();
        for (int point : points) {
            names.add(Coordinate.name(position.outline(), point));
        }
        return names;
    }
}
