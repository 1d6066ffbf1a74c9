package tedomari.cli.text;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tedomari.cgt.Notation;
import tedomari.eyes.Ban;
import tedomari.eyes.Evaluation;
import tedomari.eyes.Eye;
import tedomari.eyes.EyeRecord;
import tedomari.eyes.MoveSet;
import tedomari.eyes.Site;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Outline;
import tedomari.go.Position;
import tedomari.go.io.BoardText;
import tedomari.go.io.Diagram;

/** An eye on a board and what is known of it, in words, as a picture and as JSON. */
public record EyeText(Position position, Site site, Evaluation evaluation) {

    /** An eye on a board of its own. */
    public static EyeText of(Evaluation evaluation) {
        Position position = evaluation.eye().position();
        return new EyeText(position, Site.of(position, null), evaluation);
    }

    /** The rows of the board, joined as the prompt reads them, and the ko. */
    public String diagram() {
        String rows = Diagram.write(position).strip().replace('\n', '/');
        Integer ko = position.ko();
        return ko == null ? rows : rows + " ko " + Coordinate.name(position.outline(), ko);
    }

    /** Location, size, symmetry. */
    public String kind() {
        Eye eye = evaluation.eye();
        String symmetry = eye.symmetry().toString();
        return eye.shape().location() + ", size " + eye.shape().size()
                + (symmetry.equals("none") ? "" : ", symmetry: " + symmetry)
                + (eye.ban() == Ban.NONE ? "" : ", " + word(colour(banned())) + " may not retake the ko");
    }

    private Colour banned() {
        return evaluation.eye().ban() == Ban.BLACK ? Colour.BLACK : Colour.WHITE;
    }

    /** The board's colour of a player of the library, where the wall is White's. */
    private Colour colour(Colour player) {
        return site.defender() == Colour.WHITE ? player : player.opponent();
    }

    private static String word(Colour colour) {
        return colour == Colour.BLACK ? "Black" : "White";
    }

    public String board(Notation notation) {
        Map<Integer, String> labels = new HashMap<>();
        Integer ko = position.ko();
        if (ko != null) {
            labels.put(ko, "K");
        }
        return new LabelledBoard(position, labels).text(notation, BoardText.Ink.NONE);
    }

    /** A row for each record. */
    public List<List<String>> table() {
        List<List<String>> rows = new ArrayList<>();
        Colour attacker = colour(Colour.BLACK);
        rows.add(List.of(
                "extra eye",
                "liberties",
                word(attacker) + " first",
                "best moves",
                word(attacker.opponent()) + " first",
                "best moves",
                "worth",
                ""));
        for (EyeRecord record : evaluation.records()) {
            rows.add(List.of(
                    record.extraEye() ? "yes" : "no",
                    range(record),
                    status(record, Colour.BLACK),
                    moves(record, Colour.BLACK),
                    status(record, Colour.WHITE),
                    moves(record, Colour.WHITE),
                    record.extraEye()
                            ? ""
                            : evaluation
                                    .worth(record.from())
                                    .map(String::valueOf)
                                    .orElse(""),
                    record.isCalm() ? "calm" : ""));
        }
        return rows;
    }

    private static String range(EyeRecord record) {
        return record.to() >= 31
                ? record.from() + " or more"
                : record.from() == record.to() ? String.valueOf(record.from()) : record.from() + "-" + record.to();
    }

    /** A status in words; the player is one of the library. */
    private String status(EyeRecord record, Colour first) {
        int status = record.status(first);
        boolean attacks = first == Colour.BLACK;
        int needed = Math.abs(status);
        String threats = needed == 1 ? "1 threat" : needed + " threats";
        if (status == 0) {
            return "";
        }
        if (needed == EyeRecord.WON) {
            return status > 0 == attacks ? "dead" : "alive";
        }
        String other = word(colour(status > 0 ? first.opponent() : first));
        return (status > 0 == attacks ? "dead" : "alive") + " unless " + other + " has " + threats;
    }

    private String moves(EyeRecord record, Colour first) {
        List<String> names = names(record, first);
        return record.status(first) == -EyeRecord.WON ? "any" : String.join(" ", names);
    }

    private List<String> names(EyeRecord record, Colour first) {
        MoveSet best = record.best(first);
        List<String> names = new ArrayList<>();
        Outline outline = position.outline();
        for (int point = 0; point < site.points().length; point++) {
            if (best.contains(point)) {
                names.add(Coordinate.name(outline, site.points()[point]));
            }
        }
        names.sort(null);
        if (best.containsOutside()) {
            names.add("outside");
        }
        if (best.containsPass()) {
            names.add("pass");
        }
        return names;
    }

    public JsonObject json() {
        Eye eye = evaluation.eye();
        JsonObject object = new JsonObject();
        object.addProperty("diagram", Diagram.write(position).strip().replace('\n', '/'));
        Integer ko = position.ko();
        if (ko != null) {
            object.addProperty("ko", Coordinate.name(position.outline(), ko));
        }
        object.addProperty("size", eye.shape().size());
        object.addProperty("location", eye.shape().location().toString());
        object.addProperty("symmetry", eye.symmetry().toString());
        object.addProperty("alive", evaluation.isAlive());
        object.addProperty("calm", evaluation.isCalm());
        object.addProperty("liberties", site.liberties());
        object.addProperty("extraEye", site.extraEye());
        JsonArray records = new JsonArray();
        for (EyeRecord record : evaluation.records()) {
            records.add(json(record));
        }
        object.add("records", records);
        return object;
    }

    private JsonObject json(EyeRecord record) {
        JsonObject object = new JsonObject();
        object.addProperty("extraEye", record.extraEye());
        object.addProperty("from", record.from());
        object.addProperty("to", record.to());
        for (Colour first : Colour.values()) {
            if (record.status(first) != 0) {
                JsonObject player = new JsonObject();
                player.addProperty("status", record.status(first));
                JsonArray best = new JsonArray();
                names(record, first).forEach(best::add);
                player.add("best", best);
                object.add(colour(first) == Colour.BLACK ? "black" : "white", player);
            }
        }
        if (!record.extraEye()) {
            evaluation.worth(record.from()).ifPresent(worth -> object.addProperty("worth", worth.toString()));
        }
        return object;
    }
}
