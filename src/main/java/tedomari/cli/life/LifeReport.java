package tedomari.cli.life;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Notation;
import tedomari.cli.shell.Settings;
import tedomari.cli.text.LabelledBoard;
import tedomari.go.Block;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.go.io.BoardText;
import tedomari.search.life.ClosedArea;
import tedomari.search.life.KoValue;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeStatus;
import tedomari.search.life.LifeVerdict;
import tedomari.search.life.LifeVerdict.Life;

/**
 * What is known of a group, for people.
 *
 * @param toPlay the player whose first move is asked about, or null for both
 */
record LifeReport(
        LifeVerdict verdict,
        List<String> assumptions,
        @Nullable Colour toPlay,
        double millis,
        Settings settings) {

    /** The board with the target chains marked. */
    Position position() {
        ClosedArea area = verdict.problem().area();
        Position position = area.position();
        for (Block target : area.targets()) {
            position = position.withRole(target.stones(), Role.TARGET);
        }
        return position;
    }

    List<LifeAnswer> answers() {
        return toPlay == null
                ? List.of(verdict.answer(Colour.BLACK), verdict.answer(Colour.WHITE))
                : List.of(verdict.answer(toPlay));
    }

    boolean isUnknown() {
        return answers().stream().anyMatch(answer -> answer.status() == null);
    }

    /** Best moves on their points: b Black's, w White's, * both. */
    Map<Integer, String> labels() {
        Map<Integer, String> labels = new HashMap<>();
        for (LifeAnswer answer : answers()) {
            if (answer.status() != null && !isHopeless(answer)) {
                for (int move : answer.moves()) {
                    if (move >= 0) {
                        labels.merge(move, answer.first() == Colour.BLACK ? "b" : "w", (one, other) -> "*");
                    }
                }
            }
        }
        return labels;
    }

    /** The player to move loses, whatever he does and however many threats he has. */
    private boolean isHopeless(LifeAnswer answer) {
        LifeStatus status = answer.status();
        return status != null && status.threats() == 0 && status.alive() != isDefender(answer);
    }

    private boolean isDefender(LifeAnswer answer) {
        return answer.first() == verdict.problem().area().defender();
    }

    String text() {
        StringBuilder text = new StringBuilder();
        BoardText.Ink ink = settings.usesColour() ? BoardText.Ink.ANSI : BoardText.Ink.NONE;
        text.append(new LabelledBoard(position(), labels()).text(settings.notation(), ink))
                .append("\n");
        for (LifeAnswer answer : answers()) {
            text.append('\n').append(sentences(answer));
        }
        LifeVerdict.Calm calm = verdict.calm();
        if (calm != null) {
            text.append('\n').append(words(calm)).append('\n');
        }
        verdict.bentFour()
                .ifPresent(player -> text.append("bent-4 type: under Ruling I a pass is ")
                        .append(name(player))
                        .append("'s single best move in a ko for which threats are missing\n"));
        if (verdict.koNotWorthTaking()) {
            text.append("a ko could be taken, but is not worth it: the target lives after a pass too\n");
        }
        if (!settings.quiet()) {
            text.append(String.format(
                    Locale.ROOT,
                    "%n%,d nodes in %.0f ms",
                    verdict.attackerFirst().nodes() + verdict.defenderFirst().nodes(),
                    millis));
            if (!assumptions.isEmpty()) {
                text.append("\n\nassumed:");
                assumptions.forEach(assumption -> text.append("\n  ").append(assumption));
            }
        }
        return text.toString().stripTrailing();
    }

    private String sentences(LifeAnswer answer) {
        StringBuilder text = new StringBuilder(name(answer.first()) + " first: ");
        LifeStatus status = answer.status();
        if (status == null) {
            return text.append("unknown, because ")
                    .append(answer.unknownBecause())
                    .append('\n')
                    .toString();
        }
        text.append(words(answer)).append(" (").append(status.code()).append(", ");
        text.append(signed(value(answer))).append(")\n");
        if (isHopeless(answer)) {
            text.append("  no move helps\n");
        } else {
            text.append("  best: ").append(names(answer.moves(), ", ")).append('\n');
        }
        if (!answer.line().isEmpty()) {
            text.append("  line: ").append(names(answer.line(), " ")).append('\n');
        }
        if (answer.unknownBecause() != null) {
            text.append("  moves or line are incomplete: ")
                    .append(answer.unknownBecause())
                    .append('\n');
        }
        Optional<KoValue> ko = verdict.ko(answer.first());
        ko.ifPresent(value -> text.append("  stages of ko: ")
                .append(value.text())
                .append(", ")
                .append(value.words())
                .append('\n'));
        return text.toString();
    }

    /** Wolf's number, seen from the player who moves first. */
    int value(LifeAnswer answer) {
        LifeStatus status = answer.status();
        if (status == null) {
            throw new IllegalStateException("an unknown status has no value");
        }
        return status.value(isDefender(answer), verdict.problem().maxThreats());
    }

    String words(LifeAnswer answer) {
        LifeStatus status = answer.status();
        if (status == null) {
            return "unknown";
        }
        Life life = verdict.life(answer.first());
        String words = status.words();
        return life == Life.SEKI ? words.replaceFirst("alive", "alive in seki") : words;
    }

    private String signed(int value) {
        String minus = settings.notation() == Notation.ASCII ? "-" : "−";
        return value < 0 ? minus + -value : "+" + value;
    }

    static String words(LifeVerdict.Calm calm) {
        return switch (calm) {
            case SETTLED -> "settled: passing is among the best moves of both";
            case CALM -> "calm: a ko, but passing is among the best moves of both";
            case HOT -> "unsettled: it matters who moves first";
        };
    }

    private static String name(Colour colour) {
        return colour == Colour.BLACK ? "Black" : "White";
    }

    private String names(List<Integer> moves, String separator) {
        Position position = verdict.problem().area().position();
        return moves.stream()
                .sorted((a, b) -> Boolean.compare(a == Board.NONE, b == Board.NONE) * (separator.isBlank() ? 0 : 1))
                .map(move -> LifeAnswer.name(position.outline(), move))
                .collect(Collectors.joining(separator));
    }
}
