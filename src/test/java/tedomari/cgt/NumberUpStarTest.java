package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A number, a multiple of up and a nimber in one. */
final class NumberUpStarTest {

    @Test
    void aNumberUpStarHasThreeParts() {
        NumberUpStar game = (NumberUpStar) GameReader.read("3/4vv*5");
        assertEquals(Dyadic.of(3, 2), game.numberPart());
        assertEquals(-2, game.ups());
        assertEquals(5, game.nimber());
    }

    @ParameterizedTest(name = "{0} is born on day {1}")
    @CsvSource({
        "*5, 5",
        "^, 2",
        "^*, 2",
        "^*2, 4",
        "v*3, 3",
        "^^, 3",
        "^^*, 3",
        "vv*2, 4",
        "^3*2, 6",
        "-2v3, 6",
        "3/4^*2, 7"
    })
    void theBirthday(String game, int day) {
        assertEquals(Dyadic.of(day), GameReader.read(game).birthday());
    }
}
