package tedomari.catalog;

import java.util.List;
import java.util.function.IntFunction;

/** Corridors of width three with a centre mouth and something in them, or beside their neck. */
final class Furnished {

    private static final int MOST_POINTS = 13;

    private Furnished() {}

    static List<Family> families() {
        return List.of(
                family(
                        "w3-friend",
                        "width 3, centre mouth, a black stone at the far end",
                        2,
                        length -> List.of(row(length), ".".repeat(length - 1) + "X", row(length))),
                family(
                        "w3-chain",
                        "width 3, centre mouth, a black chain along the middle",
                        2,
                        length -> List.of(row(length), "." + "X".repeat(length - 1), row(length))),
                family(
                        "w3-link",
                        "width 3, centre mouth, a black chain that does not reach the end",
                        3,
                        length -> List.of(row(length), "." + "X".repeat(length - 2) + ".", row(length))),
                family(
                        "w3-enemy",
                        "width 3, centre mouth, a white stone inside",
                        3,
                        length -> List.of(row(length), ".O" + row(length - 2), row(length))),
                family(
                        "w3-neck",
                        "width 3, centre mouth behind a neck with one more liberty",
                        2,
                        length -> List.of("@" + row(length - 1), "B" + row(length - 1), row(length))),
                family(
                        "w3-collar",
                        "width 3, centre mouth behind a neck with two more liberties",
                        2,
                        length -> List.of(row(length), "B" + row(length - 1), row(length))));
    }

    private static String row(int length) {
        return ".".repeat(length);
    }

    private static Family family(String id, String title, int first, IntFunction<List<String>> rows) {
        return new Family(id, title, 3, first, MOST_POINTS, length -> sketch(rows.apply(length)), length -> null);
    }

    private static Sketch sketch(List<String> rows) {
        String wall = "%" + "@".repeat(rows.get(0).length()) + "%";
        return new Sketch(String.join(
                "/", wall, "@" + rows.get(0) + "@", "B" + rows.get(1) + "@", "@" + rows.get(2) + "@", wall));
    }
}
