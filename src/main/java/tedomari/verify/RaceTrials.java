package tedomari.verify;

import java.util.List;

/** Random races on whole boards; of one in sixteen the winning moves are compared too. */
final class RaceTrials implements Trials {

    private static final long NODES = 200_000;
    private static final int WITH_MOVES = 16;

    private final Sketches sketches = new Sketches();
    private final Contest winners = new Contest(NODES, false);
    private final Contest moves = new Contest(NODES, true);
    private long lastFamily = -1;
    private List<Sketch> family = List.of();

    @Override
    public Finding run(long number, Chance chance) {
        if (number / Sketches.FAMILY != lastFamily) {
            lastFamily = number / Sketches.FAMILY;
            family = sketches.next(chance.of(lastFamily));
        }
        Contest contest = number % WITH_MOVES == 0 ? moves : winners;
        return contest.judge(number, family.get((int) (number % Sketches.FAMILY)));
    }
}
