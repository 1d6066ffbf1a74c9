package tedomari.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import tedomari.catalog.Family.ClosedForm;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Values;

/**
 * Straight empty corridors: a mouth to the left, an end to the right, two walls.
 *
 * @param mouth a character for each row: an essential or a safe enemy stone
 */
record Straight(String mouth, End end, Wall top, Wall bottom) {

    /** What a corridor ends at. */
    enum End {
        BLOCKED(Sketch.WALL, "blocked"),
        EDGE(Sketch.OFF, "edge"),
        OWN(Sketch.ESSENTIAL, "own stones"),
        FRIEND(Sketch.SAFE_FRIEND, "safe friend");

        final char symbol;
        final String words;

        End(char symbol, String words) {
            this.symbol = symbol;
            this.words = words;
        }
    }

    /** What a corridor runs along. */
    enum Wall {
        ENEMY(Sketch.WALL, ""),
        EDGE(Sketch.OFF, "edge"),
        OWN(Sketch.ESSENTIAL, "own");

        final char symbol;
        final String words;

        Wall(char symbol, String words) {
            this.symbol = symbol;
            this.words = words;
        }
    }

    /** Mouths by width and name; a mouth and its mirror image are one. */
    private static final List<List<String>> MOUTHS = List.of(
            List.of("B=full"),
            List.of("BB=full", "B@=half"),
            List.of("BBB=full", "BB@=two", "B@@=corner", "@B@=centre"),
            List.of("BBBB=full", "BBB@=three", "BB@@=two", "B@@@=corner", "@BB@=centre", "@B@@=off-centre"));

    /** Beyond these numbers of points a corridor takes too long for what it tells: the edge allows many more shapes. */
    private static final List<Integer> MOST_POINTS = List.of(8, 10, 12, 12);

    private static final List<Integer> MOST_POINTS_BY_THE_EDGE = List.of(8, 10, 9, 8);

    /** All families, narrow ones first. */
    static List<Family> families() {
        List<Family> families = new ArrayList<>();
        for (List<String> mouths : MOUTHS) {
            for (String named : mouths) {
                String[] parts = named.split("=");
                for (End end : End.values()) {
                    walls(parts[0])
                            .forEach(walls -> families.add(
                                    new Straight(parts[0], end, walls.get(0), walls.get(1)).family(parts[1])));
                }
            }
        }
        return families;
    }

    /** Walls at the top and at the bottom; where the mouth is its own mirror image, so are they with them. */
    private static List<List<Wall>> walls(String mouth) {
        List<List<Wall>> walls = new ArrayList<>();
        walls.add(List.of(Wall.ENEMY, Wall.ENEMY));
        for (Wall wall : mouth.length() <= 2 ? List.of(Wall.EDGE, Wall.OWN) : List.of(Wall.EDGE)) {
            walls.add(List.of(wall, Wall.ENEMY));
            if (!new StringBuilder(mouth).reverse().toString().equals(mouth)) {
                walls.add(List.of(Wall.ENEMY, wall));
            }
        }
        return mouth.length() == 4 ? walls.subList(0, 1) : walls;
    }

    private Family family(String mouthName) {
        int width = mouth.length();
        StringJoiner id = new StringJoiner("-").add("w" + width).add(mouthName);
        StringJoiner title = new StringJoiner(", ")
                .add("width " + width)
                .add((mouthName.equals("two") ? "two-point" : mouthName) + " mouth")
                .add((end == End.OWN || end == End.FRIEND ? "end at " : "end ") + end.words);
        id.add(end.name().toLowerCase(Locale.ROOT));
        for (Wall wall : List.of(top, bottom)) {
            if (wall != Wall.ENEMY) {
                String side = wall == top ? "top" : "bottom";
                id.add(side).add(wall.words);
                title.add(side + " wall " + (wall == Wall.EDGE ? "the edge" : "own stones"));
            }
        }
        return new Family(id.toString(), title.toString(), width, 1, mostPoints(), this::sketch, this::closedForm);
    }

    private int mostPoints() {
        if (mouth.equals("@B@") && end == End.BLOCKED) {
            return MOST_POINTS.get(2) + 3;
        }
        boolean isByEdge = end == End.EDGE || top == Wall.EDGE || bottom == Wall.EDGE;
        boolean isWideAndOpen = mouth.length() == 4 && end != End.BLOCKED;
        return (isByEdge || isWideAndOpen ? MOST_POINTS_BY_THE_EDGE : MOST_POINTS).get(mouth.length() - 1);
    }

    private Sketch sketch(int length) {
        StringJoiner rows = new StringJoiner("/");
        rows.add("%" + String.valueOf(top.symbol).repeat(length) + "%");
        for (int row = 0; row < mouth.length(); row++) {
            rows.add(mouth.charAt(row) + ".".repeat(length) + end.symbol);
        }
        rows.add("%" + String.valueOf(bottom.symbol).repeat(length) + "%");
        return new Sketch(rows.toString());
    }

    /** The table of docs/theory.md. */
    private @Nullable ClosedForm closedForm(int length) {
        boolean enemies = top == Wall.ENEMY && bottom == Wall.ENEMY;
        int open = (int) mouth.chars().filter(c -> c == Sketch.ESSENTIAL).count();
        if (mouth.equals("B") && top == Wall.OWN && end == End.BLOCKED) {
            return form(Game.of(length), "n");
        }
        if (!enemies) {
            return null;
        }
        if (mouth.equals("B") && end == End.FRIEND) {
            return length > 1 ? form(Values.ONE, "1 from n = 2 on") : null;
        }
        if (end == End.OWN && mouth.length() <= 2 && open == mouth.length()) {
            return form(Game.of(length == 1 ? open : 2 * open), open == 1 ? "1, then 2" : "2, then 4");
        }
        if (end != End.BLOCKED) {
            return null;
        }
        if (mouth.equals("@B@")) {
            return form(Game.of(Dyadic.TWO.minus(Dyadic.ONE.shift(1 - length))), "2 - 2^(1-n)");
        }
        return mouth.length() <= 3 ? form(Game.of(open), String.valueOf(open)) : null;
    }

    private static ClosedForm form(Game cooled, String text) {
        return new ClosedForm(cooled, text);
    }
}
