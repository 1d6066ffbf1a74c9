package tedomari.cli.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.io.SgfNode;
import tedomari.go.io.SgfSolution;
import tedomari.judge.Judge;
import tedomari.judge.Judgement;
import tedomari.judge.Verdict;
import tedomari.semeai.Alive;
import tedomari.semeai.Race;
import tedomari.semeai.RaceRegion;
import tedomari.semeai.RegionException;

/**
 * A judgement as an SGF tree: winning moves with the line that follows, and the other moves in the regions with the answer
 * that refutes them.
 *
 * @param toPlay the player whose first move is asked about, or null for both
 * @param judge decides the race after a move that does not win
 */
record RaceSgf(Judgement judgement, @Nullable Colour toPlay, Judge judge) {

    /** Refuting a move takes a judgement of its own. */
    private static final int MOST_FAILING = 30;

    SgfNode root() {
        Race race = judgement.race();
        List<SgfSolution.Label> labels = new ArrayList<>();
        StringBuilder comment = new StringBuilder();
        for (RaceRegion region : race.regions()) {
            int point = region.points().intersection(race.position().empties()).first();
            if (point >= 0) {
                labels.add(new SgfSolution.Label(point, region.name()));
            }
            comment.append(line(region)).append('\n');
        }
        if (judgement.estimate() != null) {
            comment.append("total ")
                    .append(write(Objects.requireNonNull(judgement.estimate()).total()))
                    .append('\n');
        }
        List<SgfSolution.Line> lines = new ArrayList<>();
        for (Colour first : Colour.values()) {
            if (toPlay == null || toPlay == first) {
                Verdict verdict = judgement.verdict(first);
                comment.append(sentence(verdict)).append('\n');
                lines.addAll(lines(verdict));
            }
        }
        return new SgfSolution(race.position(), comment.toString().stripTrailing(), labels, lines).root();
    }

    private static String line(RaceRegion region) {
        String name = "region " + region.name() + ": ";
        if (region.value() == null) {
            return name
                    + (region.refusal() == null
                            ? region.points().size() + " shared liberties"
                            : "no value: " + region.refusal());
        }
        return name + write(region.value().value()) + ", cooled "
                + write(region.value().cooled()) + ", temperature "
                + region.value().temperature();
    }

    private static String write(Game game) {
        return Alive.write(game, Notation.ASCII);
    }

    private static String sentence(Verdict verdict) {
        return player(verdict.first()) + " first: " + verdict.winner() + ", "
                + verdict.reason().sentence(Notation.ASCII);
    }

    private static String player(Colour colour) {
        return colour == Colour.BLACK ? "Black" : "White";
    }

    private List<SgfSolution.Line> lines(Verdict verdict) {
        List<SgfSolution.Line> lines = new ArrayList<>();
        Colour first = verdict.first();
        if (verdict.result() == null) {
            return lines;
        }
        for (int move : verdict.moves()) {
            boolean isMain = !verdict.line().isEmpty() && verdict.line().get(0) == move;
            lines.add(new SgfSolution.Line(
                    first,
                    isMain ? verdict.line() : List.of(move),
                    true,
                    ("Correct: " + player(first) + " wins. " + (isMain ? sentence(verdict) : "")).strip()));
        }
        if (verdict.moves().isEmpty()) {
            if (!verdict.line().isEmpty()) {
                String end =
                        verdict.winner().equals("seki") ? "Neither can capture. " : player(first) + " is too late. ";
                lines.add(new SgfSolution.Line(
                        first, verdict.line(), verdict.winner().equals("seki"), end + sentence(verdict)));
            }
            return lines;
        }
        lines.addAll(failing(verdict));
        return lines;
    }

    private List<SgfSolution.Line> failing(Verdict verdict) {
        Position position = judgement.race().position();
        Board board = Board.of(position.withToMove(verdict.first()));
        PointSet candidates = PointSet.EMPTY;
        for (RaceRegion region : judgement.race().regions()) {
            candidates = candidates.union(region.points().intersection(position.empties()));
        }
        List<SgfSolution.Line> lines = new ArrayList<>();
        for (int move : candidates.toArray()) {
            if (verdict.moves().contains(move)
                    || lines.size() == MOST_FAILING
                    || !board.isLegal(move, verdict.first())) {
                continue;
            }
            SgfSolution.Line line = refuted(position, move, verdict.first());
            if (line != null) {
                lines.add(line);
            }
        }
        return lines;
    }

    /** What happens after a move that does not win; nothing if that is unknown. */
    private SgfSolution.@Nullable Line refuted(Position position, int move, Colour player) {
        Verdict answer;
        try {
            Position after = position.withToMove(player).play(move, player);
            answer = judge.judge(after).verdict(player.opponent());
        } catch (RegionException | IllegalArgumentException e) {
            return null;
        }
        boolean wins = answer.winner().equals(player == Colour.BLACK ? "black" : "white");
        if (answer.result() == null || wins) {
            return null;
        }
        List<Integer> moves = new ArrayList<>(List.of(move));
        moves.addAll(answer.line());
        String how = answer.winner().equals("seki") ? "it ends in seki" : player(player.opponent()) + " wins";
        String by = answer.moves().isEmpty()
                ? ""
                : " by " + Coordinate.move(position.outline(), answer.moves().get(0));
        return new SgfSolution.Line(
                player,
                moves,
                false,
                "Fails: " + how + by + ". " + answer.reason().sentence(Notation.ASCII));
    }
}
