package tedomari.lang;

import java.util.Collection;
import java.util.Locale;

/** The known name that a mistyped one most likely means. */
public final class Suggestion {

    private static final int LONGEST = 40;

    private Suggestion() {}

    /** The nearest name, at most a third of the letters away, or an empty text. */
    public static String nearest(String typed, Collection<String> names) {
        String word = typed.toLowerCase(Locale.ROOT);
        if (word.length() > LONGEST) {
            return "";
        }
        String nearest = "";
        int least = word.length() / 3 + 1;
        for (String name : names) {
            int distance = distance(word, name.toLowerCase(Locale.ROOT));
            if (distance < least) {
                least = distance;
                nearest = name;
            }
        }
        return nearest;
    }

    /** Letters inserted, left out, exchanged or swapped with a neighbour (Damerau 1964), each part edited once. */
    private static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                boolean same = a.charAt(i - 1) == b.charAt(j - 1);
                d[i][j] = Math.min(d[i - 1][j - 1] + (same ? 0 : 1), Math.min(d[i - 1][j], d[i][j - 1]) + 1);
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) {
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                }
            }
        }
        return d[a.length()][b.length()];
    }
}
