package tedomari.verify;

import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tedomari.eyes.space.EyeTable;
import tedomari.eyes.space.Group;
import tedomari.eyes.space.Groups;
import tedomari.eyes.space.Status;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.search.Limits;
import tedomari.search.life.ClosedArea;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;
import tedomari.search.life.LifeStatus;

/** Random chains with their eyespaces and nothing else: what the eyespaces say against the search of life and death. */
final class GroupTrials implements Trials {

    private static final int MOST_POINTS = 7;
    private static final long NODES = 2_000_000;

    private final EyeTable table = new EyeTable();
    private final LifeSolver solver = LifeSolver.of(Limits.ofNodes(NODES)).bySearchAlone();

    private record Check(Agreement agreement, Set<Label> labels, String difference) {}

    @Override
    public Finding run(long number, Chance chance) {
        SplittableRandom random = chance.of(number);
        while (true) {
            EyeSketch sketch = EyeSketch.random(random, MOST_POINTS);
            Check check = check(sketch);
            if (check != null) {
                return finding(number, sketch, check);
            }
        }
    }

    private Finding finding(long number, EyeSketch sketch, Check check) {
        if (check.agreement != Agreement.DISAGREE) {
            return Finding.of(check.agreement, check.labels);
        }
        EyeSketch smallest = Shrinking.shrink(sketch, EyeSketch::smaller, smaller -> {
            Check there = check(smaller);
            return there != null && there.agreement == Agreement.DISAGREE;
        });
        Check last = check(smallest);
        return Finding.of(
                check.labels,
                Contest.disagreement(number, last == null ? "" : last.difference, smallest.position(MOST_POINTS)));
    }

    /** Null if the chain is not one, or some stone has no liberty. */
    private @Nullable Check check(EyeSketch sketch) {
        // The largest region of the board counts as the outside.
        Position position = sketch.position(MOST_POINTS);
        Block wall = Block.at(position, position.target().first());
        boolean isLegal = wall.stones().containsAll(position.target())
                && Block.all(position).stream()
                        .noneMatch(block ->
                                block.liberties().isEmpty() && !block.stones().intersects(position.safe()));
        if (!isLegal) {
            return null;
        }
        Group group = Groups.of(position, table).stream()
                .filter(some -> some.block().stones().equals(wall.stones()))
                .findFirst()
                .orElseThrow();
        Status claimed = group.status();
        Set<Label> labels = Set.of(
                new Label("points", Integer.toString(sketch.size())),
                new Label(
                        "claimed", claimed == null ? "nothing" : claimed.name().toLowerCase(java.util.Locale.ROOT)));
        if (claimed == null) {
            return new Check(Agreement.REFUSED, labels, "");
        }
        LifeProblem problem = LifeProblem.of(ClosedArea.of(position, position.target()));
        LifeStatus attacked = status(problem, Colour.BLACK);
        LifeStatus defended = status(problem, Colour.WHITE);
        if (attacked == null || defended == null || attacked.threats() + defended.threats() > 0) {
            return new Check(Agreement.UNDECIDED, labels, "");
        }
        Status found = attacked.alive() ? Status.ALIVE : defended.alive() ? Status.UNSETTLED : Status.DEAD;
        return found == claimed
                ? new Check(Agreement.AGREE, labels, "")
                : new Check(Agreement.DISAGREE, labels, "the eyespaces say " + claimed + ", the search " + found);
    }

    private @Nullable LifeStatus status(LifeProblem problem, Colour first) {
        LifeAnswer answer = solver.solve(problem, first);
        return answer.status();
    }
}
