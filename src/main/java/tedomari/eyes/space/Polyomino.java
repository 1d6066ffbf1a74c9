package tedomari.eyes.space;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Connected cells of a grid up to turning and reflection, as rows of {@code o} and {@code .} joined by {@code /}; of the
 * eight images the text is the one that comes first.
 */
public record Polyomino(String rows) implements Comparable<Polyomino> {

    /** A cell of the grid. */
    private record Cell(int x, int y) implements Comparable<Cell> {
        @Override
        public int compareTo(Cell other) {
            return y != other.y ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
        }
    }

    /** All with so many cells, in order. */
    public static List<Polyomino> ofSize(int cells) {
        if (cells == 1) {
            return List.of(new Polyomino("o"));
        }
        TreeSet<Polyomino> grown = new TreeSet<>();
        for (Polyomino smaller : ofSize(cells - 1)) {
            List<Cell> all = smaller.cells();
            for (Cell cell : all) {
                for (Cell next : around(cell)) {
                    if (!all.contains(next)) {
                        List<Cell> more = new ArrayList<>(all);
                        more.add(next);
                        grown.add(of(more));
                    }
                }
            }
        }
        return List.copyOf(grown);
    }

    /** The one with these rows, in any of its eight images. */
    public static Polyomino read(String rows) {
        return of(new Polyomino(rows).cells());
    }

    private static List<Cell> around(Cell cell) {
        return List.of(
                new Cell(cell.x + 1, cell.y),
                new Cell(cell.x - 1, cell.y),
                new Cell(cell.x, cell.y + 1),
                new Cell(cell.x, cell.y - 1));
    }

    private static Polyomino of(List<Cell> cells) {
        String first = null;
        for (int image = 0; image < 8; image++) {
            String rows = rows(cells, image);
            // Wide images look better than tall ones.
            first = first == null || order(rows, first) < 0 ? rows : first;
        }
        return new Polyomino(String.valueOf(first));
    }

    private static int order(String a, String b) {
        long rowsOfA = a.chars().filter(c -> c == '/').count();
        long rowsOfB = b.chars().filter(c -> c == '/').count();
        return rowsOfA != rowsOfB ? Long.compare(rowsOfA, rowsOfB) : b.compareTo(a);
    }

    private static String rows(List<Cell> cells, int image) {
        TreeSet<Cell> moved = new TreeSet<>();
        for (Cell cell : cells) {
            int x = (image & 1) == 0 ? cell.x : -cell.x;
            int y = (image & 2) == 0 ? cell.y : -cell.y;
            moved.add((image & 4) == 0 ? new Cell(x, y) : new Cell(y, x));
        }
        int left = moved.stream().mapToInt(Cell::x).min().orElseThrow();
        int right = moved.stream().mapToInt(Cell::x).max().orElseThrow();
        StringBuilder rows = new StringBuilder();
        for (int y = moved.first().y; y <= moved.last().y; y++) {
            rows.append(rows.isEmpty() ? "" : "/");
            for (int x = left; x <= right; x++) {
                rows.append(moved.contains(new Cell(x, y)) ? 'o' : '.');
            }
        }
        return rows.toString();
    }

    private List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        String[] lines = rows.split("/");
        for (int y = 0; y < lines.length; y++) {
            for (int x = 0; x < lines[y].length(); x++) {
                if (lines[y].charAt(x) == 'o') {
                    cells.add(new Cell(x, y));
                }
            }
        }
        return cells;
    }

    public int size() {
        return cells().size();
    }

    /** As an empty eyespace away from the edge of the board. */
    EyeGraph graph() {
        List<Cell> cells = cells();
        long[] adjacency = new long[cells.size()];
        int[] stones = new int[cells.size()];
        for (int i = 0; i < adjacency.length; i++) {
            stones[i] = EyeGraph.VACANT;
            for (Cell next : around(cells.get(i))) {
                int at = cells.indexOf(next);
                adjacency[i] |= at >= 0 ? 1L << at : 0;
            }
        }
        return EyeGraph.of(stones, new int[cells.size()], adjacency);
    }

    @Override
    public int compareTo(Polyomino other) {
        return order(rows, other.rows);
    }
}
