package tedomari.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.Rules;
import tedomari.go.io.Diagram;
import tedomari.verify.SmallRaces;

final class RaceSolverTest {

    private static final Rules RULES = new Rules(Rules.Suicide.FORBIDDEN, Rules.Safety.IMMORTAL);
    private static final RaceSolver SOLVER = RaceSolver.of(Limits.NONE);

    private static Outcome outcome(Position position, Colour first) {
        return SOLVER.solve(position, first).outcome();
    }

    private static Position read(String rows) {
        return Diagram.read(rows).setup();
    }

    @Test
    void withPlainLibertiesWhoeverHasMoreWinsAndTheFirstPlayerOnATie() {
        for (int white = 1; white <= 6; white++) {
            for (int black = 1; black <= 6; black++) {
                Position race = Comb.plain(white, black).position();
                assertEquals(black >= white ? Outcome.BLACK : Outcome.WHITE, outcome(race, Colour.BLACK));
                assertEquals(white >= black ? Outcome.WHITE : Outcome.BLACK, outcome(race, Colour.WHITE));
            }
        }
    }

    /**
     * Müller's classes: the attacker captures if his liberties, the eye included, exceed the defender's by the number that
     * the shared ones ask for; by one more if he moves second. What neither captures is seki.
     */
    @Test
    void eyesAndSharedLibertiesDecideAsInMuellersFormula() {
        for (int shared = 0; shared <= 3; shared++) {
            for (int eyes = 0; eyes < 4; eyes++) {
                for (int white = 0; white <= 3; white++) {
                    for (int black = 0; black <= 3; black++) {
                        boolean whiteEye = (eyes & 1) != 0;
                        boolean blackEye = (eyes & 2) != 0;
                        if (shared + white + (whiteEye ? 1 : 0) == 0 || shared + black + (blackEye ? 1 : 0) == 0) {
                            continue;
                        }
                        assertFormula(new Comb(white, whiteEye, shared, blackEye, black, 0));
                    }
                }
            }
        }
    }

    private static void assertFormula(Comb comb) {
        for (Colour first : Colour.values()) {
            boolean blackWins = captures(comb, Colour.BLACK, first);
            boolean whiteWins = captures(comb, Colour.WHITE, first);
            Outcome expected = blackWins ? Outcome.BLACK : whiteWins ? Outcome.WHITE : Outcome.SEKI;
            assertEquals(expected, outcome(comb.position(), first), comb + ", " + first + " first");
        }
    }

    private static boolean captures(Comb comb, Colour attacker, Colour first) {
        int whiteEye = comb.whiteEye() ? 1 : 0;
        int blackEye = comb.blackEye() ? 1 : 0;
        int lead = comb.black() + blackEye - comb.white() - whiteEye;
        int eyes = blackEye - whiteEye;
        if (attacker == Colour.WHITE) {
            lead = -lead;
            eyes = -eyes;
        }
        int asked = comb.shared();
        if (eyes > 0) {
            asked = -comb.shared();
        } else if (comb.shared() > 0 && blackEye + whiteEye == 0) {
            asked = comb.shared() - 1;
        }
        return lead - (attacker == first ? 0 : 1) >= asked;
    }

    /** The region FE of the theory file: one liberty as the last region, two beside other liberties. */
    @ParameterizedTest(name = "{0} false eyes, {1} plain liberties, eye {2}: {3} liberties")
    @CsvSource({"1, 0, false, 1", "1, 2, false, 3", "2, 0, false, 3", "3, 0, false, 5", "1, 0, true, 3"})
    void aFalseEyeCostsTheAttackerAnApproachMoveOnlyBesideAnotherLiberty(
            int falseEyes, int plain, boolean eye, int liberties) {
        for (int white = 1; white <= liberties + 1; white++) {
            Position race = new Comb(white, false, 0, eye, plain, falseEyes).position();
            assertEquals(white >= liberties ? Outcome.WHITE : Outcome.BLACK, outcome(race, Colour.WHITE));
            assertEquals(liberties >= white ? Outcome.BLACK : Outcome.WHITE, outcome(race, Colour.BLACK));
        }
    }

    @Test
    void inASekiPassingIsAGoodMove() {
        RaceResult seki = SOLVER.solve(new Comb(0, false, 2, false, 0, 0).position(), Colour.BLACK);
        assertEquals(Outcome.SEKI, seki.outcome());
        assertEquals(List.of(Board.NONE), seki.moves());
        assertEquals(List.of(Board.NONE, Board.NONE), seki.line());
    }

