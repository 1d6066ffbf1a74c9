package tedomari.lang;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.lang.Function.Topic;
import tedomari.lang.Value.ListValue;
import tedomari.lang.Value.TextValue;
import tedomari.search.Limits;
import tedomari.search.life.ClosedArea;
import tedomari.search.life.Enclosure;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;

/** Life and death. */
final class LifeFunctions {

    private static final Duration SEARCH_TIME = Duration.ofSeconds(10);

    static final List<Function> ALL = List.of(Function.of(
            Topic.RACES,
            "life",
            "p…",
            "does the target in P live, Black first and White first: its stones marked, or named as in life(p, \"D4\")",
            LifeFunctions::life,
            "position(\"...W#/...W#/WWWW#/#####\").life",
            "position(\"...O#/...O#/OOOO#/#####\").life(\"D4\")"));

    private LifeFunctions() {}

    private static Value life(Arguments args) {
        Position position = args.at(0).position().position();
        List<Value> answers = new ArrayList<>();
        try {
            ClosedArea area = Enclosure.of(position, targets(args, position)).area();
            LifeProblem problem = LifeProblem.of(area);
            for (Colour first : Colour.values()) {
                LifeAnswer answer = LifeSolver.of(Limits.ofTime(SEARCH_TIME)).solve(problem, first);
                answers.add(new TextValue(sentence(position, answer)));
            }
        } catch (IllegalArgumentException e) {
            throw args.at(0).error(String.valueOf(e.getMessage()));
        }
        return new ListValue(answers);
    }

    private static PointSet targets(Arguments args, Position position) {
        PointSet marked = position.target().isEmpty() ? position.essential() : position.target();
        for (int i = 1; i < args.size(); i++) {
            Operand name = args.at(i);
            int point;
            try {
                point = Coordinate.point(position.outline(), name.text());
            } catch (IllegalArgumentException e) {
                throw name.error(String.valueOf(e.getMessage()));
            }
            if (position.at(point) == null) {
                throw name.error("there is no stone at " + name.text());
            }
            marked = i == 1 ? PointSet.of(point) : marked.with(point);
        }
        return marked;
    }

    private static String sentence(Position position, LifeAnswer answer) {
        String first = answer.first() == Colour.BLACK ? "Black first: " : "White first: ";
        if (answer.status() == null) {
            return first + "unknown, because " + answer.unknownBecause();
        }
        String moves = answer.moves().stream()
                .map(move -> LifeAnswer.name(position.outline(), move))
                .collect(Collectors.joining(" "));
        return first + answer.code() + ", " + answer.status().words() + ": " + moves;
    }
}
