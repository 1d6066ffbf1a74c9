package tedomari.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.Symmetry;
import tedomari.semeai.EyeClass;
import tedomari.semeai.Formula;
import tedomari.semeai.Race;
import tedomari.semeai.RaceRegion;
import tedomari.semeai.RegionCache;
import tedomari.semeai.RegionValue;
import tedomari.semeai.Roles;

/**
 * Random races of every kind, of such a size that a search gets through, and with the plain liberties that leave the winner in
 * doubt: a race that is won by ten liberties tests nothing.
 */
final class Sketches {

    /** How many points may be empty besides plain liberties: large races are rare, for they cost most of the time. */
    private static final int[] MOST_OPEN = {4, 5, 5, 6, 6, 6, 7, 7, 8, 10};

    /** How many races are made of the same regions, since finding regions is most of the work. */
    static final int FAMILY = 4;

    private static final int MOST_PADDING = 9;
    private static final Dyadic FAR = Dyadic.of(100);
    private static final int BOUND = 20_000;

    private final RegionCache cache = new RegionCache();
    private final Map<Plot, Optional<Worth>> known = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Plot, Optional<Worth>> eldest) {
            return size() > BOUND;
        }
    };

    /** What the theory makes of a plot, by which kinds are mixed and sides balanced. */
    record Worth(Game cooled, boolean isHot, boolean isClean, boolean isRefused, EyeClass eye) {}

    /** Races of the same regions with some more or fewer plain liberties on either side: {@link #FAMILY} of them. */
    List<Sketch> next(SplittableRandom random) {
        while (true) {
            List<Sketch> family = attempt(random);
            if (family != null) {
                return family;
            }
        }
    }

    private @Nullable List<Sketch> attempt(SplittableRandom random) {
        int shared = random.nextInt(3) == 0 ? 1 + random.nextInt(5) : 0;
        List<Plot> black = side(random);
        List<Plot> white = side(random);
        int open = shared
                + Stream.concat(black.stream(), white.stream())
                        .mapToInt(Plot::empties)
                        .sum();
        if (open > MOST_OPEN[random.nextInt(MOST_OPEN.length)]) {
            return null;
        }
        int padding = padding(random, black, white, shared);
        if (Math.abs(padding) > MOST_PADDING) {
            return null;
        }
        // Where a block has no liberties in its plots it needs a plain one to stand at all.
        return Stream.of(0, 1)
                .map(atLeast -> family(random.split(), black, white, shared, padding, atLeast))
                .filter(family -> family.stream().allMatch(sketch -> sketch.position() != null))
                .findFirst()
                .orElse(null);
    }

    private static List<Sketch> family(
            SplittableRandom random, List<Plot> black, List<Plot> white, int shared, int padding, int atLeast) {
        List<Sketch> family = new ArrayList<>();
        for (int i = 0; i < FAMILY; i++) {
            // One less, as many and one more than the even race, and that with a liberty more for both.
            int lead = padding + (i < 3 ? i - 1 : 0);
            int both = atLeast + (i == 3 ? 1 : 0);
            Symmetry symmetry = Symmetry.values()[random.nextInt(Symmetry.values().length)];
            family.add(Sketch.of(
                            padded(black, Math.max(0, lead) + both), padded(white, Math.max(0, -lead) + both), shared)
                    .turned(symmetry, random.nextBoolean()));
        }
        return family;
    }

    private List<Plot> side(SplittableRandom random) {
        List<Plot> plots = new ArrayList<>();
        for (int count = random.nextInt(3); count > 0; count--) {
            plots.add(plot(random));
        }
        if (random.nextInt(6) == 0) {
            Plot eye = Plots.EYES.get(random.nextInt(Plots.EYES.size()));
            plots.add(random.nextInt(3) == 0 ? Plots.eye(random) : eye);
        }
        return plots;
    }

    /** A plot that the theory can be asked about; cold ones and those outside of it are taken less often. */
    private Plot plot(SplittableRandom random) {
        while (true) {
            Plot plot = random.nextBoolean() ? Plots.box(random, 6) : Plots.growth(random, 6);
            Worth worth = plot.empties() > 5 ? null : worth(plot);
            if (worth != null) {
                int oneOf = worth.isRefused ? 12 : !worth.isClean ? 4 : worth.isHot ? 1 : 4;
                if (random.nextInt(oneOf) == 0) {
                    return plot;
                }
            }
        }
    }

    /** What a plot is worth, or null if the block has no region there, or never a liberty. */
    @Nullable
    Worth worth(Plot plot) {
        Optional<Worth> worth = known.get(plot);
        if (worth == null) {
            worth = Optional.ofNullable(evaluated(plot));
            known.put(plot, worth);
        }
        return worth.orElse(null);
    }

    private @Nullable Worth evaluated(Plot plot) {
        Position position = Sketch.of(List.of(plot), List.of(Plot.plain(1)), 0).position();
        int plain = position == null ? 1 : 0;
        if (position == null) {
            position = Sketch.of(padded(List.of(plot), plain), List.of(Plot.plain(1)), 0)
                    .position();
        }
        if (position == null) {
            return null;
        }
        Roles roles = Roles.of(position);
        Race race = Race.of(roles.position(), roles.black(), roles.white(), cache);
        Worth worth = new Worth(Game.of(-plain), false, true, false, race.eye(Colour.BLACK));
        int count = 0;
        for (RaceRegion region : race.regions()) {
            if (region.owner() != Colour.WHITE) {
                count++;
                worth = with(worth, region);
            }
        }
        boolean isWorthless = count == plain || plain > 0 && worth.isClean;
        return isWorthless ? null : worth;
    }

    private static Worth with(Worth worth, RaceRegion region) {
        RegionValue value = region.value();
        return new Worth(
                value == null ? worth.cooled : worth.cooled.plus(value.cooled()),
                worth.isHot || value != null && value.temperature().signum() > 0,
                worth.isClean && value != null && value.isClean(),
                worth.isRefused || region.refusal() != null,
                worth.eye);
    }

    /** How many liberties Black lacks for an even race, negative if White lacks them. */
    private int padding(SplittableRandom random, List<Plot> black, List<Plot> white, int shared) {
        Formula formula = new Formula(shared, eye(black), eye(white), false);
        long lead = middle(black) - middle(white);
        long goal = random.nextBoolean() ? formula.needed(Colour.BLACK) : -formula.needed(Colour.WHITE);
        return (int) Math.max(-1000, Math.min(1000, goal - lead));
    }

    private EyeClass eye(List<Plot> plots) {
        EyeClass largest = EyeClass.NONE;
        for (Plot plot : plots) {
            Worth worth = worth(plot);
            largest = worth != null && worth.eye.compareTo(largest) > 0 ? worth.eye : largest;
        }
        return largest;
    }

    /** About what plots are worth when both have played there; of a block that may live, when it was stopped. */
    private long middle(List<Plot> plots) {
        long sum = 0;
        for (Plot plot : plots) {
            Worth worth = worth(plot);
            if (worth != null) {
                Dyadic mean = worth.cooled.mean();
                sum += (mean.compareTo(FAR) > 0 ? worth.cooled.rightStop() : mean)
                        .floor()
                        .intValue();
            }
        }
        return sum;
    }

    private static List<Plot> padded(List<Plot> plots, int liberties) {
        List<Plot> all = new ArrayList<>(plots);
        if (liberties > 0) {
            all.add(Plot.plain(liberties));
        }
        return all;
    }
}
