package tedomari.lang;

import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.NumberUpStar;
import tedomari.cgt.Power;

/** A multiple or power of up, or its negative: {@code ^^}, {@code v3}, {@code ^<2>}, {@code ↓[4]}. */
record Arrow(boolean down, Kind kind, int count) {

    enum Kind {
        MULTIPLE,
        /** {@code ^<n>} = {@code ^.pow(n)}. */
        POWER,
        /** {@code ^[n]} = {@code ^.powTo(n)}, the sum of the first n powers. */
        POWER_TO
    }

    /**
     * The arrow of a token.
     *
     * @throws NumberFormatException if the count is too large
     */
    static Arrow of(String text) {
        char sign = text.charAt(0);
        boolean down = sign == 'v' || sign == 'V' || sign == '↓' || sign == '⇓';
        String rest = text.substring(1);
        if (rest.isEmpty() || Character.toLowerCase(rest.charAt(0)) == Character.toLowerCase(sign)) {
            int each = sign == '⇑' || sign == '⇓' ? 2 : 1;
            return new Arrow(down, Kind.MULTIPLE, each * text.length());
        }
        char next = rest.charAt(0);
        if (next == '<' || next == '[') {
            int count = Integer.parseInt(rest.substring(1, rest.length() - 1));
            return new Arrow(down, next == '<' ? Kind.POWER : Kind.POWER_TO, count);
        }
        if (Numeral.isSuperscript(next)) {
            return new Arrow(down, Kind.POWER, Integer.parseInt(Numeral.plainDigits(rest)));
        }
        return new Arrow(down, Kind.MULTIPLE, Integer.parseInt(rest));
    }

    Game value() {
        Game up = NumberUpStar.of(Dyadic.ZERO, 1, 0);
        Game upward = switch (kind) {
            case MULTIPLE -> NumberUpStar.of(Dyadic.ZERO, count, 0);
            case POWER -> Power.pow(up, Dyadic.of(count));
            case POWER_TO -> Power.powTo(up, Dyadic.of(count));
        };
        return down ? upward.negate() : upward;
    }
}
