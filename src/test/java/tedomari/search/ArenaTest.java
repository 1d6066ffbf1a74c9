package tedomari.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;
import tedomari.go.io.Diagram;

final class ArenaTest {

    /** White at D3 and Black at G5, among blocks with liberties outside and a black stone in an eye of White. */
    private static final Position OPEN = Diagram.read("""
            .........
            .XXXXOOO.
            .X.OOX.O.
            .XOOOXOO.
            .XO.XOX.O
            .XOOOOXOO
            .X.OOX.O.
            .XXXXOOO.
            .........""").setup();

    private static Arena arena(Position position, String... names) {
        int[] stones = Arrays.stream(names)
                .mapToInt(name -> Coordinate.point(position.outline(), name))
                .toArray();
        return Arena.of(position, PointSet.of(stones));
    }

    private static String names(Position position, PointSet points) {
        return points.stream()
                .mapToObj(point -> Coordinate.name(position.outline(), point))
                .collect(Collectors.joining(" "));
    }

    private static Role role(Arena arena, String name) {
        return arena.position().roleAt(Coordinate.point(arena.position().outline(), name));
    }

    @Test
    void theBlocksOfTheNamedStonesAreEssentialAndThoseWithOtherLibertiesSafe() {
        Arena arena = arena(OPEN, "D3", "G5");
        assertEquals(Role.ESSENTIAL, role(arena, "C5"));
        assertEquals(Role.ESSENTIAL, role(arena, "G4"));
        assertEquals(Role.SAFE, role(arena, "B2"));
        assertEquals(Role.SAFE, role(arena, "H2"));
    }

    @Test
    void playableIsWhatTheLibertiesReachAndNeutralWhatHasNoOthers() {
        Arena arena = arena(OPEN, "D3", "G5");
        assertEquals("C7 D5 H5 C3 G3", names(OPEN, arena.playable()));
        assertEquals("E5 F3", names(OPEN, arena.neutral()));
    }

    @Test
    void theInsideOfASmallEyeSpaceIsPlayableThoughOutOfReach() {
        Position race = Diagram.read("XXXXXX / XOO..X / XO.O.X / XOOO.X / XXXXXX / OOOOOO / ......")
                .setup();
        Arena arena = arena(race, "A7", "A2");
        assertEquals("D6 E6 C5 E5 E4 A1 B1 C1 D1 E1 F1", names(race, arena.playable()));
        assertTrue(arena.neutral().contains(7));
    }

    @Test
    void theInsideOfALargeOneIsNot() {
        Position race = Diagram.read(
                        "XXXXXXXX / XOOOOO.X / XO...O.X / XOOOOO.X / X......X / XXXXXXXX / OOOOOOOO / ........")
                .setup();
        Arena arena = arena(race, "A8", "A2");
        assertEquals(Role.SAFE, role(arena, "B7"));
    }

    @Test
    void theArenaOfAnOpenBoardIsARace() {
        KoRace race =
                KoRace.of(RaceSolver.of(Limits.NONE), arena(OPEN, "D3", "G5").position(), Colour.WHITE, Threats.MAX);
        assertEquals(Status.WIN, race.status(Colour.WHITE));
    }
}
