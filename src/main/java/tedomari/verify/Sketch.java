package tedomari.verify;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tedomari.go.Outline;
import tedomari.go.Position;
import tedomari.go.Symmetry;
import tedomari.go.io.Diagram;

/**
 * A race on a rectangular board, told by its parts: Black's essential block is a line of stones with his plots above it,
 * White's one below with hers, and between the two lies what they share.
 *
 * @param black Black's plots, from the left
 * @param white White's plots, written as if they were Black's
 * @param shared how many liberties the blocks share
 * @param symmetry how the board is turned at last
 * @param exchanged whether the colours are exchanged at last
 */
record Sketch(List<Plot> black, List<Plot> white, int shared, Symmetry symmetry, boolean exchanged) implements Draft {

    Sketch {
        black = List.copyOf(black);
        white = List.copyOf(white);
    }

    static Sketch of(List<Plot> black, List<Plot> white, int shared) {
        return new Sketch(black, white, shared, Symmetry.IDENTITY, false);
    }

    /** The same on a board that is turned. */
    Sketch turned(Symmetry by, boolean exchange) {
        return new Sketch(black, white, shared, by, exchange);
    }

    @Override
    public @Nullable Position position() {
        List<String> above = joined(black);
        List<String> below = joined(white).stream().map(Sketch::exchanged).collect(Collectors.toList());
        Collections.reverse(below);
        int width = Math.max(Math.max(width(above), width(below)), 2 * shared);
        if (width > Outline.MAX_SIDE || above.size() + below.size() + 3 > Outline.MAX_SIDE) {
            return null;
        }
        List<String> rows = new ArrayList<>();
        above.forEach(row -> rows.add(row + "@".repeat(width - row.length())));
        rows.add("B".repeat(width));
        if (shared > 0) {
            rows.add(".B".repeat(shared) + "B".repeat(width - 2 * shared));
        }
        rows.add("W".repeat(width));
        below.forEach(row -> rows.add(row + "#".repeat(width - row.length())));
        Position position = Diagram.read(String.join("/", rows)).position();
        if (!Draft.isRace(position)) {
            return null;
        }
        Position turned = symmetry.apply(position);
        return exchanged ? turned.withColoursExchanged() : turned;
    }

    private static int width(List<String> rows) {
        return rows.isEmpty() ? 1 : rows.get(0).length();
    }

    /** Plots side by side, with a wall to the right of each, so that none depends on how long the other block is. */
    private static List<String> joined(List<Plot> plots) {
        int height = plots.stream().mapToInt(Plot::height).max().orElse(0);
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            List<String> cells = new ArrayList<>();
            for (Plot plot : plots) {
                int own = row - (height - plot.height());
                cells.add(own < 0 ? "@".repeat(plot.width()) : plot.rows().get(own));
            }
            rows.add(String.join("@", cells) + "@");
        }
        return rows;
    }

    /** A row with the colours exchanged. */
    static String exchanged(String row) {
        return row.chars()
                .map(c -> switch (c) {
                    case 'B' -> 'W';
                    case 'X' -> 'O';
                    case 'O' -> 'X';
                    case '#' -> '@';
                    case '@' -> '#';
                    default -> c;
                })
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    /** How many points are empty on the board. */
    int empties() {
        return shared
                + Stream.concat(black.stream(), white.stream())
                        .mapToInt(Plot::empties)
                        .sum();
    }

    int weight() {
        return 32 * (black.size() + white.size() + shared)
                + Stream.concat(black.stream(), white.stream())
                        .mapToInt(Plot::weight)
                        .sum()
                + (symmetry == Symmetry.IDENTITY ? 0 : 1)
                + (exchanged ? 1 : 0);
    }

    @Override
    public Stream<Sketch> smaller() {
        List<Sketch> sketches = new ArrayList<>();
        sketches.add(turned(Symmetry.IDENTITY, false));
        if (shared > 0) {
            sketches.add(new Sketch(black, white, shared - 1, symmetry, exchanged));
        }
        smaller(black).forEach(plots -> sketches.add(new Sketch(plots, white, shared, symmetry, exchanged)));
        smaller(white).forEach(plots -> sketches.add(new Sketch(black, plots, shared, symmetry, exchanged)));
        return sketches.stream().filter(sketch -> sketch.weight() < weight());
    }

    private static List<List<Plot>> smaller(List<Plot> plots) {
        List<List<Plot>> found = new ArrayList<>();
        for (int i = 0; i < plots.size(); i++) {
            List<Plot> fewer = new ArrayList<>(plots);
            Plot plot = fewer.remove(i);
            found.add(fewer);
            int at = i;
            plot.smaller().forEach(other -> {
                List<Plot> changed = new ArrayList<>(plots);
                changed.set(at, other);
                found.add(changed);
            });
        }
        return found;
    }
}
