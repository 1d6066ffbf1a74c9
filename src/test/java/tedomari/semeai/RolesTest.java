package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.Block;
import tedomari.go.Coordinate;
import tedomari.go.Position;
import tedomari.go.io.Diagram;

/** Who is who in a race, as marked or as found. */
final class RolesTest {

    private static final String IN_DANGER = " is essential: it is in danger and beside a block that is in danger too";

    private static Position read(String diagram) {
        return Diagram.read(diagram).position();
    }

    @ParameterizedTest(name = "{0}: {1} and {2}")
    @CsvSource({
        ".@.@/BBBB/WWWW/.#.#, A3, A2, ''",
        ".@.@/XXXX/WWWW/.#.#, A3, A2, Black's block at A3",
        ".@.@/BBBB/OOOO/.#.#, A3, A2, White's block at A2",
        ".@.@/XXXX/OOOO/.#.#, A3, A2, Black's block at A3 White's block at A2",
        ".%%.@.@./XX%XXXXX/O%%OOOOO/.%%.#.#., D3, D2, Black's block at D3 White's block at D2",
        ".%%.@.@./BB%XXXXX/O%%OOOOO/.%%.#.#., A3, A2, White's block at A2"
    })
    void theEssentialBlocksAreMarkedOrTheLargestAdjacentOnes(String diagram, String black, String white, String found) {
        Roles roles = Roles.of(read(diagram));
        assertEquals(black, name(roles, roles.black()));
        assertEquals(white, name(roles, roles.white()));
        assertEquals(found, String.join(" ", roles.assumptions()).replace(IN_DANGER, ""));
    }

    private static String name(Roles roles, Block block) {
        return Coordinate.name(roles.position().outline(), block.stones().first());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "BB/WW/.#; there is no race: Black's block at A3 has no liberty",
                "@../BBB/WWW/.#@; there is no race: White's block at A2 is marked as essential and holds a safe stone, so that it cannot be captured",
                "#.@/XXX/WWW/.@@; there is no race: White's block at A2 is marked as essential and holds a safe stone, so that it cannot be captured",
                ".@/BB/WW; there is no race: White's block at A1 has no liberty",
                "X.O; there is no race: no two adjacent blocks of different colours are both in danger",
                "X@/.#; there is no race: no two adjacent blocks of different colours are both in danger",
                "B.B/WWW/.##; there are several essential blocks of one colour: Black's block at A3 and Black's block at C3"
            })
    void whyThereIsNoRace(String diagram, String reason) {
        assertEquals(
                reason,
                assertThrows(RegionException.class, () -> Roles.of(read(diagram)))
                        .getMessage());
    }

    /** The wall of White runs between the race and the space above. */
    @ParameterizedTest(name = "{0}: safe is {1}")
    @CsvSource({
        "..../..../..../OOOO/.O.O/BBBB/WWWW/.##., true",
        "...%/..../..../OOOO/.O.O/BBBB/WWWW/.##., false",
        "B..../B..../B..../BOOO./BO.O./BBBBB/WWWWW/.###., false"
    })
    void aBlockIsSafeThatReachesTwelveFreePointsBeyondTheRace(String diagram, boolean isSafe) {
        Roles roles = Roles.of(read(diagram));
        assertEquals(
                isSafe ? List.of("White's block at A5 is safe: it reaches open space beyond the race") : List.of(),
                roles.assumptions());
    }

    @Test
    void aBlockWithTwoEyesIsSafe() {
        Roles roles = Roles.of(read(".O.OO/OOOO./BBBBB/WWWWW/.###."));
        assertEquals(List.of("White's block at B5 is safe: it is alive by Benson's theorem"), roles.assumptions());
    }

    @Test
    void stonesThatAreConnectedByAMoveHaveTheRoleOfTheirBlock() {
        Position moved = read(".@O@X/BXXXX/WWWO%/.#X##/X.O..");
        Position joined = Roles.joined(moved, block(moved, "A4"), block(moved, "A3"));
        assertEquals(read(".@@@B/BBBBB/WWWW%/.####/X.O.."), joined);
    }

    private static Block block(Position position, String point) {
        return Block.at(position, Coordinate.point(position.outline(), point));
    }
}
