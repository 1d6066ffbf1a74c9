package tedomari.verify;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.Rounding;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.search.Limits;
import tedomari.search.Outcome;
import tedomari.search.RaceSolver;
import tedomari.semeai.Alive;
import tedomari.semeai.Pruning;
import tedomari.semeai.Race;
import tedomari.semeai.RaceRegion;
import tedomari.semeai.Region;
import tedomari.semeai.RegionCache;
import tedomari.semeai.RegionException;
import tedomari.semeai.RegionValue;
import tedomari.semeai.Roles;

/**
 * Single regions: the value against the one by all play, and against searches of boards on which the block has this region
 * alone and its opponent plain liberties, one more and one less than the value says it can hold against.
 */
final class TreeTrials implements Trials {

    private static final long NODES = 1_000_000;
    private static final long POSITIONS = 50_000;
    private static final int MOST_PLAIN = 16;
    private static final int MOST_EMPTY = 9;

    private final RegionCache cache = new RegionCache();
    private final RaceSolver solver = RaceSolver.of(Limits.ofNodes(NODES));

    /** A region alone on a board with White's liberties. */
    private record Alone(Position position, RaceRegion region, RegionValue value) {}

    @Override
    public Finding run(long number, Chance chance) {
        SplittableRandom random = chance.of(number);
        Plot plot = plot(random);
        Check check = check(plot);
        if (check.agreement != Agreement.DISAGREE) {
            return Finding.of(check.agreement, check.labels);
        }
        Plot smallest = Shrinking.shrink(
                plot,
                Plot::smaller,
                smaller -> alone(smaller, 1) != null && check(smaller).agreement == Agreement.DISAGREE);
        Check last = check(smallest);
        Alone board = alone(smallest, last.white);
        return Finding.of(
                check.labels,
                Contest.disagreement(
                        number,
                        last.difference,
                        board == null ? Position.empty(tedomari.go.Outline.square(1)) : board.position));
    }

    private Plot plot(SplittableRandom random) {
        while (true) {
            Plot plot = random.nextInt(8) == 0
                    ? Plots.eye(random)
                    : random.nextBoolean() ? Plots.box(random, 12) : Plots.growth(random, 11);
            if (plot.empties() <= MOST_EMPTY && alone(plot, 1) != null) {
                return plot;
            }
        }
    }

    /** The race of one region of Black's against plain liberties; null if it is none. */
    private @Nullable Alone alone(Plot plot, int white) {
        Position position =
                Sketch.of(List.of(plot), List.of(Plot.plain(white)), 0).position();
        if (position == null) {
            return null;
        }
        Roles roles = Roles.of(position);
        Race race = Race.of(roles.position(), roles.black(), roles.white(), cache);
        List<RaceRegion> own = race.regions().stream()
                .filter(region -> region.owner() != Colour.WHITE)
                .toList();
        if (own.size() != 1) {
            return null;
        }
        RegionValue value = own.get(0).value();
        return value == null ? null : new Alone(race.position(), own.get(0), value);
    }

    /** What came out, with how many liberties of White. */
    private record Check(Agreement agreement, Set<Label> labels, String difference, int white) {}

    private Check check(Plot plot) {
        Alone alone = alone(plot, 1);
        if (alone == null) {
            throw new IllegalArgumentException("no single region: " + plot);
        }
        Set<Label> labels = new TreeSet<>();
        labels.add(new Label(
                "region",
                (alone.value.isClean() ? "clean, " : "unclean, ")
                        + (alone.value.temperature().signum() > 0 ? "hot" : "cold")));
        String difference = fromAllPlay(alone);
        if (difference != null) {
            return new Check(Agreement.DISAGREE, labels, difference, 1);
        }
        if (alone.value.dependsOnKo() || !alone.value.isCertain()) {
            return new Check(Agreement.REFUSED, labels, "", 1);
        }
        return againstSearch(plot, alone.value, labels);
    }

    private static @Nullable String fromAllPlay(Alone alone) {
        RegionValue full;
        try {
            full = new Region(alone.position, alone.region.points(), Colour.BLACK)
                    .valueByAllPlay(Pruning.CORRECTED, POSITIONS);
        } catch (RegionException tooLarge) {
            return null;
        }
        RegionValue value = alone.value;
        boolean isBound = full.isFlagged() && !value.isCertain();
        boolean isSame = (isSame(full.low(), value.low()) || isBound && isAtMost(value.low(), full.low()))
                && (isSame(full.high(), value.high()) || isBound && isAtMost(value.high(), full.high()))
                && isSame(full.lowElsewhere(), value.lowElsewhere())
                && isSame(full.highElsewhere(), value.highElsewhere());
        return isSame
                ? null
                : "the region is worth " + Alive.write(value.value(), Notation.ASCII) + ", by all play "
                        + Alive.write(full.value(), Notation.ASCII);
    }

    private static boolean isSame(Game g, Game h) {
        return Cooling.cool(g, Dyadic.ONE) == Cooling.cool(h, Dyadic.ONE);
    }

    private static boolean isAtMost(Game g, Game h) {
        return Cooling.cool(g, Dyadic.TWO).leq(Cooling.cool(h, Dyadic.TWO));
    }

    private Check againstSearch(Plot plot, RegionValue value, Set<Label> labels) {
        Agreement agreement = Agreement.AGREE;
        for (Colour first : Colour.values()) {
            // Against w liberties Black moving first wins up to w = up(g), moving second up to w = down(g) - 1.
            Dyadic most = first == Colour.BLACK
                    ? Rounding.up(value.cooled())
                    : Rounding.down(value.cooled()).minus(Dyadic.ONE);
            boolean lives = most.compareTo(Dyadic.of(MOST_PLAIN)) >= 0;
            int last = lives ? 8 : most.intValue();
            for (int white = Math.max(1, last); white <= (lives ? last : last + 1); white++) {
                boolean claimed = white <= last;
                Alone board = alone(plot, white);
                Outcome found = board == null ? Outcome.UNKNOWN : solver.outcome(board.position, first);
                if (found == Outcome.UNKNOWN) {
                    agreement = Agreement.UNDECIDED;
                } else if (claimed != (found == Outcome.BLACK)) {
                    return new Check(
                            Agreement.DISAGREE,
                            labels,
                            (first == Colour.BLACK ? "Black" : "White") + " first: the region is worth "
                                    + Alive.write(value.value(), Notation.ASCII) + ", so Black should "
                                    + (claimed ? "win" : "lose") + ", but the exact search says "
                                    + found.name().toLowerCase(java.util.Locale.ROOT),
                            white);
                }
            }
        }
        return new Check(agreement, labels, "", 1);
    }
}
