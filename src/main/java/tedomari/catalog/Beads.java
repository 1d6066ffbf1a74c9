package tedomari.catalog;

import java.util.ArrayList;
import java.util.List;
import tedomari.catalog.Family.ClosedForm;
import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Values;

/**
 * The corridors G(n,x) of Nakamura's Figure 18: {@code G(0,x) = {x|0}} and {@code G(n,x) = {2 + G(n−1,x) | 0}}. On the board
 * they are beads: n black stones, each behind a column of three points, before a chain with x − 2 liberties of its own.
 */
public record Beads(int n, int x) {

    static final int LEAST_PRIZE = 3;
    static final int MOST_PRIZE = 8;
    static final int MOST_BEADS = 7;

    public Beads {
        if (n < 0 || n > MOST_BEADS || x < LEAST_PRIZE || x > MOST_PRIZE) {
            throw new IllegalArgumentException("a corridor G(n,x) has n from 0 to " + MOST_BEADS + " and x from "
                    + LEAST_PRIZE + " to " + MOST_PRIZE + ", not n = " + n + " and x = " + x);
        }
    }

    /** The families of the x that fit on a board. */
    static List<Family> families() {
        List<Family> families = new ArrayList<>();
        for (int x = LEAST_PRIZE; x <= MOST_PRIZE; x++) {
            int prize = x;
            families.add(new Family(
                    "g" + x,
                    "G(n," + x + "), beads before " + (x == LEAST_PRIZE ? "a last point" : "a chain"),
                    3,
                    0,
                    MOST_POINTS,
                    n -> new Beads(n, prize).sketch(),
                    n -> new Beads(n, prize).closedForm()));
        }
        return families;
    }

    /** So many that n is at most 7: more do not fit on a board. */
    private static final int MOST_POINTS = 32;

    public Sketch sketch() {
        StringBuilder top = new StringBuilder("@" + ".@".repeat(n) + ".");
        StringBuilder middle = new StringBuilder("B" + ".X".repeat(n) + ".");
        StringBuilder bottom = new StringBuilder("@" + ".@".repeat(n) + ".");
        // The last bead has one liberty ahead and the others at its sides, none beside another.
        int sides = x - LEAST_PRIZE;
        for (int side = 0; side < sides; side += 2) {
            top.append("@.");
            middle.append("XX");
            bottom.append(side + 1 < sides ? "@." : "@@");
        }
        top.append("@@");
        middle.append(".@");
        bottom.append("@@");
        String wall = "%" + "@".repeat(top.length() - 2) + "%";
        return new Sketch(String.join("/", wall, top, middle, bottom, wall));
    }

    /** The value before cooling. */
    public Game value() {
        Game game = Game.of(List.of(Game.of(x)), List.of(Values.ZERO));
        for (int i = 0; i < n; i++) {
            game = Game.of(List.of(game.plus(Game.of(2))), List.of(Values.ZERO));
        }
        return game;
    }

    private ClosedForm closedForm() {
        return new ClosedForm(Cooling.cool(value(), Dyadic.TWO), "G(n," + x + ")");
    }

    @Override
    public String toString() {
        return "G(" + n + "," + x + ")";
    }
}
