package tedomari.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.semeai.Race;
import tedomari.semeai.RegionCache;
import tedomari.semeai.RegionException;
import tedomari.semeai.Roles;

/** Where the counterexamples of a rule may be: small random races of the kind that it speaks of. */
final class HuntingGround {

    /** The printed rule of pruning changes one region in some hundred. */
    private static final int MOST_TRIES = 1_000;

    private final RegionCache cache = new RegionCache();
    private final Rule rule;

    HuntingGround(Rule rule) {
        this.rule = rule;
    }

    Sketch next(SplittableRandom random) {
        while (true) {
            Sketch sketch = switch (rule) {
                case PRINTED_PRUNING, KO -> against(random, List.of(region(random)), random.nextInt(6) == 0 ? 1 : 0);
                case HOPES -> against(random, List.of(random.nextBoolean() ? region(random) : Plots.eye(random)), 0);
                case UNCLEAN -> against(random, List.of(region(random), region(random)), 0);
                case LAST_MOVE -> against(random, List.of(Plots.eye(random)), 0);
                case TWO_EYES -> against(random, List.of(smallEye(random), smallEye(random)), 0);
                case BOTH_LIVE -> eyes(random, Plots.eye(random), Plots.eye(random));
                case PRINTED_FORMULA -> pair(random, 6, 1 + random.nextInt(3));
                case LARGER_EYES -> largeEye(random);
                case MANY_SHARED ->
                    random.nextInt(4) == 0 ? pair(random, 9, 6) : pair(random, 4, 6 + random.nextInt(2));
            };
            if (sketch.position() != null) {
                return sketch;
            }
        }
    }

    private static Plot smallEye(SplittableRandom random) {
        return Plots.EYES.get(random.nextInt(5));
    }

    /** A region that the rule is about, or any if none was found. */
    private Plot region(SplittableRandom random) {
        Plot plot = anyRegion(random);
        for (int tries = 0; tries < MOST_TRIES && !isWorthALook(plot); tries++) {
            plot = anyRegion(random);
        }
        return plot;
    }

    private static Plot anyRegion(SplittableRandom random) {
        return random.nextBoolean() ? Plots.box(random, 9) : Plots.growth(random, 8);
    }

    private boolean isWorthALook(Plot plot) {
        Position position = Sketch.of(List.of(plot), List.of(Plot.plain(1)), 0).position();
        if (position == null) {
            return false;
        }
        Roles roles = Roles.of(position);
        Race race = Race.of(roles.position(), roles.black(), roles.white(), cache);
        try {
            return race.regions().stream()
                    .anyMatch(region -> region.owner() == Colour.BLACK && rule.isAbout(race, region));
        } catch (RegionException tooLarge) {
            return false;
        }
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

    /** An eye of up to nine points against an eye or none, with up to three shared liberties. */
    private static Sketch largeEye(SplittableRandom random) {
        List<Plot> white = random.nextInt(3) == 0 ? List.of() : List.of(Plots.eye(random));
        return Sketch.of(
                withPlain(List.of(Plots.largeEye(random)), random.nextInt(3)),
                withPlain(white, random.nextInt(12)),
                1 + random.nextInt(3));
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
