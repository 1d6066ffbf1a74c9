package tedomari.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.verify.SmallRaces;

/** What is known without searching, against the search that does not know it. */
final class ShortcutTest {

    private static final RaceSolver NAKED =
            RaceSolver.of(Limits.ofNodes(30_000)).with(Set.of());

    private int solved;

    private void compare(Position position, Colour first, Set<Shortcut> shortcuts) {
        RaceResult naked = NAKED.solve(position, first);
        if (naked.outcome() != Outcome.UNKNOWN && !naked.cyclic()) {
            RaceResult result = RaceSolver.of(Limits.NONE).with(shortcuts).solve(position, first);
            String shown = first + " first, " + shortcuts + "\n" + Diagram.write(position);
            assertEquals(naked.outcome(), result.outcome(), shown);
            solved++;
        }
    }

    private void compareRandom(int races, int empties, Set<Shortcut> shortcuts, long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < races; i++) {
            compare(SmallRaces.random(random, empties), random.nextBoolean() ? Colour.BLACK : Colour.WHITE, shortcuts);
        }
        assertTrue(solved > races / 2, solved + " of " + races);
    }

    @ParameterizedTest
    @EnumSource
    void noneChangesTheOutcome(Shortcut shortcut) {
        compareRandom(300, 7, EnumSet.of(shortcut), 51 + shortcut.ordinal());
    }

    @Test
    void norDoAllOfThemTogether() {
        compareRandom(1_000, 7, EnumSet.allOf(Shortcut.class), 61);
    }

    @Test
    @Tag("heavy")
    void norOnLargerRaces() {
        compareRandom(20_000, 8, EnumSet.allOf(Shortcut.class), 62);
    }

    /** Combs have many parts: the tuple of their positions against the whole board with nothing recognised. */
    @Test
    void norOnRacesOfManyParts() {
        Random random = new Random(63);
        for (int i = 0; i < 150; i++) {
            Comb comb = new Comb(
                    1 + random.nextInt(3),
                    random.nextBoolean(),
                    random.nextInt(2),
                    random.nextBoolean(),
                    1 + random.nextInt(2),
                    random.nextInt(2));
            compare(comb.position(), random.nextBoolean() ? Colour.BLACK : Colour.WHITE, EnumSet.allOf(Shortcut.class));
        }
        assertTrue(solved > 75, solved + " of 150");
    }
}
