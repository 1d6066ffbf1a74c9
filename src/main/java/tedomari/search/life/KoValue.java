package tedomari.search.life;

import java.util.Comparator;
import tedomari.go.Colour;

/**
 * What Chiang et al. say of a position: the takes of ko that lead to a result. Whoever is named takes the ko first; if he wins that
 * stage, play goes on with the next, and if he loses it, it ends as he did not want.
 *
 * @param defender whose stones live or die
 * @param takes {@code b} or {@code w} for each stage
 * @param lives the result after all stages
 */
public record KoValue(Colour defender, String takes, boolean lives) {

    /** With different numbers of threats the better supplied player wins the deciding stage: only the stages before it count. */
    public static final Comparator<KoValue> DIFFERENT_THREATS =
            Comparator.comparing((KoValue value) -> value.reduced().differentKey());

    /** With equal threats whoever takes a ko first wins it, so the taker of the last stage decides; then come the stages before. */
    public static final Comparator<KoValue> EQUAL_THREATS = Comparator.comparingInt(
                    (KoValue value) -> value.reduced().group())
            .thenComparing(value -> value.reduced().equalKey());

    public KoValue {
        if (!takes.matches("[bw]*")) {
            throw new IllegalArgumentException("takes are written b and w, not " + takes);
        }
    }

    /** Reads {@code KwKbL}. */
    public static KoValue of(Colour defender, String text) {
        if (!text.matches("(K[bw])*[LD]")) {
            throw new IllegalArgumentException("a ko value is written like KwKbL, not " + text);
        }
        String takes = text.substring(0, text.length() - 1).replace("K", "");
        return new KoValue(defender, takes, text.endsWith("L"));
    }

    /** As the paper writes it. */
    public String text() {
        return takes.replace("b", "Kb").replace("w", "Kw") + (lives ? "L" : "D");
    }

    private char own() {
        return defender == Colour.BLACK ? 'b' : 'w';
    }

    /** Without stages at the end whose result is the same won or lost: the defender takes and dies, the attacker and he lives. */
    public KoValue reduced() {
        String rest = takes;
        while (!rest.isEmpty() && (rest.charAt(rest.length() - 1) == own()) != lives) {
            rest = rest.substring(0, rest.length() - 1);
        }
        return new KoValue(defender, rest, lives);
    }

    /** The same in Wolf's measure, which does not count stages: life, death, or a ko that one threat turns. */
    public LifeStatus status() {
        return new LifeStatus(lives, reduced().takes.isEmpty() ? 0 : 1);
    }

    /** From death 0 over kos to life 3. */
    private int group() {
        return takes.isEmpty() ? (lives ? 3 : 0) : lives ? 2 : 1;
    }

    /** A take by the attacker is better for the defender than one of his own; what follows is compared next. */
    private String equalKey() {
        String end = lives ? "4" : "0";
        return prefixKey(takes) + end;
    }

    private String differentKey() {
        if (takes.isEmpty()) {
            return lives ? "4" : "0";
        }
        return prefixKey(takes.substring(0, takes.length() - 1)) + "2";
    }

    private String prefixKey(String some) {
        char other = own() == 'b' ? 'w' : 'b';
        return some.replace(own(), '1').replace(other, '3');
    }

    /** In words. */
    public String words() {
        KoValue value = reduced();
        if (value.takes.isEmpty()) {
            return lives ? "life without a ko" : "death without a ko";
        }
        int last = value.takes.length() - 1;
        String taker = player(value.takes.charAt(last));
        if (last == 0) {
            return "a direct ko that " + taker + " takes first";
        }
        char deciding = value.takes.charAt(last);
        boolean allSame = value.takes.chars().allMatch(take -> take == deciding);
        String stages = (last == 1 ? "two" : last == 2 ? "three" : "four") + " stages";
        return allSame
                ? "a ko of " + stages + ", all of which " + taker + " has to win"
                : "an approach-move ko of " + stages + ": " + player(value.takes.charAt(0))
                        + " takes first, and in the deciding stage " + taker + " does";
    }

    private static String player(char take) {
        return take == 'b' ? "Black" : "White";
    }
}
