package tedomari.cgt;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the games of the tables: braces with slash runs, numbers, {@code ^3}, {@code vv}, {@code *2} and what is made of
 * these by writing them side by side ({@code -1^*}) or by {@code +}. The language proper is another package's concern.
 */
final class GameReader {

    private static final Pattern NUMBER_UP_STAR =
            Pattern.compile("(-?\\d+(?:/\\d+)?)?(?:(\\^+|v+)(\\d*))?(?:(\\*)(\\d*))?");

    private GameReader() {}

    static Game read(String text) {
        List<Game> summands = split(text.replace(" ", ""), '+').stream()
                .map(GameReader::summand)
                .toList();
        return summands.stream().reduce(Values.ZERO, Game::plus);
    }

    static Dyadic number(String text) {
        String[] parts = text.strip().split("/");
        BigInteger denominator = parts.length == 1 ? BigInteger.ONE : new BigInteger(parts[1]);
        if (denominator.bitCount() != 1) {
            throw new IllegalArgumentException(text);
        }
        return Dyadic.of(new BigInteger(parts[0]), denominator.getLowestSetBit());
    }

    private static Game summand(String text) {
        return text.startsWith("{") && text.endsWith("}")
                ? form(text.substring(1, text.length() - 1))
                : numberUpStar(text);
    }

    /** A form without its braces; its longest run of slashes is the root. */
    private static Game form(String text) {
        int run = longestRun(text);
        int at = outerRun(text, run);
        return Game.of(side(text.substring(0, at)), side(text.substring(at + run)));
    }

    private static List<Game> side(String text) {
        if (longestRun(text) > 0) {
            return List.of(form(text));
        }
        return text.isEmpty()
                ? List.of()
                : split(text, ',').stream().map(GameReader::read).toList();
    }

    private static Game numberUpStar(String text) {
        Matcher parts = NUMBER_UP_STAR.matcher(text);
        if (text.isEmpty() || !parts.matches()) {
            throw new IllegalArgumentException(text);
        }
        Dyadic number = parts.group(1) == null ? Dyadic.ZERO : number(parts.group(1));
        String arrows = parts.group(2) == null ? "" : parts.group(2);
        int ups = arrows.length() * (arrows.isEmpty() ? 1 : count(parts.group(3)));
        int nimber = parts.group(4) == null ? 0 : count(parts.group(5));
        return NumberUpStar.of(number, arrows.startsWith("v") ? -ups : ups, nimber);
    }

    private static int count(String digits) {
        return digits.isEmpty() ? 1 : Integer.parseInt(digits);
    }

    /** The length of the longest run of slashes outside of braces. */
    private static int longestRun(String text) {
        int run = 0;
        while (outerRun(text, run + 1) >= 0) {
            run++;
        }
        return run;
    }

    /** Where the first run of at least this many slashes outside of braces begins, or −1. */
    private static int outerRun(String text, int length) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            depth += step(text.charAt(i));
            if (depth == 0 && text.startsWith("|".repeat(length), i)) {
                return i;
            }
        }
        return -1;
    }

    private static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            depth += step(text.charAt(i));
            if (depth == 0 && text.charAt(i) == separator) {
                parts.add(text.substring(from, i));
                from = i + 1;
            }
        }
        parts.add(text.substring(from));
        return parts;
    }

    private static int step(char c) {
        return c == '{' ? 1 : c == '}' ? -1 : 0;
    }
}
