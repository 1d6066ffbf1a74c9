package tedomari.catalog;

import tedomari.cgt.Cooling;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Values;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.search.Limits;
import tedomari.search.Outcome;
import tedomari.search.RaceSolver;
import tedomari.semeai.RegionValue;
import tedomari.task.Progress;

/**
 * What exact searches of {@linkplain Trial trials} say of the value of a region: from one liberty of White's less than it is
 * worth at the least to two more than at the most, either player first, without and with two plain liberties of Black's.
 *
 * @param races how many races were searched to their end
 * @param wrong how many of them ended otherwise than the value says
 * @param open how many searches reached their limit
 */
public record Check(int races, int wrong, int open) {

    private static final int MORE = 2;

    /** Above the right stop so many liberties tell enough: beyond is the hope to live. */
    private static final int HIGHEST = 6;

    /** All that was searched ended as the value says. */
    public boolean isPassed() {
        return races > 0 && wrong == 0;
    }

    /** Searches the trials of a region whose value does not depend on a ko. */
    public static Check of(Sketch sketch, RegionValue value, Limits limits, Progress progress) {
        Check check = new Check(0, 0, 0);
        int least = value.cooled().rightStop().floor().min(Dyadic.of(HIGHEST)).intValue();
        int most = value.cooled()
                .leftStop()
                .ceiling()
                .min(Dyadic.of(least + HIGHEST))
                .intValue();
        RaceSolver solver = RaceSolver.of(limits, progress);
        for (int own = 0; own <= MORE; own += MORE) {
            // What is not clean is worth between its value and its most; where these disagree nothing is said.
            Game high = value.isClean() ? value.cooled() : Cooling.cool(value.most(), Dyadic.TWO);
            if (own == 0 && sketch.liberties() == 0) {
                continue;
            }
            int last = Math.min(most + own + MORE, Trial.MOST_LIBERTIES);
            for (int others = Math.max(1, least + own - 1); others <= last; others++) {
                Game lead = Game.of(own - others);
                for (Colour first : Colour.values()) {
                    boolean blackWins = blackWins(value.cooled().plus(lead), first);
                    if (blackWins == blackWins(high.plus(lead), first)) {
                        Position position = new Trial(sketch, own, others).position();
                        check = check.and(
                                blackWins, solver.solve(position, first).outcome());
                    }
                }
            }
        }
        return check;
    }

    /** Who wins a race with this total, without shared liberties (docs/theory.md). */
    static boolean blackWins(Game total, Colour first) {
        return first == Colour.BLACK ? !total.leq(Values.ONE.negate()) : Values.ONE.leq(total);
    }

    private Check and(boolean blackWins, Outcome outcome) {
        if (outcome == Outcome.UNKNOWN) {
            return new Check(races, wrong, open + 1);
        }
        boolean isRight = outcome == (blackWins ? Outcome.BLACK : Outcome.WHITE);
        return new Check(races + 1, isRight ? wrong : wrong + 1, open);
    }
}
