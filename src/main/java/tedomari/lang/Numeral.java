package tedomari.lang;

import ch.obermuhlner.math.big.BigRational;
import java.math.BigInteger;

/** Numbers as they are written: {@code 12}, {@code 0.5}, {@code 2_1/2}, {@code ½}, {@code 2⅞}, and small raised or lowered digits. */
final class Numeral {

    /** More digits than this are a mistake; conversion to binary takes more than linear time. */
    static final int MAX_DIGITS = 1_000_000;

    private static final String VULGAR = "½¼¾⅛⅜⅝⅞";
    private static final int[] EIGHTHS = {4, 2, 6, 1, 3, 5, 7};
    private static final String SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    private static final String SUBSCRIPT = "₀₁₂₃₄₅₆₇₈₉";

    /** Up to this many digits the quadratic conversion of {@link BigInteger} is the faster one. */
    private static final int SHORT = 2_000;

    private Numeral() {}

    static boolean isVulgar(char c) {
        return VULGAR.indexOf(c) >= 0;
    }

    static boolean isSuperscript(char c) {
        return SUPERSCRIPT.indexOf(c) >= 0;
    }

    static boolean isSubscript(char c) {
        return SUBSCRIPT.indexOf(c) >= 0;
    }

    /** Raised or lowered digits as plain ones. */
    static String plainDigits(String digits) {
        StringBuilder plain = new StringBuilder();
        digits.chars().forEach(c -> plain.append(Math.max(SUPERSCRIPT.indexOf(c), SUBSCRIPT.indexOf(c))));
        return plain.toString();
    }

    /** Where the numeral that begins at {@code start} ends. */
    static int end(String text, int start) {
        int end = digits(text, start);
        if (end < text.length() && isVulgar(text.charAt(end))) {
            return end + 1;
        }
        if (end + 1 < text.length() && text.charAt(end) == '.' && Lexer.isDigit(text.charAt(end + 1))) {
            return digits(text, end + 1);
        }
        if (end < text.length() && text.charAt(end) == '_') {
            int top = digits(text, end + 1);
            if (top > end + 1 && top < text.length() && text.charAt(top) == '/') {
                int bottom = digits(text, top + 1);
                return bottom > top + 1 ? bottom : end;
            }
        }
        return end;
    }

    private static int digits(String text, int from) {
        int end = from;
        while (end < text.length() && Lexer.isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** The number that a numeral stands for. A denominator of zero is an {@link ArithmeticException}. */
    static BigRational value(String numeral) {
        char last = numeral.charAt(numeral.length() - 1);
        if (isVulgar(last)) {
            BigInteger whole =
                    numeral.length() == 1 ? BigInteger.ZERO : integer(numeral.substring(0, numeral.length() - 1));
            return Rationals.of(
                    whole.shiftLeft(3).add(BigInteger.valueOf(EIGHTHS[VULGAR.indexOf(last)])), BigInteger.valueOf(8));
        }
        int point = numeral.indexOf('.');
        if (point >= 0) {
            int places = numeral.length() - point - 1;
            return Rationals.of(
                    integer(numeral.substring(0, point) + numeral.substring(point + 1)), BigInteger.TEN.pow(places));
        }
        int mark = numeral.indexOf('_');
        if (mark >= 0) {
            int slash = numeral.indexOf('/');
            BigInteger bottom = integer(numeral.substring(slash + 1));
            BigInteger whole = integer(numeral.substring(0, mark));
            return Rationals.of(whole.multiply(bottom).add(integer(numeral.substring(mark + 1, slash))), bottom);
        }
        return Rationals.of(integer(numeral), BigInteger.ONE);
    }

    /** By halves, so that the time is that of multiplication. */
    private static BigInteger integer(String digits) {
        if (digits.length() <= SHORT) {
            return new BigInteger(digits);
        }
        int half = digits.length() / 2;
        return integer(digits.substring(0, digits.length() - half))
                .multiply(BigInteger.TEN.pow(half))
                .add(integer(digits.substring(digits.length() - half)));
    }
}
