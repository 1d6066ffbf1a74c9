package tedomari.cli.race;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.Rounding;
import tedomari.cli.shell.Settings;
import tedomari.cli.text.LabelledBoard;
import tedomari.cli.text.TextTable;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.io.BoardText;
import tedomari.judge.Judgement;
import tedomari.judge.Verdict;
import tedomari.semeai.Alive;
import tedomari.semeai.Estimate;
import tedomari.semeai.RaceRegion;
import tedomari.semeai.RegionValue;

/**
 * A judgement for people: the board, the regions, the total, the winner.
 *
 * @param toPlay the player whose first move is asked about, or null for both
 */
record RaceReport(Judgement judgement, @Nullable Colour toPlay, Settings settings) {

    private static final List<String> HEADINGS =
            List.of("region", "owner", "kind", "value", "cooled", "temperature", "clean");

    /** The names of the regions on their empty points; in ASCII small, since B and W are stones there. */
    Map<Integer, String> labels() {
        boolean small = settings.notation() == Notation.ASCII;
        Map<Integer, String> labels = new HashMap<>();
        for (RaceRegion region : judgement.race().regions()) {
            for (int point : region.points().toArray()) {
                if (judgement.race().position().isEmpty(point)) {
                    labels.put(point, small ? region.name().toLowerCase(Locale.ROOT) : region.name());
                }
            }
        }
        return labels;
    }

    boolean isUnknown() {
        return verdicts().stream().anyMatch(verdict -> verdict.result() == null);
    }

    private List<Verdict> verdicts() {
        return toPlay == null
                ? List.of(judgement.blackFirst(), judgement.whiteFirst())
                : List.of(judgement.verdict(toPlay));
    }

    String text() {
        StringBuilder text = new StringBuilder();
        BoardText.Ink ink = settings.usesColour() ? BoardText.Ink.ANSI : BoardText.Ink.NONE;
        text.append(new LabelledBoard(judgement.race().position(), labels()).text(settings.notation(), ink))
                .append("\n\n");
        text.append(table()).append('\n');
        Estimate estimate = judgement.estimate();
        if (estimate != null) {
            text.append("total ").append(write(estimate.total()));
            text.append(", rounded up ").append(write(Game.of(Rounding.up(estimate.total()))));
            text.append(", rounded down ")
                    .append(write(Game.of(Rounding.down(estimate.total()))))
                    .append('\n');
        }
        int muller = judgement.race().mullerClass();
        if (muller >= 0) {
            text.append("class ").append(muller).append(" of Müller\n");
        }
        int shared = judgement.race().shared();
        if (shared > 0) {
            text.append("shared liberties ").append(shared).append('\n');
        }
        for (Verdict verdict : verdicts()) {
            text.append('\n').append(sentence(verdict));
        }
        if (!settings.quiet() && !judgement.assumptions().isEmpty()) {
            text.append("\n\nassumed:");
            judgement.assumptions().forEach(assumption -> text.append("\n  ").append(assumption));
        }
        return text.toString();
    }

    private String sentence(Verdict verdict) {
        String first = verdict.first() == Colour.BLACK ? "Black" : "White";
        StringBuilder text = new StringBuilder(first + " first: ");
        text.append(
                switch (verdict.winner()) {
                    case "black" -> "Black wins";
                    case "white" -> "White wins";
                    case "seki" -> "seki";
                    default -> "unknown";
                });
        if (!verdict.moves().isEmpty()) {
            text.append(" by ").append(names(verdict.moves(), ", "));
        }
        String reason = verdict.reason().sentence(settings.notation());
        text.append(verdict.result() == null ? ", " + reason.replace("unknown, ", "") : ": " + reason)
                .append('.');
        if (!verdict.line().isEmpty()) {
            text.append("\n  line: ").append(names(verdict.line(), " "));
        }
        return text.toString();
    }

    private String names(List<Integer> points, String separator) {
        return points.stream()
                .map(point -> Coordinate.move(judgement.race().position().outline(), point))
                .collect(Collectors.joining(separator));
    }

    /** A value with M for a block that lives. */
    private String write(Game game) {
        return Alive.write(game, settings.notation());
    }

    private String table() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(HEADINGS);
        for (RaceRegion region : judgement.race().regions()) {
            rows.add(row(region));
        }
        return new TextTable(rows).text();
    }

    private List<String> row(RaceRegion region) {
        RegionValue value = region.value();
        String owner = region.owner() == null ? "both" : region.owner().name().toLowerCase(Locale.ROOT);
        String kind = region.kind().name().toLowerCase(Locale.ROOT);
        String note = region.refusal() == null ? "" : region.refusal();
        if (value == null) {
            String count = region.kind() == RaceRegion.Kind.SHARED
                    ? String.valueOf(region.points().size())
                    : "";
            return List.of(region.name(), owner, kind, count, "", "", note);
        }
        String clean = value.isClean() ? "yes" : "no: " + write(value.value()) + " to " + write(value.most());
        return List.of(
                region.name(),
                owner,
                kind,
                write(value.value()),
                write(value.cooled()),
                settings.notation().write(value.temperature()),
                note.isEmpty() ? clean : note);
    }
}
