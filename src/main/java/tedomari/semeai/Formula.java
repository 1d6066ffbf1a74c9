package tedomari.semeai;

import org.jspecify.annotations.Nullable;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Rounding;
import tedomari.go.Colour;

/**
 * Nakamura's Formula 2 with shared liberties and eyes (2009, §2 and §5), with the correction of docs/theory.md.
 *
 * @param shared how many liberties the blocks share
 * @param asPrinted without the correction, as the paper has it
 */
public record Formula(int shared, EyeClass black, EyeClass white, boolean asPrinted) {

    /** How many shared liberties were checked with eyes of up to six points (docs/verification.md). */
    private static final int MOST_SHARED = 5;

    /** The lead that an attacker needs to capture. */
    public int needed(Colour attacker) {
        EyeClass own = attacker == Colour.BLACK ? black : white;
        EyeClass other = attacker == Colour.BLACK ? white : black;
        if (shared == 0) {
            return 0;
        }
        if (asPrinted) {
            return other == EyeClass.NONE ? shared - 1 : shared;
        }
        if (own == EyeClass.NONE && other == EyeClass.NONE) {
            return shared - 1;
        }
        // An eye against none, or a larger eye: the opponent cannot fill the shared liberties, so they count for the
        // attacker.
        return own.compareTo(other) > 0 ? -shared : shared;
    }

    /** Whether {@code attacker} captures when {@code first} moves first; {@code total} is seen from Black. */
    public boolean captures(Colour attacker, Colour first, Game total) {
        Game lead = attacker == Colour.BLACK ? total : total.negate();
        Dyadic reached =
                attacker == first ? Rounding.up(lead) : Rounding.down(lead).minus(Dyadic.ONE);
        return reached.compareTo(Dyadic.of(needed(attacker))) >= 0;
    }

    /** Why the formula is not claimed here: the case was never checked against exact play. Null where it was. */
    public @Nullable String untested() {
        if (shared > MOST_SHARED) {
            return "more than " + MOST_SHARED + " shared liberties";
        }
        boolean hasLargeEye = black == EyeClass.LARGER || white == EyeClass.LARGER;
        return hasLargeEye && shared > 0 ? "an eye of more than six points with shared liberties" : null;
    }
}
