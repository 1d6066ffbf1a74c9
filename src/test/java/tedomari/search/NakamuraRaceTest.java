package tedomari.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;

/** Boards that realise Problems 1 to 4 of Nakamura, <i>Counting liberties in Go capturing races</i> (2009). */
final class NakamuraRaceTest {

    private static final String HEAD = """
            .@.@@@@@@@@@@@@
            @@@@@@@@@@@@@@@
            @@@@@@@@@@@@@@@
            """;

    private static final String HOT_TOP = HEAD + """
            @@.@@.@@@@@@@@@
            @.X@.X.@@@@@@@@
            @.X@.X.@@@@@@@@
            @..@X..@@@@@@@@
            @@B@@BB@@@@@@@@
            BBBBBBBBBBBBBBB
            WWWWWWWWWWWWWWW
            """;

    private static final String FEET = """
            ###############
            .#.############
            """;

    private static final String HOT_FEET = """
            ##W##W#W#W#W#W#
            #...#.#.#.#.#.#
            ##.############
            """ + FEET;

    private static final List<String> BOARDS =
            List.of(HOT_TOP + """
            #W#W#W#W#W#W#W#
            #.#.#.#.#.#.#.#
            ###############
            """ + FEET, """
            .@.@@@@@@@@@@@
            @@@@@@@@@@@@@@
            @@@@@@@@@@@@@@
            @@.@@.@@@@@@@@
            @.X@.X.@@@@@@@
            @.X@.X.@@@@@@@
            @..@X..@@@@@@@
            @@B@@BB@@@@@@@
            BBBBBBBBBBBBBB
            WWWWWWWWWWWWWW
            ##W#W#W#W#W#W#
            #..#.#.#.#.#.#
            #.O###########
            #.O###########
            ##.###########
            ##############
            ##############
            .#.###########
            """, HOT_TOP + HOT_FEET, HEAD + """
            @@.@@@@@@@@@@@@
            @...@@@@@@@@@@@
            @@X@@@.@@@@@@@@
            @...@...@@@@@@@
            @@X@@@X@@@@@@@@
            @...@...@.@.@@@
            @@B@@@B@@B@B@@@
            BBBBBBBBBBBBBBB
            WWWWWWWWWWWWWWW
            """ + HOT_FEET);

    private static RaceResult solve(int problem, Colour first) {
        Position position = Diagram.read(BOARDS.get(problem - 1)).setup();
        RaceResult result = RaceSolver.of(Limits.NONE).solve(position, first);
        assertNull(result.unknownBecause());
        return result;
    }

    private static void assertBlackWins(int problem, String rowsAndColumns) {
        RaceResult result = solve(problem, Colour.BLACK);
        assertEquals(Outcome.BLACK, result.outcome());
        int width = problem == 2 ? 14 : 15;
        String moves = String.join(
                " ",
                result.moves().stream()
                        .map(move -> move / width + "-" + move % width)
                        .toList());
        assertEquals(rowsAndColumns, moves);
    }

    @ParameterizedTest(name = "Problem {0}: {1}")
    @CsvSource({"1, 6-2", "3, 6-2 6-5"})
    void blackFirstWinsByTheMovesOfTheTheory(int problem, String moves) {
        assertBlackWins(problem, moves);
    }

    @Tag("heavy")
    @ParameterizedTest(name = "Problem {0}: {1}")
    @CsvSource({"2, 6-5", "4, 8-2"})
    void blackFirstWinsTheLargerOnesToo(int problem, String moves) {
        assertBlackWins(problem, moves);
    }

    @ParameterizedTest
    @CsvSource({"1", "3"})
    void whiteFirstWins(int problem) {
        assertEquals(Outcome.WHITE, solve(problem, Colour.WHITE).outcome());
    }

    @Tag("heavy")
    @ParameterizedTest
    @CsvSource({"2", "4"})
    void whiteFirstWinsTheLargerOnesToo(int problem) {
        assertEquals(Outcome.WHITE, solve(problem, Colour.WHITE).outcome());
    }
}
