package tedomari.cgt;

import java.util.Comparator;

/**
 * Games as text. What is written reads back to the same value.
 *
 * <p>{@link #ASCII} is the plain text of CGSuite; {@link #UNICODE} has the same grammar with the signs of the books.
 */
public enum Notation {
    ASCII("^", "^^", "v", "vv", "+-"),
    UNICODE("↑", "⇑", "↓", "⇓", "±");

    /** The order in which the options of a game are written. */
    public static final Comparator<Game> ORDER = (g, h) -> new OptionOrder().compare(g, h);

    private static final String EIGHTHS = " ⅛¼⅜½⅝¾⅞";
    private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    private static final String SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

    private final String up;
    private final String doubleUp;
    private final String down;
    private final String doubleDown;
    private final String switchSign;

    Notation(String up, String doubleUp, String down, String doubleDown, String switchSign) {
        this.up = up;
        this.doubleUp = doubleUp;
        this.down = down;
        this.doubleDown = doubleDown;
        this.switchSign = switchSign;
    }

    /**
     * The canonical form of a game.
     *
     * @throws GameException if the text would be longer than {@link GameWriter#LONGEST}
     */
    public String write(Game game) {
        return new GameWriter(this).write(game);
    }

    /** As {@code p/q}; in Unicode down to eighths as {@code 2⅞}. */
    public String write(Dyadic number) {
        if (this == ASCII || number.isInteger() || number.exponent() > 3) {
            return number.toString();
        }
        Dyadic size = number.abs();
        Dyadic whole = size.floor();
        int eighths = size.minus(whole).shift(3).intValue();
        return (number.signum() < 0 ? "-" : "") + (whole.isZero() ? "" : whole) + EIGHTHS.charAt(eighths);
    }

    /** With all its braces, its options in the order given. */
    public String write(RawForm form) {
        if (form.leaf() != null) {
            return write(form.leaf());
        }
        StringBuilder text = new StringBuilder("{");
        append(text, form.left());
        text.append('|');
        append(text, form.right());
        return text.append('}').toString();
    }

    private void append(StringBuilder text, Iterable<RawForm> options) {
        String separator = "";
        for (RawForm option : options) {
            text.append(separator).append(write(option));
            separator = ",";
        }
    }

    String switchSign() {
        return switchSign;
    }

    /** {@code n·↑}, n not zero. */
    String ups(int n) {
        return switch (n) {
            case 1 -> up;
            case 2 -> doubleUp;
            case -1 -> down;
            case -2 -> doubleDown;
            default -> (n > 0 ? up : down) + Math.abs((long) n);
        };
    }

    /** {@code ↑^n} or its negative; n is at least 2. */
    String power(int n, boolean negative) {
        String arrow = negative ? down : up;
        return this == ASCII ? arrow + "<" + n + ">" : arrow + shifted(Integer.toString(n), SUPERSCRIPTS);
    }

    /** {@code ↑ + ↑^2 + … + ↑^n} or its negative; n is at least 2. */
    String sumOfPowers(int n, boolean negative) {
        return (negative ? down : up) + "[" + n + "]";
    }

    /** Tiny or miny with a subscript that is written already. */
    String tiny(boolean isMiny, String subscript) {
        if (this == ASCII) {
            return (isMiny ? "Miny(" : "Tiny(") + subscript + ")";
        }
        boolean digits = subscript.chars().allMatch(c -> c >= '0' && c <= '9');
        return (isMiny ? "⧿" : "⧾") + (digits ? shifted(subscript, SUBSCRIPTS) : "(" + subscript + ")");
    }

    private static String shifted(String digits, String alphabet) {
        StringBuilder text = new StringBuilder();
        digits.chars().forEach(digit -> text.append(alphabet.charAt(digit - '0')));
        return text.toString();
    }
}
