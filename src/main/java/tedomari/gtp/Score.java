package tedomari.gtp;

import java.util.Locale;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.go.Position;

/** The score by area: stones that are not dead, and empty points that only one colour reaches. */
final class Score {

    private Score() {}

    /** As SGF writes a result: {@code B+3.5}, {@code W+2}, {@code 0}. */
    static String of(Position position, PointSet dead, double komi) {
        PointSet black = position.black().minus(dead);
        PointSet white = position.white().minus(dead);
        double lead = black.size() - white.size() - komi;
        PointSet open = position.outline().points().minus(black).minus(white);
        while (!open.isEmpty()) {
            PointSet area = position.outline().connected(open.first(), open);
            open = open.minus(area);
            boolean byBlack = touches(position, area, black);
            if (byBlack != touches(position, area, white)) {
                lead += byBlack ? area.size() : -area.size();
            }
        }
        if (lead == 0) {
            return "0";
        }
        Colour winner = lead > 0 ? Colour.BLACK : Colour.WHITE;
        return winner.name().charAt(0) + "+" + String.format(Locale.ROOT, "%.1f", Math.abs(lead));
    }

    private static boolean touches(Position position, PointSet area, PointSet stones) {
        for (int point : area.toArray()) {
            for (int next : position.outline().neighbours(point)) {
                if (stones.contains(next)) {
                    return true;
                }
            }
        }
        return false;
    }
}
