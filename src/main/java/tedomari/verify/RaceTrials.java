package tedomari.verify;

import java.util.SplittableRandom;

/** Random races on whole boards; of one in sixteen the winning moves are compared too. */
final class RaceTrials implements Trials {

    private static final long NODES = 200_000;
    private static final int WITH_MOVES = 16;

    private final Sketches sketches = new Sketches();
    private final Contest winners = new Contest(NODES, false);
    private final Contest moves = new Contest(NODES, true);

    @Override
    public Finding run(long number, SplittableRandom random) {
        Contest contest = number % WITH_MOVES == 0 ? moves : winners;
        return contest.judge(number, sketches.next(random));
    }
}