    @Test
    void aStoneWithoutLibertiesMayTakeTheLastOne() {
        Position race = read("#WWW / #W.W / #WWW / ##BB / ###. / ##.@");
        RaceResult result = SOLVER.solve(race, Colour.BLACK);
        assertTrue(result.moves().contains(6));
        assertEquals(List.of(6), result.line());
    }

    @Test
    void aBlockWithTwoEyesIsNotCaptured() {
        Position race = read("WWWWW@ / W.W.W@ / WWWWW@ / BBBBB@ / B.@B.@");
        assertEquals(Outcome.WHITE, outcome(race, Colour.WHITE));
        assertEquals(Outcome.WHITE, outcome(race, Colour.BLACK));
    }

    @Test
    void aBlockThatJoinsASafeOneIsSafe() {
        Position race = read("##.BWW. / @@@@#.#");
        RaceResult result = SOLVER.solve(race, Colour.BLACK);
        assertEquals(Outcome.BLACK, result.outcome());
        assertEquals(List.of(2), result.moves());
    }

    @Test
    void toLoseOneOfSeveralEssentialBlocksIsToLoseTheRace() {
        Position race = read("@.B%B..@ / @@@%@@@@ / %%%%%%%% / W.#%%%%%");
        assertEquals(List.of(1, 5), SOLVER.solve(race, Colour.WHITE).moves());
    }

    @Test
    void aLineOfALostRaceEndsWithTheCapture() {
        Position race = Comb.plain(3, 2).position();
        RaceResult result = SOLVER.solve(race, Colour.BLACK);
        assertEquals(Outcome.WHITE, result.outcome());
        assertTrue(result.moves().isEmpty());
        RaceGame game = new RaceGame(race, Colour.BLACK, Threats.NONE, Set.of());
        result.line().forEach(point -> game.play(game.move(point)));
        assertEquals(Colour.WHITE, game.winner());
    }

    @Test
    void aLineIsLegalAndEndsAsTheRaceDoes() {
        Random random = new Random(7);
        for (int i = 0; i < 2_000; i++) {
            Position position = SmallRaces.random(random, 6);
            Colour first = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
            RaceResult result = SOLVER.solve(position, first);
            RaceGame game = new RaceGame(position, first, Threats.NONE, Set.of());
            Board board = Board.of(position.withToMove(first), RULES);
            for (int move : result.line()) {
                assertFalse(game.isOver());
                game.play(game.move(move));
                if (move == Board.NONE) {
                    board.pass();
                } else {
                    assertTrue(board.isLegal(move, board.toMove()));
                    board.play(move, board.toMove());
                }
            }
            Colour winner = game.winner();
            if (result.cyclic()) {
                continue;
            }
            assertTrue(game.isOver(), () -> Diagram.write(position) + first + " first: " + result);
            assertEquals(result.outcome(), winner == null ? Outcome.SEKI : Outcome.winOf(winner));
        }
    }

    @Test
    void aLimitGivesNoGuess() {
        Position race = new Comb(5, true, 3, true, 4, 2).position();
        RaceResult few = RaceSolver.of(Limits.ofNodes(10)).solve(race, Colour.BLACK);
        assertEquals(Outcome.UNKNOWN, few.outcome());
        assertNotNull(few.unknownBecause());
        Limits atOnce = new Limits(Long.MAX_VALUE, Duration.ZERO, 10);
        RaceResult late = RaceSolver.of(atOnce).with(Set.of()).solve(race, Colour.BLACK);
        assertEquals(Outcome.UNKNOWN, late.outcome());
    }

    @Test
    void aSmallTableChangesNothingButTheTime() {
        Position race = new Comb(3, true, 1, true, 2, 1).position();
        RaceResult small = RaceSolver.of(new Limits(Long.MAX_VALUE, Duration.ofMinutes(5), 10))
                .with(Set.of(Shortcut.DAME, Shortcut.EQUAL_PARTS))
                .solve(race, Colour.WHITE);
        RaceResult large = SOLVER.solve(race, Colour.WHITE);
        assertEquals(large.outcome(), small.outcome());
        assertEquals(large.moves(), small.moves());
        assertNull(small.unknownBecause());
    }

    @Test
    void anInterruptStopsTheSearch() {
        Position race = new Comb(5, true, 3, true, 4, 2).position();
        Thread.currentThread().interrupt();
        assertThrows(CancellationException.class, () -> SOLVER.with(Set.of()).solve(race, Colour.BLACK));
        assertTrue(Thread.interrupted());
    }

    @Test
    void aRaceNeedsAnEssentialBlockWithLiberties() {
        assertThrows(IllegalArgumentException.class, () -> outcome(read("X.O"), Colour.BLACK));
        assertThrows(IllegalArgumentException.class, () -> outcome(read("B@. / @@W"), Colour.BLACK));
    }
}
