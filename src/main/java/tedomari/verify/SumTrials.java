package tedomari.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Relation;
import tedomari.cgt.Sum;
import tedomari.cgt.Values;
import tedomari.go.Colour;
import tedomari.semeai.Pruning;

/** Random races of trees: the criterion on the sum of the cooled values against the play of the race. */
final class SumTrials implements Trials {

    private static final int DEPTH = 3;
    private static final int MOST_PADDING = 9;

    @Override
    public Finding run(long number, Chance chance) {
        SplittableRandom random = chance.of(number);
        TreeRace race = race(random);
        boolean isHot = Stream.concat(race.black().stream(), race.white().stream())
                .anyMatch(tree -> tree.value(Pruning.CORRECTED).temperature().compareTo(Dyadic.TWO) > 0);
        Set<Label> labels = Set.of(new Label("trees", isHot ? "some above temperature 2" : "none above temperature 2"));
        if (fault(race, Pruning.CORRECTED) == null) {
            return Finding.of(Agreement.AGREE, labels);
        }
        TreeRace smallest = Shrinking.shrink(
                race, TreeRace::smaller, smaller -> smaller.isOpen() && fault(smaller, Pruning.CORRECTED) != null);
        return Finding.of(
                labels,
                new Disagreement(number, String.valueOf(fault(smallest, Pruning.CORRECTED)), smallest.toString(), ""));
    }

    /** A race whose winner is in doubt. */
    private static TreeRace race(SplittableRandom random) {
        while (true) {
            List<LibertyTree> black = trees(random);
            List<LibertyTree> white = trees(random);
            Game total = total(components(new TreeRace(black, white), Pruning.CORRECTED));
            int lead = total.mean().floor().intValue() + random.nextInt(3) - 1;
            if (Math.abs(lead) <= MOST_PADDING) {
                (lead < 0 ? black : white).add(LibertyTree.plain(Math.abs(lead)));
                TreeRace race = new TreeRace(black, white);
                if (race.isOpen()) {
                    return race;
                }
            }
        }
    }

    private static List<LibertyTree> trees(SplittableRandom random) {
        List<LibertyTree> trees = new ArrayList<>();
        for (int count = 1 + random.nextInt(2); count > 0; count--) {
            trees.add(LibertyTree.random(random, 1 + random.nextInt(DEPTH)));
        }
        return trees;
    }

    private static List<Game> components(TreeRace race, Pruning pruning) {
        List<Game> components = new ArrayList<>();
        race.black().forEach(tree -> components.add(Cooling.cool(tree.value(pruning), Dyadic.TWO)));
        race.white()
                .forEach(tree -> components.add(
                        Cooling.cool(tree.value(pruning), Dyadic.TWO).negate()));
        return components;
    }

    private static Game total(List<Game> components) {
        return components.stream().reduce(Values.ZERO, Game::plus);
    }

    /** Where the criterion and the play differ, or null. */
    static @Nullable String fault(TreeRace race, Pruning pruning) {
        List<Game> components = components(race, pruning);
        for (Colour first : Colour.values()) {
            boolean isBlack = first == Colour.BLACK;
            // Black moving first wins exactly if not g <= -1, White exactly if not g >= 1.
            Relation relation = Sum.of(components).relationTo(isBlack ? Values.ONE.negate() : Values.ONE);
            boolean wins = relation == Relation.CONFUSED || relation == (isBlack ? Relation.GREATER : Relation.LESS);
            if (wins != (race.winner(first) == first)) {
                return (isBlack ? "Black" : "White") + " first: the total is " + total(components) + ", so "
                        + (isBlack ? "Black " : "White ") + (wins ? "should win" : "should lose")
                        + ", but the play says otherwise";
            }
        }
        return null;
    }
}
