package tedomari.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tedomari.go.Position;
import tedomari.go.io.Diagram;

/**
 * A race that is drawn point by point, without asking what the theory makes of it: a line of each essential block, a palette's
 * symbols around them, sometimes an enclosure of Black's.
 *
 * @param rows in the symbols of {@link Diagram}
 */
record WildRace(List<String> rows) implements Draft {

    /** Above Black's line; below White's one the same with the colours exchanged. */
    private static final List<String> PALETTES = List.of(
            "..@", "..@B", ".@@BX", ".@@BO", ".@@BXO", ".@@@@XO", "..XO@@BB#", ".@@B#", "....XXB@@", "...OOB@@");

    private static final List<String> IN_EYES = List.of(".", "..O", ".OOX", "..OB", "....OX@", "...OO@", "..XO", ".OB");

    /** From light to heavy: when a race is made smaller, a symbol is only ever replaced by one before it. */
    private static final String WEIGHTS = "@#BW.XO";

    private static final int MOST_EMPTIES = 12;

    WildRace {
        rows = List.copyOf(rows);
    }

    /** The next race of these chances that is one and can be searched. */
    static WildRace next(SplittableRandom random) {
        while (true) {
            WildRace race = drawn(random);
            if (race.empties() <= MOST_EMPTIES && race.position() != null) {
                return race;
            }
        }
    }

    private static WildRace drawn(SplittableRandom random) {
        List<String> rows = new ArrayList<>();
        if (random.nextInt(3) == 0) {
            rows.addAll(ground(random, 4 + random.nextInt(4)));
        } else {
            rows.addAll(enclosure(random));
        }
        int width = rows.get(0).length();
        rows.add("B".repeat(width));
        int shared = random.nextInt(3) == 0 ? random.nextInt(1 + Math.min(3, width / 2)) : 0;
        if (shared > 0) {
            rows.add(".B".repeat(shared) + "B".repeat(width - 2 * shared));
        }
        rows.add("W".repeat(width));
        if (random.nextBoolean()) {
            rows.add(plain(width, '#', random.nextInt(1 + width / 2)));
        } else {
            ground(random, width).forEach(row -> rows.add(Sketch.exchanged(row)));
        }
        return new WildRace(rows);
    }

    private static List<String> ground(SplittableRandom random, int width) {
        String palette = PALETTES.get(random.nextInt(PALETTES.size()));
        List<String> rows = new ArrayList<>();
        for (int height = 1 + random.nextInt(3); height > 0; height--) {
            rows.add(Plots.draw(random, palette, width));
        }
        return rows;
    }

    /** A box that the block surrounds but for chance or the edge, with up to two plain liberties beside it. */
    private static List<String> enclosure(SplittableRandom random) {
        String filling = IN_EYES.get(random.nextInt(IN_EYES.size()));
        int width = 2 + random.nextInt(3);
        List<String> rows = new ArrayList<>();
        if (random.nextInt(3) > 0) {
            rows.add("B".repeat(width));
        }
        for (int height = 1 + random.nextInt(3); height > 0; height--) {
            rows.add(Plots.draw(random, filling, width));
        }
        boolean atEdge = random.nextInt(3) == 0;
        int liberties = random.nextInt(3);
        for (int i = 0; i < rows.size(); i++) {
            String left = atEdge ? "" : side(random);
            String beside = plain(2 * liberties, '@', i < rows.size() - 1 ? 0 : liberties);
            rows.set(i, left + rows.get(i) + side(random) + new StringBuilder(beside).reverse());
        }
        return rows;
    }

    private static String side(SplittableRandom random) {
        return random.nextInt(12) == 0 ? "@" : "B";
    }

    /** A row of so many points with so many liberties, each beside a wall. */
    private static String plain(int width, char wall, int liberties) {
        return ("." + wall).repeat(liberties) + String.valueOf(wall).repeat(width - 2 * liberties);
    }

    private long empties() {
        return rows.stream().flatMapToInt(String::chars).filter(c -> c == '.').count();
    }

    @Override
    public @Nullable Position position() {
        Position position = Diagram.read(String.join("/", rows)).position();
        return Draft.isRace(position) ? position : null;
    }

    @Override
    public Stream<WildRace> smaller() {
        return Shrinking.smaller(rows, WEIGHTS).map(WildRace::new);
    }
}
