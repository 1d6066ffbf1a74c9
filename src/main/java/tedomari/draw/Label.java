package tedomari.draw;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Notation;

/** Text that has to fit its place in a picture. */
final class Label {

    private static final MathContext FOUR_DIGITS = new MathContext(4);

    private Label() {}

    /** A number exactly if that takes at most {@code longest} characters, otherwise to four digits. */
    static String of(Dyadic number, Notation notation, int longest) {
        // A decimal digit holds less than four bits.
        if (number.numerator().bitLength() + number.exponent() <= 4 * longest) {
            String exact = notation.write(number);
            if (exact.length() <= longest) {
                return exact;
            }
        }
        return rounded(number, notation);
    }

    private static String rounded(Dyadic number, Notation notation) {
        BigDecimal denominator = new BigDecimal(BigInteger.ONE.shiftLeft(number.exponent()));
        BigDecimal numerator = new BigDecimal(number.numerator());
        BigDecimal near = numerator.divide(denominator, FOUR_DIGITS).stripTrailingZeros();
        boolean exact = near.multiply(denominator).compareTo(numerator) == 0;
        int power = near.precision() - 1 - near.scale();
        String digits = Math.abs(power) < 4
                ? near.toPlainString()
                : near.movePointLeft(power).toPlainString() + "e" + power;
        return (exact ? "" : notation == Notation.UNICODE ? "≈" : "~") + digits;
    }

    /** A text, its end replaced by an ellipsis if it takes more than {@code longest} characters. */
    static String cut(String text, Notation notation, int longest) {
        if (text.length() <= longest) {
            return text;
        }
        String ellipsis = ellipsis(notation);
        return longest < ellipsis.length()
                ? text.substring(0, longest)
                : text.substring(0, longest - ellipsis.length()) + ellipsis;
    }

    static String ellipsis(Notation notation) {
        return notation == Notation.UNICODE ? "…" : "...";
    }
}
