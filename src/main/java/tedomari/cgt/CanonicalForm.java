package tedomari.cgt;

import org.jspecify.annotations.Nullable;

/**
 * A form on its way to the canonical one.
 *
 * <p>First the simplest number is tried; what is left is no number, so its stops are those of its options and stay the same
 * while dominated options are struck and reversible ones bypassed. Whether an option is reversible depends on the value
 * alone, so no option is looked at twice (Siegel 2013, §II.2).
 */
final class CanonicalForm {

    private final FormOptions left;
    private final FormOptions right;

    /** The left option whose right stop is the left stop of the form; its stops are there in fixed point. */
    private final Game leftBest;

    /** The right option whose left stop is the right stop of the form. */
    private final Game rightBest;

    private CanonicalForm(Game[] left, Game[] right) {
        this.left = new FormOptions(left, Player.LEFT);
        this.right = new FormOptions(right, Player.RIGHT);
        this.leftBest = bestLeft(left);
        this.rightBest = bestRight(right);
    }

    /** The value of {@code {left|right}}; the arrays are taken over. */
    static Game of(Game[] left, Game[] right) {
        Dyadic number = asNumber(left, right);
        if (number != null) {
            return Game.of(number);
        }
        CanonicalForm form = new CanonicalForm(left, right);
        form.left.strikeDominated();
        form.right.strikeDominated();
        return form.bypassed();
    }

    /**
     * The value of a sum of two games, from its options: those before {@code inLeft} and {@code inRight} are the moves in the
     * first game. Two moves in one game never dominate each other, for its form is canonical.
     */
    static Game ofSum(Game[] left, int inLeft, Game[] right, int inRight) {
        Dyadic number = asNumber(left, right);
        if (number != null) {
            return Game.of(number);
        }
        CanonicalForm form = new CanonicalForm(left, right);
        form.left.strikeDominated(inLeft);
        form.right.strikeDominated(inRight);
        return form.bypassed();
    }

    private Game bypassed() {
        bypass(left);
        bypass(right);
        Game[] leftGames = left.toArray();
        Game[] rightGames = right.toArray();
        Game known = asNumberUpStar(leftGames, rightGames);
        return known != null ? known : Braces.of(leftGames, rightGames);
    }

    /** The option, of which there is one, with the largest right stop: it makes the left stop of a game. */
    static Game bestLeft(Game[] options) {
        Game best = options[0];
        for (int i = 1; i < options.length; i++) {
            best = Game.compareRightStops(options[i], best) > 0 ? options[i] : best;
        }
        return best;
    }

    /** The option, of which there is one, with the least left stop: it makes the right stop of a game. */
    static Game bestRight(Game[] options) {
        Game best = options[0];
        for (int i = 1; i < options.length; i++) {
            best = Game.compareLeftStops(options[i], best) < 0 ? options[i] : best;
        }
        return best;
    }

    /**
     * Simplest number theorem: if some number is greater than or confused with every left option, and less than or confused
     * with every right one, the value is the simplest such number.
     */
    private static @Nullable Dyadic asNumber(Game[] left, Game[] right) {
        Dyadic low = left.length == 0 ? null : bestLeft(left).rightStop;
        Dyadic high = right.length == 0 ? null : bestRight(right).leftStop;
        int order = low == null || high == null ? -1 : low.compareTo(high);
        if (order > 0) {
            return null;
        }
        boolean lowOpen = low != null && isOpen(left, low, Player.LEFT);
        if (order == 0 && !lowOpen) {
            return null;
        }
        boolean highOpen = high != null && isOpen(right, high, Player.RIGHT);
        return order == 0 && !highOpen ? null : Dyadic.simplest(low, lowOpen, high, highOpen);
    }

