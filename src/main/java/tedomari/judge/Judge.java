package tedomari.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Dyadic;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.search.Limits;
import tedomari.search.RaceResult;
import tedomari.search.RaceSolver;
import tedomari.semeai.Estimate;
import tedomari.semeai.Estimate.Result;
import tedomari.semeai.Race;
import tedomari.semeai.RaceRegion;
import tedomari.semeai.RegionCache;
import tedomari.semeai.RegionException;
import tedomari.semeai.Roles;
import tedomari.task.Progress;

/** Decides races. Regions that come up again are evaluated once. */
public final class Judge {

    private static final int LONGEST_LINE = 200;

    private final boolean asPrinted;
    private final Limits limits;
    private final Progress progress;
    private final RegionCache cache = new RegionCache();

    /**
     * A judge with nothing in mind yet.
     *
     * @param asPrinted whether Formula 2 is taken as the paper has it, for comparison
     * @param limits of the search for what the theory leaves open
     */
    public Judge(boolean asPrinted, Limits limits, Progress progress) {
        this.asPrinted = asPrinted;
        this.limits = limits;
        this.progress = progress;
    }

    /**
     * Judges a position.
     *
     * @throws RegionException if there is no race in it
     */
    public Judgement judge(Position position) {
        Roles roles = Roles.of(position);
        Race race = Race.of(roles.position(), roles.black(), roles.white(), cache);
        Estimate estimate = Estimate.of(race, asPrinted);
        return new Judgement(
                race,
                estimate,
                verdict(race, estimate, Colour.BLACK),
                verdict(race, estimate, Colour.WHITE),
                roles.assumptions());
    }

    private Verdict verdict(Race race, @Nullable Estimate estimate, Colour first) {
        Result result = estimate == null ? null : estimate.result(first);
        if (estimate == null || result == null) {
            return searched(race, estimate, first);
        }
        Reason reason = new Reason(estimate, first, result, "", null);
        List<Integer> moves = isWin(result, first) ? winningMoves(race, first) : List.of();
        Method method = estimate.isExact() ? Method.FORMULA : Method.BOUNDS;
        return new Verdict(first, result, moves, line(race, first), method, reason);
    }

    /** What the theory leaves open is searched on the board, within the limits. */
    private Verdict searched(Race race, @Nullable Estimate estimate, Colour first) {
        String silence = estimate == null ? String.valueOf(Estimate.silence(race)) : "";
        RaceResult found = RaceSolver.of(limits, progress).solve(race.position(), first);
        Result result = switch (found.outcome()) {
            case BLACK -> Result.BLACK;
            case WHITE -> Result.WHITE;
            case SEKI -> Result.SEKI;
            case UNKNOWN -> null;
        };
        Reason reason = new Reason(estimate, first, result, silence, found);
        return result == null
                ? new Verdict(first, null, List.of(), List.of(), Method.NONE, reason)
                : new Verdict(
                        first,
                        result,
                        isWin(result, first) ? found.moves() : List.of(),
                        found.line(),
                        Method.SEARCH,
                        reason);
    }

    private static boolean isWin(Result result, Colour player) {
        return result == (player == Colour.BLACK ? Result.BLACK : Result.WHITE);
    }

    private List<Integer> winningMoves(Race race, Colour player) {
        List<Integer> moves = new ArrayList<>();
        int[] points = candidates(race).toArray();
        for (int i = 0; i < points.length; i++) {
            progress.report("trying moves", i, points.length);
            Progress.checkpoint();
            if (wins(race, points[i], player)) {
                moves.add(points[i]);
            }
        }
        return moves;
    }

    private static PointSet candidates(Race race) {
        PointSet points = PointSet.EMPTY;
        for (RaceRegion region : race.regions()) {
            points = points.union(region.points());
        }
        return points.intersection(race.position().empties());
    }

    private boolean wins(Race race, int point, Colour player) {
        if (captures(race, point, player)) {
            return true;
        }
        Race next = after(race, point, player);
        Estimate estimate = next == null ? null : Estimate.of(next, asPrinted);
        Result result = estimate == null ? null : estimate.result(player.opponent());
        return result != null && isWin(result, player);
    }

    /** The move takes the last liberty of the opponent's block, which even a stone without liberties may do. */
    private static boolean captures(Race race, int point, Colour player) {
        return block(race, player.opponent()).liberties().equals(PointSet.of(point));
    }

    private static Block block(Race race, Colour colour) {
        return colour == Colour.BLACK ? race.black() : race.white();
    }

    /** The race after a move, or null if the move is not legal. */
    private @Nullable Race after(Race race, int point, Colour player) {
        Position before = race.position().withToMove(player).withKo(null);
        Position position;
        try {
            position = before.play(point, player);
        } catch (IllegalArgumentException e) {
            return null;
        }
        Block black = Block.at(position, race.black().stones().first());
        Block white = Block.at(position, race.white().stones().first());
        if (black.liberties().isEmpty() || white.liberties().isEmpty()) {
            return null;
        }
        return Race.of(Roles.joined(position, black, white), black, white, cache);
    }

    /** The winner's winning moves and the loser's answers in the region played in, as far as they go. */
    private List<Integer> line(Race start, Colour first) {
        List<Integer> line = new ArrayList<>();
        Race race = start;
        Colour player = first;
        while (race != null && line.size() < LONGEST_LINE) {
            int move = bestMove(race, player);
            if (move < 0) {
                break;
            }
            line.add(move);
            if (captures(race, move, player)) {
                break;
            }
            race = after(race, move, player);
            player = player.opponent();
        }
        return line;
    }

    /** A winning move if there is one, else one where the fight is hottest; −1 if there is none. */
    private int bestMove(Race race, Colour player) {
        int best = -1;
        Dyadic hottest = null;
        for (int point : candidates(race).toArray()) {
            if (wins(race, point, player)) {
                return point;
            }
            Dyadic temperature = temperature(race, point);
            if ((hottest == null || temperature.compareTo(hottest) > 0) && after(race, point, player) != null) {
                hottest = temperature;
                best = point;
            }
        }
        return best;
    }

    private static Dyadic temperature(Race race, int point) {
        return race.regions().stream()
                .filter(region -> region.points().contains(point) && region.value() != null)
                .map(region -> Objects.requireNonNull(region.value()).temperature())
                .findFirst()
                .orElse(Dyadic.MINUS_ONE);
    }
}
