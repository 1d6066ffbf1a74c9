package tedomari.gtp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import tedomari.cgt.Notation;
import tedomari.eyes.space.Group;
import tedomari.eyes.space.Status;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.judge.Judgement;
import tedomari.judge.Verdict;
import tedomari.semeai.Alive;
import tedomari.semeai.RaceRegion;

/** The commands whose replies GoGui shows on the board. */
final class GoGuiCommands {

    private static final String COMMANDS = """
            gfx/Race: Regions/tedomari-regions
            sboard/Race: Cooled Values/tedomari-cooled
            plist/Race: Winning Moves/tedomari-winning_moves %m
            hstring/Race: Verdict/tedomari-race
            string/Race: Of Two Blocks/analyze_semeai %P
            gfx/Groups: Status/tedomari-groups
            string/Life: Attack/owl_attack %p
            string/Life: Defend/owl_defend %p
            string/Life: Status/dragon_status %p
            plist/Life: Dead Stones/final_status_list dead
            none/Time Limit/tedomari-time_limit %s""";

    /** Pale, so that what is drawn above them can be read. */
    private static final List<String> COLOURS = List.of(
            "#9ecae1", "#fdae6b", "#a1d99b", "#dadaeb", "#fcbba1", "#c7e9b4", "#fde0dd", "#ccebc5", "#fed976",
            "#bdbdbd");

    private final GtpGame game;
    private final Reading reading;

    private GoGuiCommands(GtpGame game, Reading reading) {
        this.game = game;
        this.reading = reading;
    }

    static void addTo(CommandTable table, GtpGame game, Reading reading) {
        GoGuiCommands commands = new GoGuiCommands(game, reading);
        table.add("gogui-analyze_commands", arguments -> COMMANDS);
        table.add("tedomari-regions", arguments -> commands.regions());
        table.add("tedomari-cooled", arguments -> commands.cooled());
        table.add(
                "tedomari-winning_moves",
                arguments -> commands.winningMoves(
                        arguments.hasMore() ? arguments.colour() : game.board().toMove()));
        table.add("tedomari-race", arguments -> commands.verdicts());
        table.add("tedomari-groups", arguments -> commands.groups());
    }

    private Judgement race() {
        Judgement race = reading.race();
        if (race == null) {
            throw new GtpException("there is no race on the board");
        }
        return race;
    }

    private String regions() {
        Judgement race = race();
        List<String> lines = new ArrayList<>();
        List<RaceRegion> regions = race.race().regions();
        for (int i = 0; i < regions.size(); i++) {
            RaceRegion region = regions.get(i);
            lines.add("COLOR " + COLOURS.get(i % COLOURS.size()) + " " + names(region.points()));
            int point = region.points().intersection(game.position().empties()).first();
            if (point >= 0) {
                lines.add("LABEL " + name(point) + " " + region.name());
            }
        }
        lines.add("CIRCLE "
                + names(race.race().black().stones().union(race.race().white().stones())));
        lines.add("STATUS " + total(race));
        return String.join("\n", lines);
    }

    private static String total(Judgement race) {
        return race.estimate() == null
                ? "the theory is silent"
                : "total " + Alive.write(race.estimate().total(), Notation.ASCII);
    }

    /** The cooled value of each region on its first empty point, a question mark where the theory is silent. */
    private String cooled() {
        Map<Integer, String> labels = new HashMap<>();
        for (RaceRegion region : race().race().regions()) {
            int point = region.points().intersection(game.position().empties()).first();
            if (point >= 0) {
                labels.put(
                        point,
                        region.value() == null
                                ? region.kind() == RaceRegion.Kind.SHARED
                                        ? "s" + region.points().size()
                                        : "?"
                                : Alive.write(region.value().cooled(), Notation.ASCII)
                                        .replace(" ", ""));
            }
        }
        return board(labels);
    }

    /** A board of strings, the top row first. */
    private String board(Map<Integer, String> labels) {
        Outline outline = game.outline();
        StringBuilder text = new StringBuilder("\n");
        for (int row = 0; row < outline.height(); row++) {
            for (int column = 0; column < outline.width(); column++) {
                text.append(column == 0 ? "" : " ").append(labels.getOrDefault(outline.point(column, row), "\"\""));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private String winningMoves(Colour colour) {
        return race().verdict(colour).moves().stream().map(this::move).collect(Collectors.joining(" "));
    }

    private String verdicts() {
        Judgement race = race();
        return total(race) + "\n" + verdict(race.blackFirst()) + "\n" + verdict(race.whiteFirst());
    }

    private String verdict(Verdict verdict) {
        String moves = verdict.moves().stream().map(this::move).collect(Collectors.joining(" "));
        return (verdict.first() == Colour.BLACK ? "Black" : "White") + " first: " + verdict.winner()
                + (moves.isEmpty() ? "" : " by " + moves) + ": "
                + verdict.reason().sentence(Notation.ASCII);
    }

    private String groups() {
        List<String> lines = new ArrayList<>();
        for (Group group : reading.groups()) {
            Status status = group.status();
            String colour = status == null
                    ? "gray"
                    : switch (status) {
                        case ALIVE -> "green";
                        case UNSETTLED -> "yellow";
                        case DEAD -> "red";
                    };
            lines.add("COLOR " + colour + " " + names(group.block().stones()));
            if (status == Status.UNSETTLED) {
                lines.add("MARK "
                        + names(PointSet.of(
                                group.attacks().stream().mapToInt(i -> i).toArray())));
            }
        }
        return String.join("\n", lines);
    }

    private String names(PointSet points) {
        return points.stream().mapToObj(this::name).collect(Collectors.joining(" "));
    }

    private String name(int point) {
        return Coordinate.name(game.outline(), point);
    }

    private String move(int point) {
        return Coordinate.move(game.outline(), point).toUpperCase(Locale.ROOT);
    }
}