    /** No option of the player is as good for him as the number {@code stop}, so the value may be that number. */
    private static boolean isOpen(Game[] options, Dyadic stop, Player player) {
        Game number = Game.of(stop);
        for (Game option : options) {
            if (player == Player.LEFT
                    ? option.rightStop.equals(stop) && Order.leq(number, option)
                    : option.leftStop.equals(stop) && Order.leq(option, number)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Replaces every option that the opponent can reverse by what he reverses it to. A number is never reversible here
     * unless it is dominated: it would lie below the stop that another option reaches.
     */
    private void bypass(FormOptions side) {
        boolean bypassed = false;
        for (int i = 0; i < side.count; ) {
            Game option = side.games[i];
            Game reply = option.isNumber() ? null : reversal(option, side.owner);
            if (reply == null) {
                i++;
            } else {
                side.replace(i, side.owner == Player.LEFT ? reply.leftArray() : reply.rightArray());
                bypassed = true;
            }
        }
        if (bypassed) {
            side.strikeDominated();
        }
    }

    private @Nullable Game reversal(Game option, Player owner) {
        if (owner == Player.LEFT) {
            for (Game reply : option.rightArray()) {
                if (isAtLeast(reply)) {
                    return reply;
                }
            }
        } else {
            for (Game reply : option.leftArray()) {
                if (isAtMost(reply)) {
                    return reply;
                }
            }
        }
        return null;
    }

    /** This form is at least {@code x}; decided as in {@link Order#leq}. */
    private boolean isAtLeast(Game x) {
        if (Game.compareLeftStops(x, rightBest) < 0) {
            return true;
        }
        if (Game.compareLeftStopToRightStop(x, leftBest) > 0 || Game.compareLeftStopToRightStop(rightBest, x) < 0) {
            return false;
        }
        for (int i = 0; i < right.count; i++) {
            if (Order.leq(right.games[i], x)) {
                return false;
            }
        }
        if (!x.isNumber()) {
            for (Game option : x.leftArray()) {
                if (isAtMost(option)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** This form is at most {@code x}; decided as in {@link Order#leq}. */
    private boolean isAtMost(Game x) {
        if (Game.compareRightStops(leftBest, x) < 0) {
            return true;
        }
        if (Game.compareLeftStopToRightStop(x, leftBest) < 0 || Game.compareLeftStopToRightStop(rightBest, x) > 0) {
            return false;
        }
        for (int i = 0; i < left.count; i++) {
            if (Order.leq(x, left.games[i])) {
                return false;
            }
        }
        if (!x.isNumber()) {
            for (Game option : x.rightArray()) {
                if (isAtLeast(option)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The {@code x + n·↑ + *k} with these canonical options, if there is one; the reverse of {@link NumberUpStar}. */
    private static @Nullable Game asNumberUpStar(Game[] left, Game[] right) {
        if (!(left[0] instanceof NumberUpStar l) || !(right[0] instanceof NumberUpStar r)) {
            return null;
        }
        if (!l.number.equals(r.number)) {
            return null;
        }
        if (left.length == 1 && right.length == 1) {
            if (l.isNumber()) {
                return r.isNumber() ? NumberUpStar.of(l.number, 0, 1) : r.ups < 0 ? null : more(r, 1);
            }
            return r.isNumber() && l.ups <= 0 ? more(l, -1) : null;
        }
        int k = nimbers(left, l.number);
        int j = nimbers(right, l.number);
        if (k == j && k > 0) {
            return NumberUpStar.of(l.number, 0, k);
        }
        if (k == 2 && j == 1 || k == 1 && j == 2) {
            return NumberUpStar.of(l.number, k - j, 1);
        }
        return null;
    }

    private static Game more(NumberUpStar option, int ups) {
        return NumberUpStar.of(option.number, Math.addExact(option.ups, ups), option.nimber ^ 1);
    }

    /** The {@code k} for which the options are exactly {@code x, x*, …, x*(k-1)}; zero if there is none. */
    private static int nimbers(Game[] options, Dyadic number) {
        long seen = 0;
        for (Game option : options) {
            if (!(option instanceof NumberUpStar part)
                    || part.ups != 0
                    || part.nimber >= options.length
                    || !part.number.equals(number)) {
                return 0;
            }
            seen += part.nimber;
        }
        // The nimbers are distinct and below their count, so they are all there.
        return seen == (long) options.length * (options.length - 1) / 2 ? options.length : 0;
    }
}
