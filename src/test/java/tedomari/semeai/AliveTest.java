package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;

/** M, the value of a block that cannot be captured, after up to 330 moves that cost one each. */
final class AliveTest {

    @ParameterizedTest(name = "{0}: {1}, {2}")
    @CsvSource({
        "1024, true, true",
        "694, true, true",
        "693, false, false",
        "3000, true, true",
        "0, false, false",
        "-694, false, true",
        "-693, false, false"
    })
    void aNumberIsMFromSoManyMovesBelowItOn(int number, boolean isAlive, boolean someoneLives) {
        assertEquals(isAlive, Alive.is(Game.of(number)));
        assertEquals(someoneLives, Alive.occursIn(Game.of(number)));
    }

    @ParameterizedTest(name = "'{'{0}|{1}'}' is written {2}")
    @CsvSource({"1024, 2, {M|2}", "1020, 2, {M|2}", "3, -1000, {3|-M}", "700, -700, +-M", "5, 2, {5|2}"})
    void aValueIsWrittenWithM(int left, int right, String written) {
        Game game = Game.of(List.of(Game.of(left)), List.of(Game.of(right)));
        assertEquals(written, Alive.write(game, Notation.ASCII));
    }
}
