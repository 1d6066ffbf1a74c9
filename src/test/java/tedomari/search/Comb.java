package tedomari.search;

import java.util.ArrayList;
import java.util.List;
import tedomari.go.Position;
import tedomari.go.io.Diagram;

/**
 * A race of two long blocks side by side, White to the left, with regions that stick out like the teeth of a comb.
 *
 * @param white plain liberties of White
 * @param whiteEye has White an eye of one point?
 * @param shared liberties of both
 * @param blackEye has Black an eye of one point?
 * @param black plain liberties of Black
 * @param falseEyes regions FE of Black
 */
record Comb(int white, boolean whiteEye, int shared, boolean blackEye, int black, int falseEyes) {

    static Comb plain(int white, int black) {
        return new Comb(white, false, 0, false, black, 0);
    }

    Position position() {
        int teeth = Math.max(1, Math.max(Math.max(white, shared), black + falseEyes));
        List<String> rows = new ArrayList<>();
        for (int tooth = 0; tooth < teeth; tooth++) {
            rows.add(back(tooth));
            String left = "#" + (tooth < white ? '.' : '#') + 'W' + (tooth == 0 && whiteEye ? '.' : 'W') + 'W'
                    + (tooth < shared ? '.' : 'W');
            String right = "B" + (tooth == 0 && blackEye ? '.' : 'B') + 'B';
            rows.add(left + right + (tooth < falseEyes ? ".OO.@" : tooth < falseEyes + black ? ".@%%%" : "@%%%%"));
        }
        rows.add(back(teeth));
        return Diagram.read(String.join("\n", rows)).setup();
    }

    private String back(int tooth) {
        boolean besideFalseEye = tooth <= falseEyes && falseEyes > 0;
        return "##WWWWBBB" + (besideFalseEye ? "BBB@%" : "@%%%%");
    }
}
