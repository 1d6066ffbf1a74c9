package tedomari.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.verify.SmallRaces;

final class KoRaceTest {

    private static final RaceSolver SOLVER = RaceSolver.of(Limits.NONE);

    @Test
    void aRaceWithoutKoNeedsNoThreats() {
        KoRace race = KoRace.of(SOLVER, Comb.plain(2, 3).position(), Colour.BLACK, Threats.MAX);
        assertFalse(race.isKo());
        assertEquals(Outcome.BLACK, race.even().outcome());
    }

    @ParameterizedTest(name = "{0}, {1} first: {2} needs {3} threats for {4}")
    @CsvSource({
        "X./.W/BO/.X, BLACK, BLACK, 1, BLACK",
        "X./.W/BO/.X, WHITE, BLACK, 2, BLACK",
        ".O/.B/W./.., BLACK, WHITE, 1, WHITE",
        "XOB/..B/OW./..X, BLACK, BLACK, 2, SEKI",
        "#XX./OBO./.OXX/W.WO, WHITE, WHITE, 2, SEKI"
    })
    void thatManyThreatsChangeTheRaceAndNoFewer(
            String rows, Colour first, Colour player, int threats, Outcome outcome) {
        Position position = Diagram.read(rows).setup();
        KoRace race = KoRace.of(SOLVER, position, first, Threats.MAX);
        assertEquals(Outcome.winOf(player.opponent()), race.even().outcome());
        Optional<KoRace.Need> need = Optional.of(new KoRace.Need(threats, outcome));
        assertEquals(need, player == Colour.BLACK ? race.black() : race.white());
        assertTrue(race.isKo());
    }

    @Test
    void moreThreatsNeverHarmTheirOwner() {
        Random random = new Random(5);
        int changed = 0;
        for (int i = 0; i < 2_000; i++) {
            Position position = SmallRaces.random(random, 5);
            Colour first = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
            int before = -1;
            for (int count = 0; count <= Threats.MAX; count++) {
                RaceResult result = SOLVER.solve(position, first, Threats.of(Colour.BLACK, count));
                int worth = result.outcome().worthTo(Colour.BLACK);
                assertTrue(worth >= before, Diagram.write(position));
                changed += count > 0 && worth > before ? 1 : 0;
                before = worth;
            }
        }
        assertTrue(changed > 5);
    }

    @Test
    void threatsAreOfNoUseWhereTheSearchMetNoKo() {
        Random random = new Random(6);
        for (int i = 0; i < 1_000; i++) {
            Position position = SmallRaces.random(random, 5);
            Colour first = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
            RaceResult even = SOLVER.solve(position, first);
            if (!even.koMet()) {
                for (Colour colour : Colour.values()) {
                    RaceResult uneven = SOLVER.solve(position, first, Threats.of(colour, Threats.MAX));
                    assertEquals(even.outcome(), uneven.outcome(), Diagram.write(position));
                }
            }
        }
    }

    @Test
    void aPlayerHasUpToFiveThreats() {
        assertThrows(IllegalArgumentException.class, () -> new Threats(6, 0));
        assertThrows(IllegalArgumentException.class, () -> new Threats(0, -1));
    }
}
