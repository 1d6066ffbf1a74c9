package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Walls made of straight lines, {@code 4-t} or {@code 4-t until 2}, where they cross and meet. */
final class WallTest {

    private static final Pattern LINE = Pattern.compile("(-?\\d+)(?:([-+])t)?(?: until (\\d+))?");

    /** The better wall for Left and for Right at −1, 0, 1, 3/2, 2, 3 and 6. */
    @ParameterizedTest(name = "{0} and {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "4-t; 2; 5 4 3 5/2 2 2 2; 2 2 2 2 2 1 -2",
                "4-t; 0+t; 5 4 3 5/2 2 3 6; -1 0 1 3/2 2 1 -2",
                "3-t; 0+t; 4 3 2 3/2 2 3 6; -1 0 1 3/2 1 0 -3",
                "4-t; 3-t; 5 4 3 5/2 2 1 -2; 4 3 2 3/2 1 0 -3",
                "0; 1+t; 0 1 2 5/2 3 4 7; 0 0 0 0 0 0 0",
                "0; -1-t; 0 0 0 0 0 0 0; 0 -1 -2 -5/2 -3 -4 -7",
                "1+t; -1-t; 0 1 2 5/2 3 4 7; 0 -1 -2 -5/2 -3 -4 -7",
                "4-t until 2; 3; 5 4 3 3 3 3 3; 3 3 3 5/2 2 2 2",
                "4-t until 1; 2; 5 4 3 3 3 3 3; 2 2 2 2 2 2 2",
                "4-t until 1; 0+t until 2; 5 4 3 3 3 3 3; -1 0 1 3/2 2 2 2",
                "4-t until 1; 0+t; 5 4 3 3 3 3 6; -1 0 1 3/2 2 3 3"
            })
    void theBetterOfTwoWalls(String first, String second, String left, String right) {
        assertEquals(left, samples(Wall.best(wall(first), wall(second), Player.LEFT)));
        assertEquals(left, samples(Wall.best(wall(second), wall(first), Player.LEFT)));
        assertEquals(right, samples(Wall.best(wall(first), wall(second), Player.RIGHT)));
        assertEquals(right, samples(Wall.best(wall(second), wall(first), Player.RIGHT)));
    }

    @ParameterizedTest(name = "{0} and {1} meet at {2}")
    @CsvSource({
        "4-t, 0+t, 2",
        "3-t, 0+t, 3/2",
        "4-t, 1, 3",
        "4-t until 1, 0+t, 3",
        "4-t until 2, 0+t, 2",
        "1-t, -3-t until 1, 5",
        "0, 0, -1",
        "0, 1, -1"
    })
    void whereScaffoldsMeet(String left, String right, String temperature) {
        assertEquals(temperature, Wall.meeting(wall(left), wall(right)).toString());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "2-t until 1; -1+t until 3; -3+t until 6; 3,[6,5,3,2,1],[0,1,0,1,0,-1]",
                "-2+t until 1; 1-t until 3; 3-t until 6; -3,[6,5,3,2,1],[0,-1,0,-1,0,1]"
            })
    void aStaircase(String first, String second, String third, String stairs) {
        Player player = wall(first).mast().signum() > 0 ? Player.LEFT : Player.RIGHT;
        Wall lower = Wall.best(wall(first), wall(second), player);
        assertEquals(stairs, Wall.best(lower, wall(third), player).toString());
    }

    private static String samples(Wall wall) {
        return Stream.of("-1", "0", "1", "3/2", "2", "3", "6")
                .map(t -> wall.at(GameReader.number(t)).toString())
                .collect(Collectors.joining(" "));
    }

    private static Wall wall(String text) {
        Matcher line = LINE.matcher(text);
        if (!line.matches()) {
            throw new IllegalArgumentException(text);
        }
        Wall level = Wall.constant(GameReader.number(line.group(1)));
        Wall wall = line.group(2) == null ? level : level.tilt(line.group(2).equals("+") ? 1 : -1);
        return line.group(3) == null ? wall : wall.cutAt(GameReader.number(line.group(3)));
    }
}
