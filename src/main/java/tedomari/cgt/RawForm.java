package tedomari.cgt;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game as it was written, nothing struck or bypassed.
 *
 * @param leaf the value that stands here without its options, or null if the options are given
 */
public record RawForm(@Nullable Game leaf, List<RawForm> left, List<RawForm> right) {

    public RawForm {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    public static RawForm of(Game value) {
        return new RawForm(value, List.of(), List.of());
    }

    public static RawForm of(List<RawForm> left, List<RawForm> right) {
        return new RawForm(null, left, right);
    }

    public Game value() {
        return leaf != null ? leaf : Game.of(values(left), values(right));
    }

    private static List<Game> values(List<RawForm> forms) {
        return forms.stream().map(RawForm::value).toList();
    }

    /** The options of this form that its canonical form does not need as they are, each with the reason. */
    public List<Redundancy> redundancies() {
        List<Redundancy> found = new ArrayList<>();
        Game value = value();
        for (Player player : Player.values()) {
            List<RawForm> options = player == Player.LEFT ? left : right;
            for (int i = 0; i < options.size(); i++) {
                Redundancy redundancy = Redundancy.of(options, i, player, value);
                if (redundancy != null) {
                    found.add(redundancy);
                }
            }
        }
        return found;
    }

    /** In plain ASCII, as {@link Notation#ASCII} writes it. */
    @Override
    public String toString() {
        return Notation.ASCII.write(this);
    }
}
