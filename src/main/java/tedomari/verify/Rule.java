package tedomari.verify;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Game;
import tedomari.cgt.Values;
import tedomari.go.Colour;
import tedomari.semeai.Estimate;
import tedomari.semeai.Estimate.Result;
import tedomari.semeai.EyeClass;
import tedomari.semeai.Formula;
import tedomari.semeai.Pruning;
import tedomari.semeai.Race;
import tedomari.semeai.RaceRegion;
import tedomari.semeai.Region;
import tedomari.semeai.RegionException;
import tedomari.semeai.RegionValue;

/** A rule that one could believe in, and that the project does not: each says something of races where it is all that is new. */
public enum Rule {
    PRINTED_PRUNING(
            "The pruning rule as printed",
            "At temperature 1 or below cut off the defender's branch and make {|n} n + 1 (Nakamura 2009, §3). Tried on races that"
                    + " the theory covers, with a region that the rule values otherwise.") {
        @Override
        @Nullable
        Result claim(Race race, Colour first) {
            Estimate estimate = Estimate.of(race, false);
            if (estimate == null || !estimate.isExact()) {
                return null;
            }
            Game total = Values.ZERO;
            for (RaceRegion region : race.regions()) {
                if (region.owner() != null) {
                    total = total.plus(byAllPlay(race, region, Pruning.PRINTED));
                }
            }
            return Result.of(estimate.formula(), first, total);
        }

        @Override
        boolean isAbout(Race race, RaceRegion region) {
            RegionValue value = region.value();
            return value != null
                    && region.refusal() == null
                    && byAllPlay(race, region, Pruning.PRINTED) != value.cooled();
        }
    },
    PRINTED_FORMULA(
            "Formula 2 as printed",
            "With shared liberties the attacker needs a lead of S if the defender has an eye, else of S − 1 (Nakamura 2009, §5).") {
        @Override
        @Nullable
        Result claim(Race race, Colour first) {
            Estimate estimate = Estimate.of(race, true);
            return estimate == null || !estimate.isExact() ? null : estimate.result(first);
        }
    },
    UNCLEAN(
            "Unclean regions taken as clean",
            "Every region counts with the value that it has if the last liberty falls there.") {
        @Override
        @Nullable
        Result claim(Race race, Colour first) {
            Estimate estimate = Estimate.of(race, false);
            boolean isNew = estimate != null
                    && !estimate.isExact()
                    && race.regions().stream().allMatch(Rule::isCertain);
            return isNew ? byTotal(race, first) : null;
        }

        @Override
        boolean isAbout(Race race, RaceRegion region) {
            return region.value() != null
                    && region.refusal() == null
                    && !region.value().isClean();
        }
    },
    HOPES(
            "Hopes counted as liberties",
            "A block that has no liberty in a region counts what it may still win there, though its last liberty may fall"
                    + " elsewhere before.") {
        @Override
        @Nullable
        Result claim(Race race, Colour first) {
            Estimate estimate = Estimate.of(race, false);
            if (estimate == null) {
                return null;
            }
            Game total = Values.ZERO;
            boolean isNew = false;
            for (RaceRegion region : race.regions()) {
                RegionValue value = region.value();
                if (value != null) {
                    Game hoped = value.isCertain() ? value.cooled() : byAllPlay(race, region, Pruning.CORRECTED);
                    isNew |= hoped != value.cooled();
                    total = total.plus(hoped);
                }
            }
            return isNew ? Result.of(estimate.formula(), first, total) : null;
        }

        @Override
        boolean isAbout(Race race, RaceRegion region) {
            RegionValue value = region.value();
            return value != null && !value.isCertain() && byAllPlay(race, region, Pruning.CORRECTED) != value.cooled();
        }
    },
    LAST_MOVE(
            "A last move that cannot wait",
            "An eye counts with its value even if that rests on a stone without liberties as the attacker's urgent answer.") {
        @Override
        @Nullable
        Result claim(Race race, Colour first) {
            boolean isNew = Estimate.silence(race) == null
                    && !race.regions().stream().allMatch(Rule::isCertain)
                    && race.regions().stream().allMatch(region -> isCertain(region) || restsOnLastMove(race, region));
            return isNew ? byTotal(race, first) : null;
        }

        /** It is an eye, and there is no other reason why its value is not certain. */
        private static boolean restsOnLastMove(Race race, RaceRegion region) {
            return region.kind() == RaceRegion.Kind.EYE
                    && byAllPlay(race, region, Pruning.CORRECTED)
                            == Objects.requireNonNull(region.value()).cooled();
        }
    },
    TWO_EYES("Two eyes", "Two regions of one block that can both become eyes are added like others.") {
        @Override
        @Nullable
        Result claim(Race race, Colour first) {
            boolean isNew = race.regions().stream().allMatch(region -> region.refusal() == null)
                    && (eyes(race, Colour.BLACK) > 1) != (eyes(race, Colour.WHITE) > 1)
                    && formula(race).untested() == null;
            return isNew ? byTotal(race, first) : null;
        }
    },
    BOTH_LIVE("Two blocks that can both live", "M and −M cancel, so that the rest of the total decides.") {
        @Override
        @Nullable
        Result claim(Race race, Colour first) {
            boolean isNew = Estimate.silence(race) != null
                    && race.regions().stream().allMatch(region -> region.refusal() == null && isCertain(region))
                    && eyes(race, Colour.BLACK) == 1
                    && eyes(race, Colour.WHITE) == 1
                    && formula(race).untested() == null;
            return isNew ? byTotal(race, first) : null;
        }
    },
    LARGER_EYES(
            "Larger eyes with shared liberties",
            "The corrected Formula 2 with eyes of more than six points, and shared liberties.") {
        @Override
        @Nullable
        Result claim(Race race, Colour first) {
            return hasLargeEye(race) && isUntested(race) ? byTotal(race, first) : null;
        }
    },
    MANY_SHARED(
            "Many shared liberties",
            "The corrected Formula 2 with eyes of up to six points or none, and more shared liberties than it is claimed for.") {
        @Override
        @Nullable
        Result claim(Race race, Colour first) {
            return !hasLargeEye(race) && isUntested(race) ? byTotal(race, first) : null;
        }
    },
    KO("Regions that depend on a ko", "A region whose value depends on who wins a ko counts as if its owner lost it.") {
        @Override
        @Nullable
        Result claim(Race race, Colour first) {
            boolean isNew = race.regions().stream().anyMatch(Rule::dependsOnKo)
                    && race.regions().stream()
                            .allMatch(region -> region.owner() == null
                                    ? region.refusal() == null
                                    : region.value() != null
                                            && (dependsOnKo(region)
                                                    || region.value().isClean()))
                    && formula(race).untested() == null;
            return isNew ? byTotal(race, first) : null;
        }

        @Override
        boolean isAbout(Race race, RaceRegion region) {
            return dependsOnKo(region);
        }
    };

