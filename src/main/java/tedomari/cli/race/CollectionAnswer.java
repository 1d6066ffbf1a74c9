package tedomari.cli.race;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Notation;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.judge.Judge;
import tedomari.judge.Judgement;
import tedomari.judge.Verdict;
import tedomari.search.Limits;
import tedomari.search.life.Enclosure;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;
import tedomari.semeai.RegionException;
import tedomari.task.Progress;

/**
 * A solved problem of a collection.
 *
 * @param kind {@code race}, {@code life} or {@code error}
 * @param results how it ends if Black and if White moves first, {@code unknown} where a limit was reached
 * @param moves the moves that reach it, for Black and for White
 * @param sentences the same for a page
 */
record CollectionAnswer(
        String name,
        @Nullable Position position,
        String kind,
        List<String> results,
        List<List<Integer>> moves,
        List<String> sentences,
        double millis) {

    /** Solves a problem: one of life and death if a target or one colour only is marked, else a race. */
    static CollectionAnswer of(CollectionProblem problem, Limits limits) {
        Position position = problem.position();
        long start = System.nanoTime();
        if (position == null) {
            return error(problem, String.valueOf(problem.damage()), start);
        }
        try {
            PointSet marked = position.target().isEmpty() ? position.essential() : position.target();
            boolean isLife = !position.target().isEmpty()
                    || !marked.isEmpty()
                            && (position.black().containsAll(marked)
                                    || position.white().containsAll(marked));
            return isLife
                    ? life(problem.name(), position, marked, limits, start)
                    : race(problem.name(), position, limits, start);
        } catch (RegionException | IllegalArgumentException e) {
            return error(problem, String.valueOf(e.getMessage()), start);
        }
    }

    private static double millis(long start) {
        return (System.nanoTime() - start) / 1e6;
    }

    private static CollectionAnswer error(CollectionProblem problem, String sentence, long start) {
        return new CollectionAnswer(
                problem.name(),
                problem.position(),
                "error",
                List.of("-", "-"),
                List.of(List.of(), List.of()),
                List.of(sentence),
                millis(start));
    }

    private static CollectionAnswer race(String name, Position position, Limits limits, long start) {
        Judgement judgement = new Judge(false, limits, Progress.SILENT).judge(position);
        List<String> results = new ArrayList<>();
        List<List<Integer>> moves = new ArrayList<>();
        List<String> sentences = new ArrayList<>();
        for (Colour first : Colour.values()) {
            Verdict verdict = judgement.verdict(first);
            results.add(verdict.winner());
            moves.add(verdict.moves());
            sentences.add(player(first) + " first: " + verdict.winner() + ": "
                    + verdict.reason().sentence(Notation.UNICODE));
        }
        return new CollectionAnswer(
                name, judgement.race().position(), "race", results, moves, sentences, millis(start));
    }

    private static CollectionAnswer life(String name, Position position, PointSet marked, Limits limits, long start) {
        LifeProblem problem = LifeProblem.of(Enclosure.of(position, marked).area());
        List<String> results = new ArrayList<>();
        List<List<Integer>> moves = new ArrayList<>();
        List<String> sentences = new ArrayList<>();
        for (Colour first : Colour.values()) {
            LifeAnswer answer = LifeSolver.of(limits).solve(problem, first);
            results.add(answer.code());
            moves.add(answer.moves().stream()
                    .filter(move -> move != LifeAnswer.OUTSIDE)
                    .toList());
            sentences.add(player(first) + " first: "
                    + (answer.status() == null
                            ? "unknown, because " + answer.unknownBecause()
                            : Objects.requireNonNull(answer.status()).words()));
        }
        return new CollectionAnswer(name, position, "life", results, moves, sentences, millis(start));
    }

    private static String player(Colour colour) {
        return colour == Colour.BLACK ? "Black" : "White";
    }

    boolean isDamaged() {
        return kind.equals("error");
    }

    boolean isUnknown() {
        return results.contains("unknown");
    }

    /** The moves of a player, as players write them. */
    String names(int side) {
        if (position == null) {
            return "";
        }
        Outline outline = position.outline();
        return moves.get(side).stream()
                .map(move -> Coordinate.move(outline, move))
                .collect(Collectors.joining(" "));
    }

    /** The moves on the board: B where Black plays, W where White does, and both on a point of both. */
    Map<Integer, String> labels() {
        Map<Integer, String> labels = new HashMap<>();
        for (int side = 0; side < moves.size(); side++) {
            for (int move : moves.get(side)) {
                if (move != Board.NONE) {
                    labels.merge(move, side == 0 ? "B" : "W", String::concat);
                }
            }
        }
        return labels;
    }

    List<String> row() {
        return List.of(
                name,
                kind,
                results.get(0),
                names(0),
                results.get(1),
                names(1),
                String.format(Locale.ROOT, "%.1f", millis),
                isDamaged() ? sentences.get(0) : "");
    }
}
