package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sums small enough to be played out by hand. */
final class SumTest {

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "0; P",
                "*2 *3 *; P",
                "{1|-1} {1|-1}; P",
                "{2|-2} {1|-1}; N",
                "{4|0} -2; N",
                "{4|0} -5; R",
                "{4|0} 1/2; L",
                "{4|0} -4; N",
                "{0||0|-2} v; R",
                "{0||0|-2} *; N",
                "{0||0|-2} {1|0||0}; R",
                "{0||0|-2} {2|0||0} *; N",
                "{2|0||0} ^*; N"
            })
    void theOutcome(String components, Outcome outcome) {
        assertEquals(outcome, sum(components).outcome());
    }

    @ParameterizedTest(name = "{0}: Left {1}, Right {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "0; ''; ''",
                "*2 *3; 1:*2; 1:*2",
                "{2|-2} {1|-1}; 0:2; 0:-2",
                "{0||0|-2} *; 1:0; 0:{0|-2}",
                "{4|0} -5; ''; 0:0",
                "{{17|-17},{13|-13},0|-20} 18; 0:0 0:+-13 0:+-17; 0:-20"
            })
    void theWinningMovesStandInOrder(String components, String left, String right) {
        assertEquals(left, written(sum(components).winningMoves(Player.LEFT)));
        assertEquals(right, written(sum(components).winningMoves(Player.RIGHT)));
    }

    private static Sum sum(String components) {
        return Sum.of(Stream.of(components.split(" ")).map(GameReader::read).toList());
    }

    private static String written(List<Sum.Move> moves) {
        return moves.stream()
                .map(move -> move.component() + ":" + move.option())
                .collect(Collectors.joining(" "));
    }
}