    private static final long POSITIONS = 3_000;

    private final String title;
    private final String statement;

    Rule(String title, String statement) {
        this.title = title;
        this.statement = statement;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String title() {
        return title;
    }

    /** What the rule says. */
    public String statement() {
        return statement;
    }

    /**
     * What the rule says of a race, or null if it has nothing to say that the theory does not.
     *
     * @throws RegionException if a region is too large for it
     */
    abstract @Nullable Result claim(Race race, Colour first);

    /** Races with this region are worth a look: the rule may say something of it that the theory does not. */
    boolean isAbout(Race race, RaceRegion region) {
        return true;
    }

    /** The sum of all values, as if the last liberty fell everywhere. */
    static Game total(Race race) {
        Game total = Values.ZERO;
        for (RaceRegion region : race.regions()) {
            RegionValue value = region.value();
            total = value == null ? total : total.plus(value.cooled());
        }
        return total;
    }

    /** The cooled value of a region by all play, hopes included. */
    private static Game byAllPlay(Race race, RaceRegion region, Pruning pruning) {
        return new Region(race.position(), region.points(), Objects.requireNonNull(region.owner()))
                .valueByAllPlay(pruning, POSITIONS)
                .cooled();
    }

    private static Result byTotal(Race race, Colour first) {
        return Result.of(formula(race), first, total(race));
    }

    private static Formula formula(Race race) {
        return new Formula(race.shared(), race.eye(Colour.BLACK), race.eye(Colour.WHITE), false);
    }

    private static boolean isCertain(RaceRegion region) {
        return region.value() == null || region.value().isCertain();
    }

    private static boolean dependsOnKo(RaceRegion region) {
        return region.value() != null && region.value().dependsOnKo();
    }

    private static long eyes(Race race, Colour owner) {
        return race.regions().stream()
                .filter(region -> region.owner() == owner && region.isEyeCapable())
                .count();
    }

    private static boolean hasLargeEye(Race race) {
        return race.eye(Colour.BLACK) == EyeClass.LARGER || race.eye(Colour.WHITE) == EyeClass.LARGER;
    }

    /** All is as the theory wants it, but that the formula was not tested here. */
    private static boolean isUntested(Race race) {
        String untested = formula(race).untested();
        return untested != null
                && untested.equals(Estimate.silence(race))
                && race.regions().stream()
                        .allMatch(region -> isCertain(region)
                                && (region.value() == null
                                        || region.kind() == RaceRegion.Kind.EYE
                                        || region.value().isClean()));
    }
}
