package tedomari.lang;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tedomari.cgt.Notation;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Position;
import tedomari.go.io.FormatException;
import tedomari.go.io.PositionText;
import tedomari.judge.Judgement;
import tedomari.judge.Verdict;
import tedomari.lang.Function.Topic;
import tedomari.lang.Value.GameValue;
import tedomari.lang.Value.ListValue;
import tedomari.lang.Value.PositionValue;
import tedomari.lang.Value.SymbolValue;
import tedomari.lang.Value.TextValue;
import tedomari.search.KoRace;
import tedomari.search.Limits;
import tedomari.search.RaceSolver;
import tedomari.search.Threats;
import tedomari.semeai.Estimate;
import tedomari.semeai.RegionException;
import tedomari.semeai.Roles;

/** Positions and the races in them. */
final class RaceFunctions {

    private static final Duration SEARCH_TIME = Duration.ofSeconds(60);
    private static final String RACE = "position(\"@@@@/@..@/BBBB/WWWW/#.##/####\")";

    static final List<Function> ALL = List.of(
            of(
                    "load",
                    "file",
                    "the position in a file, SGF or a text diagram",
                    args -> load(args.at(0)),
                    "load(\"games/nakamura-1.sgf\")"),
            of(
                    "position",
                    "diagram",
                    "the position that a text shows: rows from the top joined by '/', X O stones, B W essential, # @ safe, % off",
                    args -> read(args.at(0), args.at(0).text().getBytes(StandardCharsets.UTF_8)),
                    RACE),
            of(
                    "regions",
                    "p",
                    "the regions of the race in P",
                    args -> new ListValue(judged(args).race().regions().stream()
                            .<Value>map(Value.RegionValue::new)
                            .toList()),
                    RACE + ".regions"),
            of("total", "p", "the sum of the cooled values of the regions of P", RaceFunctions::total, RACE + ".total"),
            of(
                    "winner",
                    "p colour",
                    "who wins the race in P if that colour moves first: black, white, seki or unknown",
                    args -> new SymbolValue(verdict(args).winner()),
                    RACE + ".winner(black)"),
            of(
                    "moves",
                    "p colour",
                    "the first moves with which that colour wins the race in P",
                    args -> names(args, verdict(args).moves()),
                    RACE + ".moves(black)"),
            of(
                    "reason",
                    "p colour",
                    "why the race in P ends as it does if that colour moves first",
                    args -> new TextValue(verdict(args).reason().sentence(Notation.ASCII)),
                    RACE + ".reason(white)"),
            of(
                    "solve",
                    "p colour",
                    "an exact search of the race in P if that colour moves first: [outcome, moves that reach it, a line, ko]",
                    RaceFunctions::solve,
                    RACE + ".solve(black)"),
            of(
                    "play",
                    "p move…",
                    "P after moves such as \"C4\", the colours in turn",
                    RaceFunctions::play,
                    RACE + ".play(\"B5\")"),
            of(
                    "show",
                    "p",
                    "the board; at the prompt it is drawn",
                    args -> new PositionValue(args.at(0).position()),
                    RACE + ".show"));

    private RaceFunctions() {}

    private static Function of(
            String name, String parameters, String definition, Function.Body body, String... examples) {
        return Function.of(Topic.RACES, name, parameters, definition, body, examples);
    }

    private static Value load(Operand name) {
        try {
            return read(name, Files.readAllBytes(Path.of(name.text())));
        } catch (IOException | InvalidPathException e) {
            throw name.error("cannot read the file " + name.text());
        }
    }

    private static Value read(Operand place, byte[] bytes) {
        try {
            return new PositionValue(JudgedPosition.of(PositionText.read(bytes)));
        } catch (FormatException e) {
            throw place.error("line " + e.line() + ", column " + e.column() + ": " + e.sentence());
        }
    }

    private static Judgement judged(Arguments args) {
        try {
            return args.at(0).position().judgement();
        } catch (RegionException e) {
            throw args.at(0).error(String.valueOf(e.getMessage()));
        }
    }

    private static Verdict verdict(Arguments args) {
        return judged(args).verdict(args.at(1).colour());
    }

    private static Value total(Arguments args) {
        Judgement judgement = judged(args);
        Estimate estimate = judgement.estimate();
        if (estimate == null) {
            throw args.at(0).error("there is no total: " + Estimate.silence(judgement.race()));
        }
        return new GameValue(estimate.total());
    }

    private static Value names(Arguments args, List<Integer> points) {
        Position position = args.at(0).position().position();
        return new ListValue(points.stream()
                .<Value>map(point -> new TextValue(Coordinate.move(position.outline(), point)))
                .toList());
    }

    /** As marked if both colours have essential blocks; else the roles are found first. */
    private static Value solve(Arguments args) {
        Position position = args.at(0).position().position();
        Colour first = args.at(1).colour();
        boolean isMarked = position.essential().intersects(position.black())
                && position.essential().intersects(position.white());
        KoRace race;
        try {
            Position settled = isMarked ? position : Roles.of(position).position();
            race = KoRace.of(RaceSolver.of(Limits.ofTime(SEARCH_TIME)), settled, first, Threats.MAX);
        } catch (RegionException | IllegalArgumentException e) {
            throw args.at(0).error(String.valueOf(e.getMessage()));
        }
        List<Value> parts = new ArrayList<>();
        parts.add(new SymbolValue(race.even().outcome().name().toLowerCase(Locale.ROOT)));
        parts.add(names(args, race.even().moves()));
        parts.add(names(args, race.even().line()));
        race.black().ifPresent(need -> parts.add(new TextValue(ko("black", need))));
        race.white().ifPresent(need -> parts.add(new TextValue(ko("white", need))));
        return new ListValue(parts);
    }

    private static String ko(String colour, KoRace.Need need) {
        return colour + " with " + need.threats() + " ko threats more: "
                + need.outcome().name().toLowerCase(Locale.ROOT);
    }

    private static Value play(Arguments args) {
        JudgedPosition position = args.at(0).position();
        judged(args);
        for (int i = 1; i < args.size(); i++) {
            Operand move = args.at(i);
            Colour toMove = position.position().toMove();
            Colour colour = toMove == null ? Colour.BLACK : toMove;
            try {
                int point = Coordinate.point(position.position().outline(), move.text());
                position = position.play(point, colour);
            } catch (IllegalArgumentException | RegionException e) {
                throw move.error(String.valueOf(e.getMessage()));
            }
        }
        return new PositionValue(position);
    }
}
