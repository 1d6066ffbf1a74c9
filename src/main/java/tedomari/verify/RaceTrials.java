package tedomari.verify;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Random races on whole boards, one family in four of them {@linkplain WildRace wild}; of one race in five the winning moves
 * are compared too.
 */
final class RaceTrials implements Trials {

    private static final long NODES = 200_000;
    private static final int WITH_MOVES = 5;
    private static final int WILD = 4;

    private final Sketches sketches = new Sketches();
    private final Contest winners = new Contest(NODES, false);
    private final Contest moves = new Contest(NODES, true);
    private long lastFamily = -1;
    private List<? extends Draft> family = List.of();

    @Override
    public Finding run(long number, Chance chance) {
        if (number / Sketches.FAMILY != lastFamily) {
            lastFamily = number / Sketches.FAMILY;
            SplittableRandom random = chance.of(lastFamily);
            family = isWild()
                    ? Stream.generate(() -> WildRace.next(random))
                            .limit(Sketches.FAMILY)
                            .toList()
                    : sketches.next(random);
        }
        Contest contest = number % WITH_MOVES == 0 ? moves : winners;
        return contest.judge(number, family.get((int) (number % Sketches.FAMILY)))
                .with(new Label("boards", isWild() ? "wild" : "of plots"));
    }

    private boolean isWild() {
        return lastFamily % WILD == 0;
    }
}
