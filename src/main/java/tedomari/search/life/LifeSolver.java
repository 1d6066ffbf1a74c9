package tedomari.search.life;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.search.Budget;
import tedomari.search.Limits;
import tedomari.search.life.LifeVerdict.Life;
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
    private final EyeBook book;

    private LifeSolver(Limits limits, Progress progress, boolean recognises, EyeBook book) {
        this.limits = limits;
        this.progress = progress;
        this.recognises = recognises;
        this.book = book;
    }

    public static LifeSolver of(Limits limits) {
        return new LifeSolver(limits, Progress.SILENT, true, EyeBook.EMPTY);
    }

    public static LifeSolver of(Limits limits, Progress progress) {
        return new LifeSolver(limits, progress, true, EyeBook.EMPTY);
    }

    /** The same without recognising anything: by search alone. */
    public LifeSolver bySearchAlone() {
        return new LifeSolver(limits, progress, false, EyeBook.EMPTY);
    }

    /** The same with a library of eyes to look positions up in. */
    public LifeSolver withLibrary(EyeBook eyes) {
        return new LifeSolver(limits, progress, recognises, eyes);
    }

    /** Status, best moves and a line if that player moves first. */
    public LifeAnswer solve(LifeProblem problem, Colour first) {
        return new LifeSearch(problem, new Budget(limits, progress), limits.tableBits(), recognises, book)
                .answer(first == problem.area().defender());
    }

    /** Both players first, and all that can be said beside. One limit holds for all of it; what it cuts off is left out. */
    public LifeVerdict judge(LifeProblem problem) {
        Budget budget = new Budget(limits, progress);
        LifeSearch search = new LifeSearch(problem, budget, limits.tableBits(), recognises, book);
        LifeAnswer attackerFirst = search.answer(false);
        LifeAnswer defenderFirst = search.answer(true);
        KoValueSearch values = new KoValueSearch(problem, budget, limits.tableBits());
        return new LifeVerdict(
                problem,
                attackerFirst,
                defenderFirst,
                known(() -> values.find(false)),
                known(() -> values.find(true)),
                known(() -> life(problem, attackerFirst, budget)).orElse(Life.UNTOLD),
                known(() -> life(problem, defenderFirst, budget)).orElse(Life.UNTOLD),
                known(() -> bentFour(problem, budget)),
                known(values::isNotWorthTaking).orElse(false));
    }

    /** What is found within the limits. */
    private static <V> Optional<V> known(Supplier<@Nullable V> question) {
        try {
            return Optional.ofNullable(question.get());
        } catch (Budget.Exhausted | CancellationException e) {
            return Optional.empty();
        }
    }

    /** If the target lives: can its owner catch the stones inside, without losing it (Wolf I, appendix)? */
    private Life life(LifeProblem problem, LifeAnswer answer, Budget budget) {
        ClosedArea area = problem.area();
        LifeStatus status = answer.status();
        if (status == null || !status.alive() || area.targets().size() > 1) {
            return Life.UNTOLD;
        }
        boolean defenderFirst = answer.first() == area.defender();
        if (new PassAlive(area).saves(problem.start(defenderFirst))) {
            return Life.EYES;
        }
        PointSet intruders = area.intruders();
        if (intruders.isEmpty() || problem.liberties() > 0 || problem.extraEye()) {
            return Life.UNTOLD;
        }
        LifeProblem opposed = LifeProblem.of(area.opposed(intruders)).withMaxThreats(0);
        KillSearch search =
                new KillSearch(new LifeGame(opposed.area(), opposed.ruling()), budget, limits.tableBits(), recognises);
        return search.kills(opposed.start(!defenderFirst)) ? Life.EYES : Life.SEKI;
    }

    /** A regular position, a ko in which a player needs threats though he moves first, and a pass as his single best move. */
    private @Nullable Colour bentFour(LifeProblem problem, Budget budget) {
        if (problem.area().position().ko() != null) {
            return null;
        }
        LifeProblem plain = problem.withTenukiValue(false);
        LifeSearch search = new LifeSearch(plain, budget, limits.tableBits(), recognises, book);
        for (boolean defenderFirst : new boolean[] {true, false}) {
            LifeAnswer answer = search.answer(defenderFirst);
            LifeStatus status = answer.status();
            if (status != null
                    && answer.unknownBecause() == null
                    && status.threats() > 0
                    && status.alive() != defenderFirst
                    && answer.moves().stream()
                            .filter(move -> move != LifeAnswer.OUTSIDE)
                            .toList()
                            .equals(List.of(Board.NONE))) {
                return answer.first();
            }
        }
        return null;
    }
}
