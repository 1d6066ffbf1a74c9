package tedomari.verify;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Notation;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.go.io.SgfGame;
import tedomari.go.io.SgfWriter;
import tedomari.judge.Judge;
import tedomari.judge.Verdict;
import tedomari.search.Limits;
import tedomari.search.Outcome;
import tedomari.search.RaceResult;
import tedomari.search.RaceSolver;
import tedomari.semeai.Alive;
import tedomari.semeai.Estimate;
import tedomari.semeai.Race;
import tedomari.semeai.RaceRegion;
import tedomari.semeai.RegionCache;
import tedomari.semeai.RegionValue;
import tedomari.semeai.Roles;
import tedomari.task.Progress;

/** Races judged by the theory and by the exact search, for both players first. */
final class Contest {

    private final RegionCache cache = new RegionCache();
    private final RaceSolver solver;
    private final Judge judge = new Judge(false, Limits.ofNodes(1), Progress.SILENT);
    private final boolean withMoves;

    /**
     * @param nodes how many positions a search may visit
     * @param withMoves whether the first moves that win are compared too
     */
    Contest(long nodes, boolean withMoves) {
        solver = RaceSolver.of(Limits.ofNodes(nodes));
        this.withMoves = withMoves;
    }

    /** Judges a race; a disagreement is shrunk. */
    Finding judge(long trial, Draft draft) {
        Position position = draft.position();
        if (position == null) {
            throw new IllegalArgumentException("no race");
        }
        Match match = match(position);
        if (match.agreement() != Agreement.DISAGREE) {
            return Finding.of(match.agreement(), match.labels());
        }
        Draft smallest = Shrinking.<Draft>shrink(draft, Draft::smaller, smaller -> {
            Position board = smaller.position();
            return board != null && match(board).agreement() == Agreement.DISAGREE;
        });
        Position board = smallest.position() == null ? position : smallest.position();
        return Finding.of(match.labels(), disagreement(trial, match(board).difference(), board));
    }

    static Disagreement disagreement(long trial, String sentence, Position board) {
        return new Disagreement(
                trial,
                sentence,
                Diagram.write(board).stripTrailing(),
                board.outline().isRectangle()
                        ? SgfWriter.write(SgfGame.of(board).root())
                        : "");
    }

    /** What the theory and the search say of one race. */
    private record Match(Agreement agreement, Set<Label> labels, String difference) {}

    private Match match(Position position) {
        Roles roles = Roles.of(position);
        Race race = Race.of(roles.position(), roles.black(), roles.white(), cache);
        Estimate estimate = Estimate.of(race, false);
        Set<Label> labels = labels(race);
        if (estimate == null) {
            labels.add(new Label("verdict", "refused"));
            return new Match(Agreement.REFUSED, labels, "");
        }
        Agreement agreement = Agreement.AGREE;
        for (Colour first : Colour.values()) {
            Estimate.Result claimed = estimate.result(first);
            Outcome found = claimed == null ? Outcome.UNKNOWN : solver.outcome(race.position(), first);
            if (claimed == null || found == Outcome.UNKNOWN) {
                agreement = Agreement.UNDECIDED;
                continue;
            }
            String difference = difference(race, estimate, claimed, found, first);
            if (difference != null) {
                labels.add(new Label("verdict", estimate.isExact() ? "formula" : "bounds"));
                return new Match(Agreement.DISAGREE, labels, difference);
            }
        }
        String verdict = agreement == Agreement.UNDECIDED ? "undecided" : estimate.isExact() ? "formula" : "bounds";
        labels.add(new Label("verdict", verdict));
        return new Match(agreement, labels, "");
    }

    private @Nullable String difference(
            Race race, Estimate estimate, Estimate.Result claimed, Outcome found, Colour first) {
        String head = (first == Colour.BLACK ? "Black" : "White") + " first: ";
        if (!claimed.name().equals(found.name())) {
            return head + "the theory says " + word(claimed) + " (total "
                    + Alive.write(estimate.total(), Notation.ASCII) + "), the exact search " + word(found);
        }
        if (withMoves) {
            Position position = race.position();
            Verdict verdict = judge.judge(position).verdict(first);
            RaceResult complete = solver.solve(position, first);
            for (int move : verdict.moves()) {
                if (complete.unknownBecause() == null && !complete.moves().contains(move)) {
                    return head + "the theory says that " + Coordinate.move(position.outline(), move)
                            + " wins, the exact search that it does not";
                }
            }
        }
        return null;
    }

    private static String word(Enum<?> result) {
        return result.name().toLowerCase(Locale.ROOT);
    }

    private static Set<Label> labels(Race race) {
        boolean isClean = true;
        boolean isHot = false;
        for (RaceRegion region : race.regions()) {
            RegionValue value = region.value();
            if (value != null) {
                isClean &= value.isClean() || region.kind() == RaceRegion.Kind.EYE;
                isHot |= value.temperature().signum() > 0;
            }
        }
        Set<Label> labels = new TreeSet<>();
        labels.add(new Label("regions", (isClean ? "clean, " : "unclean, ") + (isHot ? "hot" : "cold")));
        labels.add(new Label("shared", Integer.toString(race.shared())));
        labels.add(new Label("eyes", word(race.eye(Colour.BLACK)) + " - " + word(race.eye(Colour.WHITE))));
        return labels;
    }
}
