package tedomari.search;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.task.Progress;

/**
 * Solves capturing races exactly: who captures an essential block of the other first. All essential blocks of a colour
 * count, and to lose one of them is to lose the race. The rules are those of {@link RaceGame}, with the ban of repetition of
 * {@link Superko}. A player prefers capturing to seki and seki to being captured.
 *
 * <p>A solver keeps nothing between two races and may be used by several threads.
 */
public final class RaceSolver {

    private final Limits limits;
    private final Progress progress;
    private final BooleanSupplier stopped;
    private final Set<Shortcut> shortcuts;

    private RaceSolver(Limits limits, Progress progress, BooleanSupplier stopped, Set<Shortcut> shortcuts) {
        this.limits = limits;
        this.progress = progress;
        this.stopped = stopped;
        this.shortcuts = shortcuts;
    }

    public static RaceSolver of(Limits limits) {
        return of(limits, Progress.SILENT);
    }

    public static RaceSolver of(Limits limits, Progress progress) {
        return new RaceSolver(limits, progress, () -> false, EnumSet.allOf(Shortcut.class));
    }

    /** The same with these shortcuts only. */
    public RaceSolver with(Set<Shortcut> some) {
        return new RaceSolver(limits, progress, stopped, Set.copyOf(some));
    }

    /** The same, ending like at a limit as soon as that is true: what is known by then is told. */
    public RaceSolver until(BooleanSupplier condition) {
        return new RaceSolver(limits, progress, condition, shortcuts);
    }

    /** How the race ends and nothing else, which is less work. */
    public Outcome outcome(Position position, Colour first) {
        try {
            return search(position, first, Threats.NONE).outcome(Threats.NONE);
        } catch (Budget.Exhausted exhausted) {
            return Outcome.UNKNOWN;
        }
    }

    public RaceResult solve(Position position, Colour first) {
        return solve(position, first, Threats.NONE);
    }

    /**
     * Solves the race with that player to move, whoever is to move in the position.
     *
     * @throws IllegalArgumentException if the position has no essential block, or one without liberties
     */
    public RaceResult solve(Position position, Colour first, Threats threats) {
        try {
            RaceSearch search = search(position, first, threats);
            Outcome outcome = search.outcome(threats);
            return search.complete(threats, outcome, search.cyclic());
        } catch (Budget.Exhausted exhausted) {
            return RaceResult.unknown(exhausted.getMessage());
        }
    }

    /**
     * The search of a race, to be asked about several numbers of threats.
     *
     * @throws Budget.Exhausted if the race is too large to begin with
     */
    RaceSearch search(Position position, Colour first, Threats threats) {
        RaceGame game = new RaceGame(position, first, threats, shortcuts);
        return new RaceSearch(game, new Budget(limits, progress, stopped), limits.tableBits(), shortcuts);
    }
}
