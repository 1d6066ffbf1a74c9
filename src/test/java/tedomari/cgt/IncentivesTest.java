package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a move gains: {@code gL − g} for Left, {@code g − gR} for Right. */
final class IncentivesTest {

    @ParameterizedTest(name = "{0} has the incentives {3}")
    @CsvSource(
            delimiter = ';',
            value = {
                "0; ''; ''; ''",
                "2; -1; ''; -1",
                "1/2; -1/2; -1/2; -1/2",
                "1*; *; *; *",
                "*2; *2 *3; *2 *3; *2 *3",
                "^; v; ^*; ^*",
                "^*; v v*; ^*; ^*",
                "{4|0}; {4|0}; {4|0}; {4|0}",
                "{0||0|-2}; Miny(2); {2,{2|0}|0}; {2,{2|0}|0}"
            })
    void theIncentives(String game, String left, String right, String all) {
        Game g = GameReader.read(game);
        assertEquals(left, sorted(Incentives.left(g)));
        assertEquals(right, sorted(Incentives.right(g)));
        assertEquals(all, sorted(Incentives.of(g)));
    }

    private static String sorted(List<Game> games) {
        return games.stream().sorted(Notation.ORDER).map(Game::toString).collect(Collectors.joining(" "));
    }
}
