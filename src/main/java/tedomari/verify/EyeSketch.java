package tedomari.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.go.io.Diagram;

/**
 * The inside of an eye of a white chain.
 *
 * @param rows each point empty, a stone of either colour, or {@code W}, the chain
 * @param left whether the chain stands to the left of it; else there is the edge
 * @param below whether the chain stands below it
 */
record EyeSketch(List<String> rows, boolean left, boolean below) {

    EyeSketch {
        rows = List.copyOf(rows);
    }

    static EyeSketch random(SplittableRandom random, int mostPoints) {
        while (true) {
            int width = 1 + random.nextInt(4);
            int height = 1 + random.nextInt(3);
            List<String> rows = new ArrayList<>();
            for (int row = 0; row < height; row++) {
                StringBuilder text = new StringBuilder();
                for (int column = 0; column < width; column++) {
                    text.append("...WWXXO".charAt(random.nextInt(8)));
                }
                rows.add(text.toString());
            }
            boolean below = random.nextInt(3) > 0;
            EyeSketch sketch = new EyeSketch(rows, below || random.nextBoolean(), below);
            if (sketch.size() > 0 && sketch.size() <= mostPoints) {
                return sketch;
            }
        }
    }

    /** How many points do not belong to the chain. */
    int size() {
        return (int) String.join("", rows).chars().filter(c -> c != 'W').count();
    }

    /** Where on the board it lies, if it reaches that far. */
    String place() {
        return below ? "centre" : left ? "edge" : "corner";
    }

    /** The chain, which is the target, and its eye. */
    Position position() {
        return position(0);
    }

    /** The same with rows of safe stones of the attacker above. */
    Position position(int outside) {
        int width = rows.get(0).length() + (left ? 2 : 1);
        List<String> board = new ArrayList<>();
        for (int row = 0; row < outside; row++) {
            board.add("#".repeat(width));
        }
        board.add("W".repeat(width));
        rows.forEach(row -> board.add((left ? "W" : "") + row + "W"));
        if (below) {
            board.add("W".repeat(width));
        }
        Position position = Diagram.read(String.join("/", board)).position();
        PointSet wall = position.essential();
        return position.withRole(wall, Role.TARGET);
    }

    /** With a point more of the chain, with a stone less, or with fewer rows or columns. */
    Stream<EyeSketch> smaller() {
        return Plot.of(rows.stream().map(row -> row.replace('W', '@')).toArray(String[]::new))
                .smaller()
                .filter(plot -> plot.rows().stream().noneMatch(row -> row.indexOf('B') >= 0 || row.indexOf('#') >= 0))
                .map(plot -> new EyeSketch(
                        plot.rows().stream().map(row -> row.replace('@', 'W')).toList(), left, below));
    }
}
