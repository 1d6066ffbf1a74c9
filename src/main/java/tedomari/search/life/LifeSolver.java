package tedomari.search.life;

import tedomari.go.Colour;
import tedomari.search.Budget;
import tedomari.search.Limits;
import tedomari.task.Progress;

/**
 * Solves life and death in closed areas exactly. The rules of play are those of {@link LifeGame}, threats and passes those of
 * {@link ThreatRuling}. A limit that is reached makes a result unknown, never a guess.
 *
 * <p>A solver keeps nothing between two problems and may be used by several threads.
 */
public final class LifeSolver {

    private final Limits limits;
    private final Progress progress;
    private final boolean recognises;

    private LifeSolver(Limits limits, Progress progress, boolean recognises) {
        this.limits = limits;
        this.progress = progress;
        this.recognises = recognises;
    }

    public static LifeSolver of(Limits limits) {
        return new LifeSolver(limits, Progress.SILENT, true);
    }

    public static LifeSolver of(Limits limits, Progress progress) {
        return new LifeSolver(limits, progress, true);
    }

    /** The same without recognising anything: by search alone. */
    public LifeSolver bySearchAlone() {
        return new LifeSolver(limits, progress, false);
    }

    /** Status, best moves and a line if that player moves first. */
    public LifeAnswer solve(LifeProblem problem, Colour first) {
        return new LifeSearch(problem, new Budget(limits, progress), limits.tableBits(), recognises)
                .answer(first == problem.area().defender());
    }
}
