package tedomari.semeai;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Values;
import tedomari.go.Colour;

/**
 * What the theory says of a race: the total of the cooled values, or two totals between which it lies.
 *
 * @param low the least that the total can be, seen from Black
 * @param high the most
 * @param total the sum of the cooled LA values
 */
public record Estimate(Race race, Formula formula, Game low, Game high, Game total) {

    /** The estimate, or null where the theory says nothing; {@link #silence} tells why. */
    public static @Nullable Estimate of(Race race, boolean asPrinted) {
        if (silence(race) != null) {
            return null;
        }
        Game low = Values.ZERO;
        Game high = Values.ZERO;
        Game total = Values.ZERO;
        for (RaceRegion region : race.regions()) {
            RegionValue value = region.value();
            if (value != null) {
                Game here = value.cooled();
                total = total.plus(here);
                Game elsewhere = race.isLast(region) ? here : value.cooledElsewhere();
                low = low.plus(region.owner() == Colour.BLACK ? here : elsewhere);
                high = high.plus(region.owner() == Colour.BLACK ? elsewhere : here);
            }
        }
        Formula formula = new Formula(race.shared(), race.eye(Colour.BLACK), race.eye(Colour.WHITE), asPrinted);
        return new Estimate(race, formula, low, high, total);
    }

    /** Why the theory does not apply to a race, or null if it does. */
    public static @Nullable String silence(Race race) {
        for (RaceRegion region : race.regions()) {
            if (region.refusal() != null) {
                return "region " + region.name() + " is outside the theory: " + region.refusal();
            }
        }
        for (Colour owner : Colour.values()) {
            List<RaceRegion> eyes = race.regions().stream()
                    .filter(region -> region.owner() == owner && region.isEyeCapable())
                    .toList();
            if (eyes.size() > 1) {
                return "the block of " + (owner == Colour.BLACK ? "Black" : "White") + " can make an eye in regions "
                        + eyes.get(0).name() + " and " + eyes.get(1).name();
            }
        }
        if (canLive(race, Colour.BLACK) && canLive(race, Colour.WHITE)) {
            // M is no count of liberties: two blocks that live are a seki, whatever the rest of the total.
            return "both blocks can live";
        }
        for (RaceRegion region : race.regions()) {
            if (race.shared() > 0 && region.kind() == RaceRegion.Kind.EYE && !isUsualEye(region)) {
                return "region " + region.name()
                        + " is an eye that may be worth less than others of its size, and there are shared liberties";
            }
        }
        return new Formula(race.shared(), race.eye(Colour.BLACK), race.eye(Colour.WHITE), false).untested();
    }

    /** The formula was checked with compact eyes as they stand away from the corner, at most a stone on the vital point. */
    private static boolean isUsualEye(RaceRegion region) {
        RegionValue value = region.value();
        if (value == null || !value.isCertain()) {
            return value == null;
        }
        Dyadic attacked = value.low().rightStop();
        return switch (EyeClass.of(region.points().size())) {
            case NONE, LARGER -> true;
            case SMALL -> attacked.signum() > 0;
            case FOUR -> attacked.compareTo(Dyadic.of(4)) >= 0;
            case FIVE -> attacked.compareTo(Dyadic.of(7)) >= 0;
            case SIX -> attacked.compareTo(Dyadic.of(11)) >= 0;
        };
    }

    private static boolean canLive(Race race, Colour owner) {
        return race.regions().stream()
                .filter(region -> region.owner() == owner && region.value() != null)
                .anyMatch(region -> race.isLast(region)
                        ? Objects.requireNonNull(region.value()).mayLiveAtLast()
                        : region.isEyeCapable());
    }

    /** All regions are clean, but for an eye: the total is exact. */
    public boolean isExact() {
        return low == high;
    }

    /** What happens when {@code first} moves first, or null if the bounds leave it open. */
    public @Nullable Result result(Colour first) {
        Result atLow = Result.of(formula, first, low);
        return isExact() || atLow == Result.of(formula, first, high) ? atLow : null;
    }

    /** How a race ends. */
    public enum Result {
        BLACK,
        WHITE,
        /** Neither block can be captured. */
        SEKI;

        /** What the formula makes of a total, seen from Black, when {@code first} moves first. */
        public static Result of(Formula formula, Colour first, Game total) {
            if (formula.captures(first, first, total)) {
                return first == Colour.BLACK ? BLACK : WHITE;
            }
            Colour second = first.opponent();
            return formula.captures(second, first, total) ? second == Colour.BLACK ? BLACK : WHITE : SEKI;
        }
    }
}
