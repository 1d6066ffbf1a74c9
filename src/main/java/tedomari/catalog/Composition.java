package tedomari.catalog;

import java.util.ArrayList;
import java.util.List;
import tedomari.go.Position;
import tedomari.go.io.Diagram;

/**
 * A race on a board of 19 × 19 points, made of regions: two essential blocks lie across the board, Black's above White's. His
 * regions stand on his block like teeth, hers hang from hers, and plain liberties fill the rest; everything else is filled
 * with two groups that have two eyes each. So no stone needs a mark: what is not alive by its eyes is the race.
 *
 * @param black Black's regions
 * @param white White's regions, drawn as if they were Black's
 * @param blackPlain plain liberties of Black's besides
 * @param whitePlain plain liberties of White's besides
 */
public record Composition(List<Finding> black, List<Finding> white, int blackPlain, int whitePlain) {

    static final int SIDE = 19;

    /** Beyond a region lie a wall and the row with the eyes. */
    private static final int BEYOND = 2;

    /** With so many plain liberties more, of White's if negative. */
    public Composition with(int liberties) {
        return new Composition(black, white, blackPlain + Math.max(liberties, 0), whitePlain + Math.max(-liberties, 0));
    }

    /**
     * The board, without marks.
     *
     * @throws CompositionException if it does not hold all of it
     */
    public Position board() {
        int above = depth(black, blackPlain);
        int below = depth(white, whitePlain);
        if (above + below + 2 > SIDE) {
            throw new CompositionException("the regions are too long for a board of 19 × 19");
        }
        int upper = Math.max(above, Math.min(SIDE - 2 - below, (SIDE - 2) / 2));
        List<String> rows = new ArrayList<>();
        List<String> top = side(black, blackPlain, upper);
        for (int i = upper - 1; i >= 0; i--) {
            rows.add(top.get(i));
        }
        rows.add("X".repeat(SIDE));
        rows.add("O".repeat(SIDE));
        for (String row : side(white, whitePlain, SIDE - 2 - upper)) {
            rows.add(exchanged(row));
        }
        return Diagram.read(String.join("\n", rows)).position();
    }

    private static int depth(List<Finding> findings, int plain) {
        int longest = plain > 0 || findings.isEmpty() ? 1 : 0;
        for (Finding finding : findings) {
            longest = Math.max(longest, finding.sketch().width() + 1);
        }
        return longest + BEYOND;
    }

    /** The rows on one side of the blocks, as Black's side would look, the nearest first. */
    private static List<String> side(List<Finding> findings, int plain, int depth) {
        StringBuilder[] rows = new StringBuilder[depth];
        for (int i = 0; i < depth; i++) {
            rows[i] = new StringBuilder("O");
        }
        for (Finding finding : findings) {
            List<String> sketch = finding.sketch().rows();
            for (int row = 1; row < sketch.size() - 1; row++) {
                for (int i = 0; i < depth; i++) {
                    rows[i].append(
                            i < sketch.get(row).length() ? plain(sketch.get(row).charAt(i)) : 'O');
                }
            }
            append(rows, "O");
        }
        int room = SIDE - rows[0].length();
        boolean isRoomy = 2 * plain <= room;
        if (!isRoomy && plain + 1 > room) {
            throw new CompositionException("the board is too narrow for all regions and liberties");
        }
        for (int i = 0; i < plain; i++) {
            append(rows, ".");
            if (isRoomy || i == plain - 1) {
                append(rows, "O");
            }
        }
        while (rows[0].length() < SIDE) {
            append(rows, "O");
        }
        List<String> side = new ArrayList<>();
        for (StringBuilder row : rows) {
            side.add(row.toString());
        }
        side.set(depth - 1, ".O." + "O".repeat(SIDE - 3));
        return side;
    }

    /** One more column: what is next to the block, and walls beyond. */
    private static void append(StringBuilder[] rows, String nearest) {
        rows[0].append(nearest);
        for (int i = 1; i < rows.length; i++) {
            rows[i].append('O');
        }
    }

    /** The stones as stones. */
    private static char plain(char symbol) {
        return switch (symbol) {
            case Sketch.ESSENTIAL, Sketch.FRIEND -> 'X';
            case Sketch.EMPTY -> '.';
            default -> 'O';
        };
    }

    private static String exchanged(String row) {
        StringBuilder text = new StringBuilder();
        row.chars().forEach(c -> text.append(c == 'X' ? 'O' : c == 'O' ? 'X' : '.'));
        return text.toString();
    }
}
