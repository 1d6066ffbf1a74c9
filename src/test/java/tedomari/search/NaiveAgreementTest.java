package tedomari.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.verify.NaiveRace;
import tedomari.verify.SmallRaces;

/** The solver, with each shortcut and without any, against the one that is too simple to be wrong. */
final class NaiveAgreementTest {

    private static final List<Set<Shortcut>> CHOICES = List.of(
            EnumSet.noneOf(Shortcut.class),
            EnumSet.of(Shortcut.EQUAL_PARTS),
            EnumSet.of(Shortcut.OWN_PLAIN),
            EnumSet.of(Shortcut.LIBERTY_COUNT),
            EnumSet.of(Shortcut.LIFE),
            EnumSet.of(Shortcut.PLAIN_ORDER),
            EnumSet.complementOf(EnumSet.of(Shortcut.DAME)),
            EnumSet.of(Shortcut.DAME),
            EnumSet.allOf(Shortcut.class));

    /** How often the naive solver answered, and how often the race held what is worth testing. */
    private int solved;

    private int cyclic;
    private int withKo;

    private void compare(int races, int empties, int maxThreats, long nodes, long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < races; i++) {
            Position position = SmallRaces.random(random, empties);
            Colour first = random.nextBoolean() ? Colour.BLACK : Colour.WHITE;
            Threats threats = new Threats(random.nextInt(maxThreats + 1), random.nextInt(maxThreats + 1));
            try {
                NaiveRace naive = NaiveRace.solve(position, first, threats, nodes);
                solved++;
                CHOICES.forEach(shortcuts -> compare(naive, position, first, threats, shortcuts));
            } catch (NaiveRace.TooLarge tooLarge) {
                // The naive tree may be huge; such races are left out and counted below.
            }
        }
    }

    private void compare(NaiveRace naive, Position position, Colour first, Threats threats, Set<Shortcut> shortcuts) {
        RaceResult result = RaceSolver.of(Limits.NONE).with(shortcuts).solve(position, first, threats);
        if (shortcuts.isEmpty()) {
            cyclic += result.cyclic() ? 1 : 0;
            withKo += naive.koMet() ? 1 : 0;
        }
        boolean withoutDame = shortcuts.contains(Shortcut.DAME);
        if (withoutDame && result.cyclic()) {
            // A move on dame breaks a repetition: there the points that are played on belong to the question.
            return;
        }
        String shown = first + " first, " + threats + ", " + shortcuts + "\n" + Diagram.write(position);
        assertEquals(naive.outcome(), result.outcome(), shown);
        int[] area = RaceField.of(position, shortcuts).places.stream()
                .flatMapToInt(place -> Arrays.stream(place.points()))
                .sorted()
                .toArray();
        List<Integer> moves = naive.moves().stream()
                .filter(move -> move == Board.NONE || Arrays.binarySearch(area, move) >= 0)
                .toList();
        assertEquals(moves, result.moves(), shown);
    }

    @Test
    void theSolverAgreesWithoutThreats() {
        compare(4_000, 4, 0, 4_000, 20_261);
        assertTrue(solved > 3_000 && cyclic > 3 && withKo > 300, solved + " " + cyclic + " " + withKo);
    }

    @Test
    void theSolverAgreesWithThreatsOnBothSides() {
        compare(3_000, 4, 2, 4_000, 20_262);
        assertTrue(solved > 2_000 && withKo > 200, solved + " " + cyclic + " " + withKo);
    }

    @Test
    @Tag("heavy")
    void theSolverAgreesOnLargerRaces() {
        compare(8_000, 5, 0, 20_000, 20_263);
        compare(4_000, 5, 5, 20_000, 20_264);
        assertTrue(solved > 8_000 && cyclic > 20, solved + " " + cyclic + " " + withKo);
    }
}
