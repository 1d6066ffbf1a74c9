package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The games of Nakamura, <i>Counting liberties in Go capturing races</i> (2009). */
final class NakamuraTest {

    /** The table of values of Problem 6, components A to M, cooled by two. */
    private static final List<Game> PROBLEM_SIX = Stream.of(
                    "7/4",
                    "2+{{{{3|0||0}|0}|0}|0}",
                    "3+{{1|0||0}|0}",
                    "3^*",
                    "7/4",
                    "3",
                    "-1",
                    "-5/2",
                    "-4v",
                    "-2*",
                    "-1",
                    "-3+{0|{0||0|-2}}",
                    "-2+{0|{0|{0||0|-3}}}")
            .map(GameReader::read)
            .toList();

    private static final int C = 2;

    @ParameterizedTest(name = "{0} cooled by 2 is {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "{4|0}; 2*",
                "{6|{4|0}}; 4^",
                "{-5|-9}; -7*",
                "{-5|-8}; -13/2",
                "{{{8|5}|3}|1}; 23/8",
                "{{6|3}|1}; 11/4"
            })
    void theRegionsOfTheProblems(String game, String cooled) {
        assertSame(GameReader.read(cooled), Cooling.cool(GameReader.read(game), Dyadic.TWO));
    }

    /** Black wins moving first if not {@code total ≤ −1}, White if not {@code total ≥ 1}. */
    @ParameterizedTest(name = "{0} cooled by 2 is {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "{4|0}+{6|{4|0}}+-7; -1^*; 0; -2",
                "{4|0}+{6|{4|0}}+{-5|-9}; -1^; 0; -1",
                "{4|0}+{6|{4|0}}+{-5|-8}; -1/2^*; 0; -1",
                "{-5|-8}+{{{8|5}|3}|1}+{{6|3}|1}; -7/8; 0; -1"
            })
    void theTotalsOfTheProblems(String race, String total, int up, int down) {
        Game cooled = Cooling.cool(GameReader.read(race), Dyadic.TWO);
        assertSame(GameReader.read(total), cooled);
        assertEquals(Dyadic.of(up), Rounding.up(cooled));
        assertEquals(Dyadic.of(down), Rounding.down(cooled));
    }

    @ParameterizedTest(name = "{0} rounds to {1} and {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "*; 1; -1",
                "{3|-2}; 4; -3",
                "0; 0; 0",
                "^; 1; 0",
                "v; 0; -1",
                "1/2; 1; 0",
                "-7/8; 0; -1",
                "5; 5; 5"
            })
    void theAdjustmentValues(String game, int up, int down) {
        assertEquals(Dyadic.of(up), Rounding.up(GameReader.read(game)));
        assertEquals(Dyadic.of(down), Rounding.down(GameReader.read(game)));
    }

    @Test
    void problemSixIsConfusedWithMinusOne() {
        assertEquals(Relation.CONFUSED, Sum.of(PROBLEM_SIX).relationTo(Game.of(-1)));
    }

    @Test
    void onlyTheThirdComponentWinsProblemSix() {
        List<Game> shifted = new ArrayList<>(PROBLEM_SIX);
        shifted.add(Values.ONE);
        Set<Integer> winning = Sum.of(shifted).winningMoves(Player.LEFT).stream()
                .map(Sum.Move::component)
                .collect(Collectors.toSet());
        assertEquals(Set.of(C), winning);
    }

    @Test
    void whiteIsOneAheadInProblemSix() {
        Game weight = Values.ZERO;
        Dyadic number = Dyadic.ZERO;
        for (Game component : PROBLEM_SIX) {
            weight = weight.plus(AtomicWeight.of(component.minus(Game.of(component.mean()))));
            number = number.plus(component.mean());
        }
        assertSame(Game.of(-1), weight);
        assertEquals(Dyadic.MINUS_ONE, number);
    }
}
