package tedomari.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Where random plots come from. */
final class Plots {

    /** Eyes of one to six points, the larger ones with and without a stone on the vital point. */
    static final List<Plot> EYES = List.of(
            Plot.of("BBB", "B.B"),
            Plot.of("BBBB", "B..B"),
            Plot.of("BBBBB", "B.O.B"),
            Plot.of("BBBBB", "B...B"),
            Plot.of("BBBB", "B..B", "B..B"),
            Plot.of("@BBB@", "BB.BB", "B.O.B"),
            Plot.of("@BBB@", "BB.BB", "B...B"),
            Plot.of("BBBB@", "B..BB", "B.O.B"),
            Plot.of("@BBB@", "BB.BB", "B.O.B", "BB.BB"),
            Plot.of("BBBB@", "B..BB", "B.O.B", "BB.BB"));

    private static final List<String> FILLINGS = List.of(".", "....XO@", "...XO", ".....XX@");
    private static final List<String> MOUTHS = List.of("B", "@B", "@@B");

    private Plots() {}

    /** An eye of any shape with stones of the attacker in it. */
    static Plot eye(SplittableRandom random) {
        int width = 2 + random.nextInt(4);
        int height = 1 + random.nextInt(2);
        return eye(random, width, height, height == 1 ? "..OO" : "...OOB");
    }

    /** An eye of seven to nine points or somewhat less, with so many stones in it that it may fall. */
    static Plot largeEye(SplittableRandom random) {
        return eye(random, 3, 3, ".OOOOB");
    }

    private static Plot eye(SplittableRandom random, int width, int height, String inside) {
        List<String> rows = new ArrayList<>();
        rows.add("B".repeat(width + 2));
        for (int row = 0; row < height; row++) {
            rows.add("B" + draw(random, inside, width) + "B");
        }
        return new Plot(rows);
    }

    /**
     * A filling of a small box: every point empty, a stone of either colour or a wall. The box opens to the block at some of
     * its bottom points, and the block may climb its sides.
     */
    static Plot box(SplittableRandom random, int mostPoints) {
        int width = 1 + random.nextInt(4);
        int height = 1 + random.nextInt(Math.max(1, Math.min(4, mostPoints / width)));
        String filling = FILLINGS.get(random.nextInt(FILLINGS.size()));
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            rows.add(draw(random, filling, width));
        }
        return framed(random, rows);
    }

    /** A region grown point by point from the block, a wall around it, with a few stones in it. */
    static Plot growth(SplittableRandom random, int mostPoints) {
        int width = 2 + random.nextInt(4);
        int height = 2 + random.nextInt(3);
        char[][] cells = new char[height][width];
        for (char[] row : cells) {
            java.util.Arrays.fill(row, '@');
        }
        String filling = FILLINGS.get(random.nextInt(FILLINGS.size()));
        cells[height - 1][random.nextInt(width)] = '.';
        int points = 2 + random.nextInt(mostPoints - 1);
        for (int tries = 0; tries < 20 * points && points > 1; tries++) {
            int row = random.nextInt(height);
            int column = random.nextInt(width);
            if (cells[row][column] == '@' && touches(cells, row, column)) {
                cells[row][column] = filling.charAt(random.nextInt(filling.length()));
                points--;
            }
        }
        List<String> rows = new ArrayList<>();
        for (char[] row : cells) {
            rows.add(new String(row));
        }
        return framed(random, rows);
    }

    private static boolean touches(char[][] cells, int row, int column) {
        return row > 0 && cells[row - 1][column] != '@'
                || row + 1 < cells.length && cells[row + 1][column] != '@'
                || column > 0 && cells[row][column - 1] != '@'
                || column + 1 < cells[row].length && cells[row][column + 1] != '@';
    }

    /** With a mouth below, with the block or a wall at the sides, with a wall, the edge or a safe friend above. */
    private static Plot framed(SplittableRandom random, List<String> inside) {
        List<String> rows = new ArrayList<>(inside);
        if (random.nextInt(4) > 0) {
            String mouth = draw(
                    random,
                    MOUTHS.get(random.nextInt(MOUTHS.size())),
                    rows.get(0).length());
            rows.add(mouth.indexOf('B') < 0 ? "B" + mouth.substring(1) : mouth);
        }
        int left = random.nextInt(3) == 0 ? random.nextInt(rows.size() + 1) : 0;
        int right = random.nextInt(3) == 0 ? random.nextInt(rows.size() + 1) : 0;
        for (int row = 0; row < rows.size(); row++) {
            String side = left == 0 ? "" : rows.size() - row <= left ? "B" : "@";
            String other = right == 0 ? "" : rows.size() - row <= right ? "B" : "@";
            rows.set(row, side + rows.get(row) + other);
        }
        int width = rows.get(0).length();
        switch (random.nextInt(6)) {
            case 0 -> {}
            case 1 -> {
                int friend = random.nextInt(width);
                rows.add(0, "@".repeat(friend) + "#" + "@".repeat(width - friend - 1));
            }
            default -> rows.add(0, "@".repeat(width));
        }
        return new Plot(rows);
    }

    /** So many symbols, each as likely as it is frequent among those given. */
    static String draw(SplittableRandom random, String symbols, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(symbols.charAt(random.nextInt(symbols.length())));
        }
        return text.toString();
    }
}
