package tedomari.verify;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tedomari.eyes.EyeRecord;
import tedomari.eyes.Shelf;
import tedomari.eyes.Site;
import tedomari.go.Block;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.search.Limits;
import tedomari.search.life.ClosedArea;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;

/**
 * Random eyes of a white chain in the centre, at the edge and in the corner, with external liberties or an eye elsewhere: what
 * the library evaluates against the search of life and death, for both players first, numbers of ko threats included.
 */
final class EyeTrials implements Trials {

    private static final int MOST_POINTS = 6;
    private static final long NODES = 2_000_000;

    private final Shelf shelf = Shelf.in(Path.of("."));
    private final LifeSolver solver = LifeSolver.of(Limits.ofNodes(NODES)).bySearchAlone();

    /** An eye and what its wall has outside. */
    private record Case(EyeSketch sketch, int liberties, boolean extraEye) {
        Stream<Case> smaller() {
            return Stream.concat(
                    sketch.smaller().map(smaller -> new Case(smaller, liberties, extraEye)),
                    liberties == 0 ? Stream.empty() : Stream.of(new Case(sketch, liberties - 1, extraEye)));
        }
    }

    @Override
    public Finding run(long number, Chance chance) {
        SplittableRandom random = chance.of(number);
        while (true) {
            Case some = new Case(EyeSketch.random(random, MOST_POINTS), random.nextInt(4), random.nextInt(4) == 0);
            Check check = check(some);
            if (check != null) {
                return finding(number, some, check);
            }
        }
    }

    private Finding finding(long number, Case some, Check check) {
        if (check.agreement != Agreement.DISAGREE) {
            return Finding.of(check.agreement, check.labels);
        }
        Case smallest = Shrinking.shrink(some, Case::smaller, smaller -> {
            Check there = check(smaller);
            return there != null && there.agreement == Agreement.DISAGREE;
        });
        Check last = check(smallest);
        String outside =
                " (" + smallest.liberties + " external liberties" + (smallest.extraEye ? ", an eye elsewhere)" : ")");
        return Finding.of(
                check.labels,
                Contest.disagreement(
                        number, (last == null ? "" : last.difference) + outside, smallest.sketch.position()));
    }

    private record Check(Agreement agreement, Set<Label> labels, String difference) {}

    /** Null if there is no such eye, or its wall has no liberty. */
    private @Nullable Check check(Case some) {
        Position position = some.sketch.position();
        Optional<EyeRecord> record = record(position, some);
        if (record.isEmpty()) {
            return null;
        }
        Agreement agreement = Agreement.AGREE;
        boolean isKo = false;
        for (Colour first : Colour.values()) {
            LifeProblem problem = LifeProblem.of(ClosedArea.of(position, position.target()))
                    .withOutside(some.liberties, some.extraEye);
            LifeAnswer answer = solver.solve(problem, first);
            int claimed = record.get().status(first);
            isKo |= Math.abs(claimed) != EyeRecord.WON;
            if (answer.status() == null) {
                agreement = Agreement.UNDECIDED;
            } else if (claimed != answer.status().value(first == Colour.WHITE, LifeProblem.MAX_THREATS)) {
                return new Check(
                        Agreement.DISAGREE,
                        labels(some, isKo),
                        (first == Colour.BLACK ? "Black" : "White") + " first: the library says " + claimed
                                + ", the search " + answer.code());
            }
        }
        return new Check(agreement, labels(some, isKo), "");
    }

    private static Set<Label> labels(Case some, boolean isKo) {
        return Set.of(
                new Label("points", Integer.toString(some.sketch.size())),
                new Label("place", some.sketch.place()),
                new Label("status", isKo ? "ko" : "plain"));
    }

    private Optional<EyeRecord> record(Position position, Case some) {
        Block wall = Block.at(position, position.target().first());
        if (!wall.stones().containsAll(position.target())
                || Block.all(position).stream()
                        .anyMatch(block -> block.liberties().isEmpty())) {
            return Optional.empty();
        }
        try {
            Site site = Site.of(position, wall, null);
            // A chain with two eyes is no case for a library of single ones.
            return site.points().length == some.sketch.size()
                    ? shelf.evaluate(site.eye()).at(some.liberties, some.extraEye)
                    : Optional.empty();
        } catch (IllegalArgumentException noEye) {
            return Optional.empty();
        }
    }
}
