package tedomari.cli;

import java.util.List;
import java.util.Locale;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.search.KoRace;
import tedomari.search.Limits;
import tedomari.search.RaceSolver;
import tedomari.search.Threats;

/** The exact search on a fixed set of positions of our own. */
final class SearchBench {

    /** A position and the player who moves first. */
    private record Problem(String id, Colour first, String rows) {}

    private static final String NAKAMURA =
            ".@.@@@@@@@@@@@@/@@@@@@@@@@@@@@@/@@@@@@@@@@@@@@@/@@.@@@@@@@@@@@@/@...@@@@@@@@@@@/@@X@@@.@@@@@@@@/"
                    + "@...@...@@@@@@@/@@X@@@X@@@@@@@@/@...@...@.@.@@@/@@B@@@B@@B@B@@@/BBBBBBBBBBBBBBB/WWWWWWWWWWWWWWW/"
                    + "##W##W#W#W#W#W#/#...#.#.#.#.#.#/##.############/###############/.#.############";

    private static final List<Problem> PROBLEMS = List.of(
            new Problem("hot-sum", Colour.BLACK, NAKAMURA),
            new Problem("hot-sum", Colour.WHITE, NAKAMURA),
            new Problem(
                    "big-eyes", Colour.BLACK, "######/#BBBB#/#B..B#/#B..BB/#B.BWW/BBBBW./WWWWW./W..WW@/W.WW@@/WWW@@@"),
            new Problem("shared", Colour.WHITE, "@@@@@@@/BBBBBBB/B.B...B/BBB...@/WWWW.../W.WWWWW/WWW####"),
            new Problem(
                    "open-eyes",
                    Colour.BLACK,
                    "@@@@@@@@/@BBBBBB@/@B....B@/@B....B@/@BBBBBB@/#WWWWWW#/#W....W#/#W....W#/#WWWWWW#/########"),
            new Problem("ko", Colour.BLACK, "XOB/..B/OW./..X"));

    private static final int RUNS = 5;

    private SearchBench() {}

    /** A line each: id, player, status, nodes, the best time of several and nodes a second. */
    static List<String> run() {
        return PROBLEMS.stream().map(SearchBench::measure).toList();
    }

    private static String measure(Problem problem) {
        Position position = Diagram.read(problem.rows).setup();
        double best = Double.MAX_VALUE;
        KoRace race = null;
        for (int run = 0; run < RUNS; run++) {
            long start = System.nanoTime();
            race = KoRace.of(RaceSolver.of(Limits.NONE), position, problem.first, Threats.MAX);
            best = Math.min(best, (System.nanoTime() - start) / 1e6);
        }
        if (race == null) {
            throw new IllegalStateException("a problem is solved at least once");
        }
        return String.format(
                Locale.ROOT,
                "%s %s\t%s\t%d\t%.2f\t%.0f",
                problem.id,
                problem.first.name().toLowerCase(Locale.ROOT),
                race.status(problem.first),
                race.nodes(),
                best,
                race.nodes() / best * 1000);
    }
}
