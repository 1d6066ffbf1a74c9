package tedomari.cli.eyes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Notation;
import tedomari.cli.shell.Settings;
import tedomari.cli.text.TextTable;
import tedomari.eyes.space.Group;
import tedomari.eyes.space.Status;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.io.BoardText;

/** The groups of a board for people: the board in colour, and a table. */
record GroupsReport(Position position, List<Group> groups, Settings settings) {

    private static final List<String> HEADINGS =
            List.of("group", "colour", "stone", "stones", "liberties", "eyespaces", "status");

    /** The number of its group on every empty point of an eyespace, of the smallest if several surround it. */
    Map<Integer, String> labels() {
        Map<Integer, String> labels = new HashMap<>();
        Map<Integer, Integer> sizes = new HashMap<>();
        for (int i = 0; i < groups.size(); i++) {
            for (PointSet space : groups.get(i).eyespaces()) {
                for (int point : space.intersection(position.empties()).toArray()) {
                    if (sizes.getOrDefault(point, Integer.MAX_VALUE) > space.size()) {
                        sizes.put(point, space.size());
                        labels.put(point, String.valueOf(i + 1));
                    }
                }
            }
        }
        return labels;
    }

    /** Colours behind the stones, for SVG. */
    Map<Integer, String> svgTints() {
        Map<Integer, String> tints = new HashMap<>();
        for (Group group : groups) {
            group.block().stones().forEach(stone -> tints.put(stone, svgColour(group.status())));
        }
        return tints;
    }

    private static String svgColour(@Nullable Status status) {
        return status == null
                ? "#9a9a9a"
                : switch (status) {
                    case ALIVE -> "#2e9d4c";
                    case UNSETTLED -> "#f0a020";
                    case DEAD -> "#d03030";
                };
    }

    private Map<Integer, Integer> tints() {
        Map<Integer, Integer> tints = new HashMap<>();
        for (Group group : groups) {
            int colour = group.status() == null
                    ? 245
                    : switch (group.status()) {
                        case ALIVE -> 71;
                        case UNSETTLED -> 214;
                        case DEAD -> 167;
                    };
            group.block().stones().forEach(stone -> tints.put(stone, colour));
        }
        return tints;
    }

    String text() {
        BoardText.Script script =
                settings.notation() == Notation.ASCII ? BoardText.Script.ASCII : BoardText.Script.UNICODE;
        BoardText.Ink ink = settings.usesColour() ? BoardText.Ink.ANSI : BoardText.Ink.NONE;
        StringBuilder text = new StringBuilder(new BoardText(script, ink).draw(position, labels(), tints()));
        if (groups.isEmpty()) {
            return text.append("\nthere is no stone on the board").toString();
        }
        List<List<String>> rows = new ArrayList<>();
        rows.add(HEADINGS);
        for (int i = 0; i < groups.size(); i++) {
            rows.add(row(i + 1, groups.get(i)));
        }
        return text.append('\n')
                .append(new TextTable(rows).text().stripTrailing())
                .toString();
    }

    private List<String> row(int number, Group group) {
        return List.of(
                String.valueOf(number),
                group.block().colour() == Colour.BLACK ? "black" : "white",
                name(group.block().stones().first()),
                String.valueOf(group.block().stones().size()),
                String.valueOf(group.block().liberties().size()),
                spaces(group),
                sentence(group));
    }

    private static String spaces(Group group) {
        String sizes = group.eyespaces().stream()
                .map(space -> String.valueOf(space.size()))
                .collect(Collectors.joining("+"));
        String none = group.occupied().isEmpty() ? "-" : "-, an enemy lives within";
        return sizes.isEmpty() ? none : sizes;
    }

    /** Such as {@code unsettled: White kills at B1, Black lives at B1}. */
    private String sentence(Group group) {
        Status status = group.status();
        if (status == null) {
            String alone = group.byEyespace() == null || group.eyespaces().isEmpty()
                    ? ""
                    : "; by its eyespaces alone it would be " + word(group.byEyespace());
            return "unknown, because " + String.join(", and ", group.because()) + alone;
        }
        boolean isBlack = group.block().colour() == Colour.BLACK;
        return status != Status.UNSETTLED
                ? word(status)
                : word(status) + ": " + (isBlack ? "White" : "Black") + " kills at " + names(group.attacks()) + ", "
                        + (isBlack ? "Black" : "White") + " lives at " + names(group.defences());
    }

    private static String word(Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }

    private String names(List<Integer> points) {
        return points.stream().map(this::name).collect(Collectors.joining(" "));
    }

    private String name(int point) {
        return Coordinate.name(position.outline(), point);
    }
}
