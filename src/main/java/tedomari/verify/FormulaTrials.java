package tedomari.verify;

import java.util.ArrayList;
import java.util.List;

/**
 * Formula 2 on boards, every case once: plain liberties, shared ones and no eye or an eye of one point, and pairs of eyes of
 * up to six points around the leads at which the formula turns.
 */
final class FormulaTrials implements Trials {

    private static final long NODES = 50_000_000;
    private static final int MOST_SHARED = 5;

    private static final List<Sketch> ALL = cases();

    static final long CASES = ALL.size();

    private final Contest contest = new Contest(NODES, false);

    /** About how long a case takes: twice as long with two empty points more, or with one shared liberty more. */
    static long cost(long number) {
        Sketch sketch = ALL.get((int) number);
        return 1L << sketch.empties() / 2 + sketch.shared();
    }

    private static List<Sketch> cases() {
        List<Sketch> sketches = new ArrayList<>();
        for (int shared = 0; shared <= 4; shared++) {
            for (int eyes = 0; eyes < 4; eyes++) {
                for (int black = 0; black <= 5; black++) {
                    for (int white = 0; white <= 5; white++) {
                        add(sketches, EyePair.of(eyes & 1, eyes >> 1), black, white, shared);
                    }
                }
            }
        }
        for (EyePair pair : EyePair.upTo(6)) {
            for (int shared = 0; shared <= MOST_SHARED; shared++) {
                pair.around(shared).forEach(sketches::add);
            }
        }
        return List.copyOf(sketches);
    }

    private static void add(List<Sketch> sketches, EyePair pair, int black, int white, int shared) {
        Sketch sketch = pair.sketch(black, white, shared);
        if (sketch.position() != null) {
            sketches.add(sketch);
        }
    }

    @Override
    public Finding run(long number, Chance chance) {
        return contest.judge(number, ALL.get((int) number));
    }
}
