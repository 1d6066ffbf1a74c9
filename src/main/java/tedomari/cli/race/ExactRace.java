package tedomari.cli.race;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tedomari.cli.shell.Settings;
import tedomari.cli.text.LabelledBoard;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Position;
import tedomari.go.io.BoardText;
import tedomari.search.KoRace;
import tedomari.search.Outcome;
import tedomari.search.RaceResult;
import tedomari.search.RaceSolver;
import tedomari.search.Threats;

/** A race searched exactly, with one player moving first and then the other. */
final class ExactRace {

    /** A race and how long its search took. */
    private record Answer(KoRace race, double millis) {}

    private final Position position;
    private final List<String> assumptions;
    private final Map<Colour, Answer> answers = new LinkedHashMap<>();

    ExactRace(Position position, List<String> assumptions) {
        this.position = position;
        this.assumptions = assumptions;
    }

    /** @param toPlay the player who moves first, or null for both in turn */
    void solve(RaceSolver solver, @Nullable Colour toPlay) {
        for (Colour first : toPlay == null ? List.of(Colour.values()) : List.of(toPlay)) {
            long start = System.nanoTime();
            KoRace race = KoRace.of(solver, position, first, Threats.MAX);
            answers.put(first, new Answer(race, (System.nanoTime() - start) / 1e6));
        }
    }

    boolean isUnknown() {
        return answers.values().stream().anyMatch(answer -> answer.race.even().outcome() == Outcome.UNKNOWN);
    }

    String text(Settings settings) {
        StringBuilder text = new StringBuilder();
        BoardText.Ink ink = settings.usesColour() ? BoardText.Ink.ANSI : BoardText.Ink.NONE;
        text.append(new LabelledBoard(position, Map.of()).text(settings.notation(), ink))
                .append('\n');
        answers.forEach((first, answer) -> text.append('\n').append(paragraph(first, answer)));
        if (!settings.quiet() && !assumptions.isEmpty()) {
            text.append("\n\nassumed:");
            assumptions.forEach(assumption -> text.append("\n  ").append(assumption));
        }
        return text.toString();
    }

    private String paragraph(Colour first, Answer answer) {
        RaceResult even = answer.race.even();
        List<String> sentences = new ArrayList<>();
        String moves = even.moves().isEmpty() ? "" : " by " + names(even.moves(), ", ");
        sentences.add(name(first) + " first: " + ending(even.outcome()) + moves);
        if (!even.line().isEmpty()) {
            sentences.add("  line: " + names(even.line(), " "));
        }
        need(answer.race.black(), Colour.BLACK).ifPresent(sentences::add);
        need(answer.race.white(), Colour.WHITE).ifPresent(sentences::add);
        if (even.unknownBecause() != null) {
            sentences.add("  not complete: " + even.unknownBecause());
        }
        sentences.add(String.format(Locale.ROOT, "  %,d positions in %.1f ms", answer.race.nodes(), answer.millis));
        return String.join("\n", sentences);
    }

    private static Optional<String> need(Optional<KoRace.Need> need, Colour colour) {
        return need.map(some -> some.outcome() == Outcome.UNKNOWN
                ? "  ko: it is unknown whether threats help " + name(colour)
                : "  ko: with " + some.threats() + (some.threats() == 1 ? " threat" : " threats") + " more for "
                        + name(colour) + ", " + ending(some.outcome()));
    }

    private static String name(Colour colour) {
        return colour == Colour.BLACK ? "Black" : "White";
    }

    private static String ending(Outcome outcome) {
        return switch (outcome) {
            case BLACK -> "Black wins";
            case WHITE -> "White wins";
            case SEKI -> "seki";
            case UNKNOWN -> "unknown";
        };
    }

    private String names(List<Integer> points, String separator) {
        return points.stream()
                .map(point -> Coordinate.move(position.outline(), point))
                .collect(Collectors.joining(separator));
    }

    String json() {
        JsonObject object = new JsonObject();
        answers.forEach((first, answer) ->
                object.add(first == Colour.BLACK ? "blackFirst" : "whiteFirst", json(first, answer)));
        object.addProperty("method", "search");
        JsonArray assumed = new JsonArray();
        assumptions.forEach(assumed::add);
        object.add("assumptions", assumed);
        return new GsonBuilder().disableHtmlEscaping().serializeNulls().create().toJson(object);
    }

    private JsonObject json(Colour first, Answer answer) {
        RaceResult even = answer.race.even();
        JsonObject object = new JsonObject();
        object.addProperty("winner", even.outcome().name().toLowerCase(Locale.ROOT));
        object.addProperty("status", answer.race.status(first).name());
        object.add("moves", points(even.moves()));
        object.add("line", points(even.line()));
        object.add("blackNeeds", json(answer.race.black()));
        object.add("whiteNeeds", json(answer.race.white()));
        object.addProperty("nodes", answer.race.nodes());
        object.addProperty("milliseconds", Math.round(answer.millis * 100) / 100.0);
        if (even.unknownBecause() != null) {
            object.addProperty("incomplete", even.unknownBecause());
        }
        return object;
    }

    private static JsonElement json(Optional<KoRace.Need> need) {
        if (need.isEmpty()) {
            return JsonNull.INSTANCE;
        }
        JsonObject object = new JsonObject();
        object.addProperty("threats", need.get().threats());
        object.addProperty("winner", need.get().outcome().name().toLowerCase(Locale.ROOT));
        return object;
    }

    private JsonArray points(List<Integer> points) {
        JsonArray names = new JsonArray();
        points.forEach(point -> names.add(Coordinate.move(position.outline(), point)));
        return names;
    }
}
