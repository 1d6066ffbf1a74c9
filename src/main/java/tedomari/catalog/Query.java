package tedomari.catalog;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Heating;
import tedomari.cgt.Values;

/**
 * What is asked of a region.
 *
 * @param text what is asked for, in words
 */
public record Query(String text, Predicate<Finding> fits) {

    /** How far a value may be shifted. */
    private static final int FARTHEST = 24;

    /** The value cooled by 2 is this. */
    public static Query cooled(Game game) {
        String wanted = Finding.text(game);
        return new Query("cooled value " + wanted, finding -> finding.cooled().equals(wanted));
    }

    /** The value before cooling is this, up to what is decided below temperature 1. */
    public static Query raw(Game game) {
        String wanted = Finding.text(Heating.heat(Cooling.cool(game, Dyadic.ONE), Values.ONE));
        return new Query(
                "value " + Finding.text(game), finding -> finding.value().equals(wanted));
    }

    public static Query temperature(Dyadic temperature) {
        String wanted = temperature.toString();
        return new Query(
                "temperature " + wanted, finding -> finding.temperature().equals(wanted));
    }

    /** The cooled value is this plus some integer. */
    public static Query like(Game game) {
        Set<String> wanted = new HashSet<>();
        for (int n = -FARTHEST; n <= FARTHEST; n++) {
            wanted.add(Finding.text(game.plus(Game.of(n))));
        }
        return new Query(
                "cooled value " + Finding.text(game) + " plus an integer",
                finding -> wanted.contains(finding.cooled()));
    }
}
