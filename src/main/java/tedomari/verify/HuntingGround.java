package tedomari.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Where the counterexamples of a rule may be: small random races of the kind that it speaks of. */
final class HuntingGround {

    private final Rule rule;

    HuntingGround(Rule rule) {
        this.rule = rule;
    }

    Sketch next(SplittableRandom random) {
        while (true) {
            Sketch sketch = switch (rule) {
                case PRINTED_PRUNING, UNCLEAN, KO -> withRegion(random);
                case LAST_MOVE -> against(random, List.of(Plots.eye(random)), 0);
                case TWO_EYES -> against(random, List.of(smallEye(random), smallEye(random)), 0);
                case BOTH_LIVE -> eyes(random, Plots.eye(random), Plots.eye(random));
                case PRINTED_FORMULA -> pair(random, 6, 1 + random.nextInt(3));
                case LARGER_EYES -> pair(random, 9, 4 + random.nextInt(2));
                case MANY_SHARED -> pair(random, 4, 6 + random.nextInt(2));
            };
            if (sketch.position() != null) {
                return sketch;
            }
        }
    }

    private static Plot smallEye(SplittableRandom random) {
        return Plots.EYES.get(random.nextInt(5));
    }

    private static Sketch withRegion(SplittableRandom random) {
        Plot plot = random.nextBoolean() ? Plots.box(random, 9) : Plots.growth(random, 8);
        return against(random, List.of(plot), random.nextInt(6) == 0 ? 1 : 0);
    }

    /** The plots and up to two liberties against one to six liberties. */
    private static Sketch against(SplittableRandom random, List<Plot> plots, int shared) {
        return Sketch.of(
                withPlain(plots, random.nextInt(3)),
                withPlain(List.of(), random.nextInt(shared > 0 ? 0 : 1, 7)),
                shared);
    }

    private static Sketch eyes(SplittableRandom random, Plot black, Plot white) {
        return Sketch.of(withPlain(List.of(black), random.nextInt(3)), withPlain(List.of(white), random.nextInt(3)), 0);
    }

    /** Two eyes and a lead at which the formula may turn. */
    private static Sketch pair(SplittableRandom random, int most, int shared) {
        EyePair pair = EyePair.of(random.nextInt(most), random.nextInt(most));
        List<Sketch> races = pair.around(shared);
        return races.isEmpty() ? Sketch.of(List.of(), List.of(), 0) : races.get(random.nextInt(races.size()));
    }

    private static List<Plot> withPlain(List<Plot> plots, int liberties) {
        List<Plot> all = new ArrayList<>(plots);
        if (liberties > 0) {
            all.add(Plot.plain(liberties));
        }
        return all;
    }
}
