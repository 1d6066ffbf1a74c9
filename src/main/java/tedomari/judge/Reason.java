package tedomari.judge;

import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.Relation;
import tedomari.cgt.Rounding;
import tedomari.go.Colour;
import tedomari.semeai.Estimate;
import tedomari.semeai.Estimate.Result;

/** Why a race ends as it does, in a sentence. */
final class Reason {

    private Reason() {}

    static String of(Estimate estimate, Colour first, Result result) {
        String player = name(first);
        Game total = estimate.total();
        if (!estimate.isExact()) {
            return "the total lies between " + write(estimate.low()) + " and " + write(estimate.high())
                    + ", and at both ends " + ending(result);
        }
        if (estimate.formula().shared() > 0) {
            return "the total is " + write(total) + ", the blocks share "
                    + estimate.formula().shared()
                    + " liberties, so Black needs a lead of "
                    + estimate.formula().needed(Colour.BLACK)
                    + " to capture and White one of " + estimate.formula().needed(Colour.WHITE) + ": " + ending(result);
        }
        Dyadic rounded = first == Colour.BLACK ? Rounding.up(total) : Rounding.down(total);
        boolean firstWins = result == (first == Colour.BLACK ? Result.BLACK : Result.WHITE);
        if (total.isInteger()) {
            return "the total is " + write(total) + ": " + ending(result);
        }
        String stands = standing(total, rounded, first);
        return write(total) + stands + ", so " + player + " rounds it " + (first == Colour.BLACK ? "up" : "down")
                + " to " + rounded + (firstWins ? " and wins" : " only, and " + ending(result));
    }

    /** Where the total stands to the integer next to the one it is rounded to. */
    private static String standing(Game total, Dyadic rounded, Colour first) {
        Dyadic next = first == Colour.BLACK ? rounded.minus(Dyadic.ONE) : rounded.plus(Dyadic.ONE);
        Relation relation = total.relationTo(Game.of(next));
        String verb = switch (relation) {
            case CONFUSED -> " is confused with ";
            case GREATER -> " is greater than ";
            case LESS -> " is less than ";
            case EQUAL -> " is ";
        };
        return verb + next;
    }

    private static String ending(Result result) {
        return switch (result) {
            case BLACK -> "Black captures";
            case WHITE -> "White captures";
            case SEKI -> "neither can capture";
        };
    }

    private static String name(Colour colour) {
        return colour == Colour.BLACK ? "Black" : "White";
    }

    private static String write(Game game) {
        return Notation.UNICODE.write(game);
    }
}
