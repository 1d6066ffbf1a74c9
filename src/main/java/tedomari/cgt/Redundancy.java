package tedomari.cgt;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why an option of a raw form is not in the canonical form.
 *
 * @param witness the option that dominates, or the opponent's answer that reverses
 */
public record Redundancy(Player owner, RawForm option, Kind kind, Game witness) {

    /** The two reasons there are. */
    public enum Kind {
        /** Another option is at least as good for the owner. */
        DOMINATED,
        /** The opponent has an answer after which he stands no worse than before. */
        REVERSIBLE
    }

    /** The reason for option {@code i} of a player, or null if the canonical form has it too. */
    static @Nullable Redundancy of(List<RawForm> options, int i, Player owner, Game value) {
        RawForm option = options.get(i);
        Game game = option.value();
        for (int j = 0; j < options.size(); j++) {
            Game other = options.get(j).value();
            // Of equal options the first one stays.
            if (j != i && isAsGood(owner, other, game) && (other != game || j < i)) {
                return new Redundancy(owner, option, Kind.DOMINATED, other);
            }
        }
        for (Game answer : game.options(owner.opponent())) {
            if (isAsGood(owner, value, answer)) {
                return new Redundancy(owner, option, Kind.REVERSIBLE, answer);
            }
        }
        return null;
    }

    private static boolean isAsGood(Player player, Game better, Game worse) {
        return player == Player.LEFT ? worse.leq(better) : better.leq(worse);
    }

    /** In one sentence. */
    public String describe(Notation notation) {
        String move = (owner == Player.LEFT ? "Left's option " : "Right's option ") + notation.write(option);
        return kind == Kind.DOMINATED
                ? move + " is dominated by " + notation.write(witness)
                : move + " is reversible through " + notation.write(witness);
    }

    @Override
    public String toString() {
        return describe(Notation.ASCII);
    }
}
