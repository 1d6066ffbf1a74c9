package tedomari.draw;

import java.util.regex.Pattern;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.semeai.Alive;

/** A value as a page shows it. */
final class ValueHtml {

    private static final Pattern FRACTION = Pattern.compile("(\\d+)/(\\d+)");

    private ValueHtml() {}

    static String of(Game game) {
        String text = Svg.escaped(Alive.write(game, Notation.UNICODE)).replace("-", "−");
        return "<span class=\"value\">" + FRACTION.matcher(text).replaceAll("<sup>$1</sup>⁄<sub>$2</sub>") + "</span>";
    }
}
