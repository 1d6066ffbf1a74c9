package tedomari.search.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tedomari.go.Block;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.search.Budget;
import tedomari.search.Limits;
import tedomari.task.Progress;

/** The solver agrees with {@link NaiveLife} on random small positions, with and without what it recognises. */
final class NaiveLifeTest {

    private int tried;
    private int killed;
    private int kos;
    private int bans;

    @Test
    void theSolverAgreesWithExhaustiveIteration() {
        compare(new Random(5), 1_000, 2, 3);
        eyes(new Random(6), 200);
        assertTrue(tried > 2_000 && killed > tried / 10 && killed < tried, tried + " tried, " + killed + " killed");
        assertTrue(kos > 5 && bans > 0, kos + " where threats matter, " + bans + " bans");
    }

    @Test
    @Tag("heavy")
    void theSolverAgreesOnManyMorePositions() {
        compare(new Random(7), 20_000, 2, 3);
        compare(new Random(8), 2_000, 2, 4);
        eyes(new Random(9), 1_000);
    }

    /** A chain around five points in the corner, where kos are frequent. */
    private void eyes(Random random, int count) {
        for (int i = 0; i < count; i++) {
            StringBuilder rows = new StringBuilder();
            for (int point = 0; point < 5; point++) {
                rows.append("...XXO".charAt(random.nextInt(6))).append(point == 2 ? "W#/" : point == 4 ? "WW#/" : "");
            }
            rows.append("WWWW#/#####");
            Position position = Diagram.read(rows.toString()).position();
            if (ClosedAreaRows.isLegal(position)) {
                compare(random, rows.toString(), position, ClosedAreaRows.targets(position));
            }
        }
    }

    private void compare(Random random, int count, int height, int width) {
        for (int i = 0; i < count; i++) {
            String rows = rows(random, height, width);
            Position position = Diagram.read(rows).position();
            List<Block> targets = ClosedAreaRows.targets(position);
            if (targets.isEmpty() || !ClosedAreaRows.isLegal(position)) {
                continue;
            }
            compare(random, rows, position, targets);
        }
    }

    private void compare(Random random, String rows, Position position, List<Block> targets) {
        boolean two = random.nextBoolean();
        int liberties = random.nextInt(3) == 0 ? random.nextInt(3) : 0;
        boolean eye = random.nextInt(5) == 0;
        LifeProblem problem = LifeProblem.of(ClosedArea.of(position, position.essential()))
                .withOutside(liberties, eye)
                .withTenukiValue(two);
        NaiveLife naive = new NaiveLife(ClosedAreaRows.numbered(rows, position, targets), two);
        LifeGame game = new LifeGame(problem.area(), problem.ruling());
        KillSearch search = new KillSearch(game, budget(), 20, true);
        KillSearch plain = new KillSearch(game, budget(), 20, false);
        for (boolean defenderFirst : new boolean[] {false, true}) {
            LifePosition start = problem.start(defenderFirst);
            List<Boolean> results = new ArrayList<>();
            for (int threats = -2; threats <= 2; threats++) {
                boolean ofDefender = threats > 0;
                LifePosition at =
                        start.turned(defenderFirst, start.ko(), ThreatRuling.level(ofDefender, Math.abs(threats)));
                boolean expected = naive.kills(
                        defenderFirst,
                        -1,
                        new NaiveLife.Outside(liberties, eye),
                        Math.max(0, -threats),
                        Math.max(0, threats));
                String what = rows + " defender first " + defenderFirst + " threats " + threats + " ruling two " + two
                        + " liberties " + liberties + " eye " + eye;
                assertEquals(expected, search.kills(at), what);
                assertEquals(expected, plain.kills(at), "by search alone " + what);
                results.add(expected);
                tried++;
                killed += expected ? 1 : 0;
            }
            kos += results.stream().distinct().count() > 1 ? 1 : 0;
        }
        afterKo(random, problem, game, naive, search, rows);
    }

    /** The same from a position with a ko ban, if one move leads to it. */
    private void afterKo(
            Random random, LifeProblem problem, LifeGame game, NaiveLife naive, KillSearch search, String rows) {
        int[] moves = new int[ClosedArea.MAX_POINTS + 2];
        boolean defenderFirst = random.nextBoolean();
        LifePosition start = problem.start(defenderFirst);
        int count = game.candidates(start, moves);
        for (int i = 0; i < count; i++) {
            LifePosition next = game.play(start, moves[i]);
            if (next != null && next.ko() != LifePosition.NO_KO && !next.isCaptured()) {
                boolean expected = naive.killsAfter(
                        defenderFirst,
                        problem.area().point(moves[i]),
                        new NaiveLife.Outside(problem.liberties(), problem.extraEye()));
                bans++;
                assertEquals(expected, search.kills(next), rows + " after " + moves[i] + " takes a ko");
            }
        }
    }

    private static Budget budget() {
        return new Budget(Limits.NONE, Progress.SILENT);
    }

    private static String rows(Random random, int height, int width) {
        StringBuilder text = new StringBuilder();
        int density = 2 + random.nextInt(4);
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                text.append(random.nextInt(6) < density ? "XOWW".charAt(random.nextInt(4)) : '.');
            }
            text.append("##@%".charAt(random.nextInt(4))).append('/');
        }
        for (int column = 0; column < width; column++) {
            text.append("###@%".charAt(random.nextInt(5)));
        }
        return text.append('#').toString();
    }
}
