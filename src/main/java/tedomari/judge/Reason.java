package tedomari.judge;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.Rounding;
import tedomari.go.Colour;
import tedomari.search.RaceResult;
import tedomari.semeai.Alive;
import tedomari.semeai.Estimate;
import tedomari.semeai.Estimate.Result;

/**
 * Why a race ends as it does, or why nothing is claimed.
 *
 * @param estimate what the theory says, or null where it is silent
 * @param result how the race ends, or null if it is unknown
 * @param silence why the theory is silent; empty where it is not
 * @param search what an exact search found, or null if there was none
 */
public record Reason(
        @Nullable Estimate estimate,
        Colour first,
        @Nullable Result result,
        String silence,
        @Nullable RaceResult search) {

    /** In one sentence, without the full stop. */
    public String sentence(Notation notation) {
        if (search == null) {
            return ofTheory(notation);
        }
        String theory = ofTheory(notation).replace("unknown, because ", "");
        if (result == null) {
            return "unknown, because " + theory + ", and the exact search was not through: " + search.unknownBecause();
        }
        return String.format(Locale.ROOT, "an exact search of %,d positions: %s", search.nodes(), ending(result))
                + (search.koMet() ? ", if there are no ko threats elsewhere" : "") + " (the theory is silent: " + theory
                + ")";
    }

    private String ofTheory(Notation notation) {
        if (estimate == null) {
            return "unknown, because " + silence;
        }
        String between = "the total lies between " + Alive.write(estimate.low(), notation) + " and "
                + Alive.write(estimate.high(), notation);
        if (result == null || search != null) {
            return "unknown, because " + between + ", and the two ends disagree";
        }
        if (!estimate.isExact()) {
            return between + ", and at both ends " + ending(result);
        }
        if (estimate.formula().shared() > 0) {
            return "the total is " + Alive.write(estimate.total(), notation) + ", the blocks share "
                    + estimate.formula().shared() + " liberties, so Black needs a lead of "
                    + estimate.formula().needed(Colour.BLACK) + " to capture and White one of "
                    + estimate.formula().needed(Colour.WHITE) + ": " + ending(result);
        }
        return estimate.total().isInteger()
                ? "the total is " + Alive.write(estimate.total(), notation) + ": " + ending(result)
                : rounding(estimate.total(), result, notation);
    }

    private String rounding(Game total, Result ending, Notation notation) {
        boolean isBlack = first == Colour.BLACK;
        Dyadic rounded = isBlack ? Rounding.up(total) : Rounding.down(total);
        Dyadic next = isBlack ? rounded.minus(Dyadic.ONE) : rounded.plus(Dyadic.ONE);
        String stands = switch (total.relationTo(Game.of(next))) {
            case CONFUSED -> " is confused with ";
            case GREATER -> " is greater than ";
            case LESS -> " is less than ";
            case EQUAL -> " is ";
        };
        boolean wins = ending == (isBlack ? Result.BLACK : Result.WHITE);
        return Alive.write(total, notation) + stands + Alive.write(Game.of(next), notation) + ", so "
                + (isBlack ? "Black rounds it up to " : "White rounds it down to ")
                + Alive.write(Game.of(rounded), notation) + (wins ? " and wins" : " only, and " + ending(ending));
    }

    private static String ending(Result result) {
        return switch (result) {
            case BLACK -> "Black captures";
            case WHITE -> "White captures";
            case SEKI -> "neither can capture";
        };
    }
}
