package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options that reach the stop, and others that do not. */
final class SensibleOptionsTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "3/4; ''; ''",
                "*2; 0 *; 0 *",
                "{4|0}; 4; 0",
                "{3,{9|2}|0}; 3; 0",
                "{3,{9|3}|0}; 3 {9|3}; 0",
                "{5|1,{1|-8}}; 5; 1 {1|-8}",
                "{3|{1|0},{2|-3}}; 3; {1|0}"
            })
    void theSensibleOptions(String game, String left, String right) {
        Game g = GameReader.read(game);
        assertEquals(left, sorted(SensibleOptions.left(g)));
        assertEquals(right, sorted(SensibleOptions.right(g)));
    }

    private static String sorted(List<Game> games) {
        return games.stream().sorted(Notation.ORDER).map(Game::toString).collect(Collectors.joining(" "));
    }
}
