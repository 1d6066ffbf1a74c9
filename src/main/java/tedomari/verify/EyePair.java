package tedomari.verify;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The eyes of two blocks, and races of plain and shared liberties around them. */
record EyePair(Eye black, Eye white) {

    /**
     * An eye as it stands in a race, with a stone on the vital point where there is one.
     *
     * @param points the size of the eye space; 0 for none
     * @param liberties how many moves it takes to fill it
     */
    record Eye(int points, int liberties, @Nullable Plot plot) {}

    static final List<Eye> EYES = List.of(
            new Eye(0, 0, null),
            new Eye(1, 1, Plot.of("BBB", "B.B")),
            new Eye(2, 2, Plot.of("BBBB", "B..B")),
            new Eye(3, 2, Plot.of("BBBBB", "B.O.B")),
            new Eye(4, 5, Plot.of("BBBB", "B..B", "B..B")),
            new Eye(4, 4, Plot.of("@BBB@", "BB.BB", "B.O.B")),
            new Eye(5, 7, Plot.of("BBBB@", "B..BB", "B.O.B")),
            new Eye(5, 7, Plot.of("@BBB@", "BB.BB", "B.O.B", "BB.BB")),
            new Eye(6, 11, Plot.of("BBBB@", "B..BB", "B.O.B", "BB.BB")));

    /** The eyes with these numbers in the list. */
    static EyePair of(int black, int white) {
        return new EyePair(EYES.get(black), EYES.get(white));
    }

    /** Every two eyes of at most so many points, the larger one Black's. */
    static List<EyePair> upTo(int points) {
        List<EyePair> pairs = new ArrayList<>();
        for (int black = 0; black < EYES.size(); black++) {
            for (int white = 0; white <= black; white++) {
                if (EYES.get(black).points <= points) {
                    pairs.add(of(black, white));
                }
            }
        }
        return pairs;
    }

    /** The race with so many plain liberties of either side, and shared ones. */
    Sketch sketch(int plainOfBlack, int plainOfWhite, int shared) {
        return Sketch.of(plots(black, plainOfBlack), plots(white, plainOfWhite), shared);
    }

    private static List<Plot> plots(Eye eye, int plain) {
        List<Plot> plots = new ArrayList<>();
        if (eye.plot != null) {
            plots.add(eye.plot);
        }
        if (plain > 0) {
            plots.add(Plot.plain(plain));
        }
        return plots;
    }

    /** The races in which Black is ahead by −S − 2 to S + 2 liberties, with as few plain ones as that takes and one more. */
    List<Sketch> around(int shared) {
        List<Sketch> sketches = new ArrayList<>();
        for (int lead = -shared - 2; lead <= shared + 2; lead++) {
            int plain = lead - black.liberties + white.liberties;
            for (int more = 0; more <= 1; more++) {
                Sketch sketch = sketch(Math.max(0, plain) + more, Math.max(0, -plain) + more, shared);
                if (sketch.position() != null) {
                    sketches.add(sketch);
                }
            }
        }
        return sketches;
    }
}
