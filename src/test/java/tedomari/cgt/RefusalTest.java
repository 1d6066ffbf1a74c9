package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Questions that have no answer are refused with a sentence. */
final class RefusalTest {

    @Test
    void whatHasNoAtomicWeight() {
        refuses("That game is not atomic: 25/16", () -> AtomicWeight.of(GameReader.read("25/16")));
        refuses("That game is not atomic.", () -> AtomicWeight.of(GameReader.read("{1|-1}")));
        refuses("That game is not atomic.", () -> AtomicWeight.of(GameReader.read("{1|^3||^}")));
    }

    @Test
    void coolingByMinusOne() {
        refuses("cooling by t needs t > -1, but t is -1", () -> Cooling.cool(Values.UP, Dyadic.MINUS_ONE));
    }

    @Test
    void theNumberThatAGameIsNot() {
        refuses("{1|0} is not a number", () -> GameReader.read("{1|0}").number());
    }

    @Test
    void halfACopy() {
        refuses("a multiple needs an integer, but 1/2 is none", () -> Product.multiple(Dyadic.of(1, 1), Values.UP));
    }

    @Test
    void powersOfOtherGamesAndBelowOne() {
        refuses(
                "only a game of the form {0|h} has powers, and +-1 is not",
                () -> Power.pow(GameReader.read("{1|-1}"), Dyadic.TWO));
        assertThrows(GameException.class, () -> Power.pow(Values.UP, Dyadic.of(1, 1)));
        assertThrows(GameException.class, () -> Power.powTo(Values.UP, Dyadic.of(-1)));
    }

    @Test
    void aNegativeHeap() {
        assertThrows(GameException.class, () -> Game.nimber(-1));
    }

    @Test
    void moreUpsThanCanBeCounted() {
        Game many = NumberUpStar.of(Dyadic.ZERO, Integer.MAX_VALUE, 0);
        assertThrows(GameException.class, () -> many.plus(Values.UP));
        assertThrows(GameException.class, () -> Product.multiple(Dyadic.TWO, many));
    }

    private static void refuses(String sentence, Executable question) {
        assertEquals(sentence, assertThrows(GameException.class, question).sentence());
    }
}
