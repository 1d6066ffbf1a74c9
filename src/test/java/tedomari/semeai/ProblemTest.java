package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tedomari.go.Colour;
import tedomari.go.io.Diagram;

/** Nakamura's Problems 1 to 4 (2009, §6) as plain boards that realise their values. */
final class ProblemTest {

    static Stream<Arguments> problems() {
        return Stream.of(
                Arguments.of("-1^*", List.of("2*", "4^"), """
                        .O.OOOOOOOOOOOO
                        OOOOOOOOOOOOOOO
                        OOOOOOOOOOOOOOO
                        OO.OO.OOOOOOOOO
                        O.XO.X.OOOOOOOO
                        O.XO.X.OOOOOOOO
                        O..OX..OOOOOOOO
                        OOXOOXXOOOOOOOO
                        XXXXXXXXXXXXXXX
                        OOOOOOOOOOOOOOO
                        XOXOXOXOXOXOXOX
                        X.X.X.X.X.X.X.X
                        XXXXXXXXXXXXXXX
                        XXXXXXXXXXXXXXX
                        .X.XXXXXXXXXXXX
                        """),
                Arguments.of("-1^", List.of("2*", "4^", "-2*"), """
                        .O.OOOOOOOOOOO
                        OOOOOOOOOOOOOO
                        OOOOOOOOOOOOOO
                        OO.OO.OOOOOOOO
                        O.XO.X.OOOOOOO
                        O.XO.X.OOOOOOO
                        O..OX..OOOOOOO
                        OOXOOXXOOOOOOO
                        XXXXXXXXXXXXXX
                        OOOOOOOOOOOOOO
                        XXOXOXOXOXOXOX
                        X..X.X.X.X.X.X
                        X.OXXXXXXXXXXX
                        X.OXXXXXXXXXXX
                        XX.XXXXXXXXXXX
                        XXXXXXXXXXXXXX
                        XXXXXXXXXXXXXX
                        .X.XXXXXXXXXXX
                        """),
                Arguments.of("-1/2^*", List.of("2*", "4^", "-3/2"), """
                        .O.OOOOOOOOOOOO
                        OOOOOOOOOOOOOOO
                        OOOOOOOOOOOOOOO
                        OO.OO.OOOOOOOOO
                        O.XO.X.OOOOOOOO
                        O.XO.X.OOOOOOOO
                        O..OX..OOOOOOOO
                        OOXOOXXOOOOOOOO
                        XXXXXXXXXXXXXXX
                        OOOOOOOOOOOOOOO
                        XXOXXOXOXOXOXOX
                        X...X.X.X.X.X.X
                        XX.XXXXXXXXXXXX
                        XXXXXXXXXXXXXXX
                        .X.XXXXXXXXXXXX
                        """),
                Arguments.of("-7/8", List.of("15/8", "7/4", "-3/2"), """
                        .O.OOOOOOOOOOOO
                        OOOOOOOOOOOOOOO
                        OOOOOOOOOOOOOOO
                        OO.OOOOOOOOOOOO
                        O...OOOOOOOOOOO
                        OOXOOO.OOOOOOOO
                        O...O...OOOOOOO
                        OOXOOOXOOOOOOOO
                        O...O...O.O.OOO
                        OOXOOOXOOXOXOOO
                        XXXXXXXXXXXXXXX
                        OOOOOOOOOOOOOOO
                        XXOXXOXOXOXOXOX
                        X...X.X.X.X.X.X
                        XX.XXXXXXXXXXXX
                        XXXXXXXXXXXXXXX
                        .X.XXXXXXXXXXXX
                        """));
    }

    @ParameterizedTest(name = "total {0}")
    @MethodSource("problems")
    void whoeverMovesFirstWins(String total, List<String> hot, String board) {
        Roles roles = Roles.of(Diagram.read(board).position());
        Race race = Race.of(roles.position(), roles.black(), roles.white(), new RegionCache());
        List<String> values = race.regions().stream()
                .map(RaceRegion::value)
                .map(value -> value == null ? "none" : value.cooled().toString())
                .toList();
        assertTrue(values.containsAll(hot), values::toString);
        Estimate estimate = Estimate.of(race, false);
        assertNotNull(estimate);
        assertEquals(total, estimate.total().toString());
        assertEquals(Estimate.Result.BLACK, Estimate.Result.of(estimate.formula(), Colour.BLACK, estimate.total()));
        assertEquals(Estimate.Result.WHITE, Estimate.Result.of(estimate.formula(), Colour.WHITE, estimate.total()));
    }
}
