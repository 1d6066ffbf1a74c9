package tedomari.cgt;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game of the form {@code x + *m + d1·↑ + d2·↑^2 + … + dn·↑^n}.
 *
 * @param number the x
 * @param nimber the m
 * @param digits the multiples d1, d2, … of the powers of up, the last one not zero
 */
public record Uptimal(Dyadic number, int nimber, List<Integer> digits) implements Comparable<Uptimal> {

    public Uptimal {
        int length = digits.size();
        while (length > 0 && digits.get(length - 1) == 0) {
            length--;
        }
        digits = List.copyOf(digits.subList(0, length));
    }

    /** The expansion of {@code game}, or null if it has none. */
    public static @Nullable Uptimal of(Game game) {
        return new Finder().find(game);
    }

    /** Finds expansions, and remembers them for followers that come up again. */
    static final class Finder {
        private final Map<Game, Optional<Uptimal>> known = new HashMap<>();

        @Nullable
        Uptimal find(Game game) {
            if (game instanceof NumberUpStar part) {
                return new Uptimal(part.number, part.nimber, List.of(part.ups));
            }
            if (!game.leftStop.equals(game.rightStop)) {
                return null;
            }
            Optional<Uptimal> uptimal = known.get(game);
            if (uptimal == null) {
                Uptimal found = endingPositive(game);
                if (found == null) {
                    Uptimal mirrored = endingPositive(game.negate());
                    found = mirrored == null ? null : mirrored.negate();
                }
                uptimal = Optional.ofNullable(found);
                known.put(game, uptimal);
            }
            return uptimal.orElse(null);
        }

        /**
         * If the last digit is positive, Right has one option, {@code *(m xor 1)} with every digit one less, and the digits
         * before the last reach as far as this option's or as a left option's. A guess that has the value of the game is
         * right, for games are interned.
         */
        private @Nullable Uptimal endingPositive(Game game) {
            Game[] right = game.rightArray();
            Uptimal reply = right.length == 1 ? find(right[0]) : null;
            if (reply == null) {
                return null;
            }
            int reach = reply.digits.size();
            for (Game option : game.leftArray()) {
                Uptimal left = find(option);
                if (left == null) {
                    return null;
                }
                reach = Math.max(reach, left.digits.size());
            }
            Uptimal longer = reply.raised(reach + 1);
            if (longer.value() == game) {
                return longer;
            }
            Uptimal same = reply.raised(reply.digits.size());
            return same.value() == game ? same : null;
        }
    }

    /** Every digit up to {@code length} one more, and the star changed. */
    private Uptimal raised(int length) {
        List<Integer> raised = new ArrayList<>(Collections.nCopies(length, 1));
        for (int i = 0; i < digits.size(); i++) {
            raised.set(i, Math.addExact(digits.get(i), 1));
        }
        return new Uptimal(number, nimber ^ 1, raised);
    }

    private Uptimal negate() {
        return new Uptimal(
                number.negate(), nimber, digits.stream().map(Math::negateExact).toList());
    }

    public Game value() {
        Game sum = NumberUpStar.of(number, digits.isEmpty() ? 0 : digits.get(0), nimber);
        for (int i = 1; i < digits.size(); i++) {
            if (digits.get(i) != 0) {
                Game power = Power.pow(Values.UP, Dyadic.of(i + 1L));
                sum = sum.plus(Product.multiple(Dyadic.of(digits.get(i)), power));
            }
        }
        return sum;
    }

    /** One digit, 1 or −1, and no other. */
    boolean isPower() {
        return !digits.isEmpty()
                && Math.abs(digits.get(digits.size() - 1)) == 1
                && digits.subList(0, digits.size() - 1).stream().allMatch(digit -> digit == 0);
    }

    /** All digits 1, or all −1. */
    boolean isSumOfPowers() {
        return !digits.isEmpty()
                && Math.abs(digits.get(0)) == 1
                && digits.stream().allMatch(digits.get(0)::equals);
    }

    /** By number, then digit for digit, then length, then nimber: the order in which options are written. */
    @Override
    public int compareTo(Uptimal other) {
        int order = number.compareTo(other.number);
        for (int i = 0; order == 0 && i < Math.min(digits.size(), other.digits.size()); i++) {
            order = Integer.compare(digits.get(i), other.digits.get(i));
        }
        if (order == 0) {
            order = Integer.compare(digits.size(), other.digits.size());
        }
        return order == 0 ? Integer.compare(nimber, other.nimber) : order;
    }

    /** As {@code x*m.d1d2…}: a digit from ten on is a letter, from 36 on in parentheses, a negative one has {@code -} behind it. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (nimber == 0 || !number.isZero()) {
            text.append(number);
        }
        if (nimber > 0) {
            text.append('*');
        }
        if (nimber > 1) {
            text.append(nimber);
        }
        text.append('.');
        if (digits.isEmpty()) {
            text.append('0');
        }
        for (int digit : digits) {
            int size = Math.abs(digit);
            text.append(size < 36 ? Integer.toString(size, 36).toUpperCase(Locale.ROOT) : "(" + size + ")");
            text.append(digit < 0 ? "-" : "");
        }
        return text.toString();
    }
}
