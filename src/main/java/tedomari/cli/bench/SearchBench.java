package tedomari.cli.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.search.KoRace;
import tedomari.search.Limits;
import tedomari.search.RaceSolver;
import tedomari.search.Threats;
import tedomari.search.life.ClosedArea;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;

/** The exact search on a fixed set of positions of our own. */
final class SearchBench {

    /** A position, the player who moves first, and what is asked of it. */
    private record Problem(String id, Colour first, String rows, Search search) {}

    /** A search of a position with a player first. */
    private interface Search {
        Found run(Position position, Colour first);
    }

    private record Found(String status, long nodes) {}

    private static final String NAKAMURA =
            ".@.@@@@@@@@@@@@/@@@@@@@@@@@@@@@/@@@@@@@@@@@@@@@/@@.@@@@@@@@@@@@/@...@@@@@@@@@@@/@@X@@@.@@@@@@@@/"
                    + "@...@...@@@@@@@/@@X@@@X@@@@@@@@/@...@...@.@.@@@/@@B@@@B@@B@B@@@/BBBBBBBBBBBBBBB/WWWWWWWWWWWWWWW/"
                    + "##W##W#W#W#W#W#/#...#.#.#.#.#.#/##.############/###############/.#.############";

    private static final String SQUARE = "...W./...W#/WWWW#/#####";
    private static final String LADDER = "......W#/.....WW#/WWWWWW#%/#######%";

    private static final List<Problem> PROBLEMS = List.of(
            race("hot-sum", Colour.BLACK, NAKAMURA),
            race("hot-sum", Colour.WHITE, NAKAMURA),
            race("big-eyes", Colour.BLACK, "######/#BBBB#/#B..B#/#B..BB/#B.BWW/BBBBW./WWWWW./W..WW@/W.WW@@/WWW@@@"),
            race("shared", Colour.WHITE, "@@@@@@@/BBBBBBB/B.B...B/BBB...@/WWWW.../W.WWWWW/WWW####"),
            race(
                    "open-eyes",
                    Colour.BLACK,
                    "@@@@@@@@/@BBBBBB@/@B....B@/@B....B@/@BBBBBB@/#WWWWWW#/#W....W#/#W....W#/#WWWWWW#/########"),
            race("ko", Colour.BLACK, "XOB/..B/OW./..X"),
            life("corner-six", Colour.BLACK, SQUARE),
            life("corner-eleven", Colour.BLACK, LADDER),
            life("corner-eleven", Colour.WHITE, LADDER),
            life("edge-fight", Colour.WHITE, "#W.....W#/#WX.O.XW#/#WW...WW#/##WWWWW##/%#######%"));

    private static final int RUNS = 5;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private SearchBench() {}

    /** A line each: id, player, status, nodes, the best CPU time of several and nodes a second. */
    static List<String> run() {
        return PROBLEMS.stream().map(SearchBench::measure).toList();
    }

    private static Problem race(String id, Colour first, String rows) {
        return new Problem(id, first, rows, (position, player) -> {
            KoRace race = KoRace.of(RaceSolver.of(Limits.NONE), position, player, Threats.MAX);
            return new Found(race.status(player).toString(), race.nodes());
        });
    }

    private static Problem life(String id, Colour first, String rows) {
        return new Problem(id, first, rows, (position, player) -> {
            ClosedArea area = ClosedArea.of(position, position.essential());
            LifeAnswer answer = LifeSolver.of(Limits.NONE).solve(LifeProblem.of(area), player);
            return new Found(answer.code(), answer.nodes());
        });
    }

    private static String measure(Problem problem) {
        Position position = Diagram.read(problem.rows).setup();
        double best = Double.MAX_VALUE;
        Found found = new Found("", 0);
        for (int run = 0; run < RUNS; run++) {
            long start = CLOCK.getCurrentThreadCpuTime();
            found = problem.search.run(position, problem.first);
            best = Math.min(best, (CLOCK.getCurrentThreadCpuTime() - start) / 1e6);
        }
        return String.format(
                Locale.ROOT,
                "%s %s\t%s\t%d\t%.2f\t%.0f",
                problem.id,
                problem.first.name().toLowerCase(Locale.ROOT),
                found.status,
                found.nodes,
                best,
                found.nodes / best * 1000);
    }
}
