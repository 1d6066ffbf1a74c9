package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known of a move as soon as it is made. Moves are counted in reading order, liberties of the block first. */
final class OptionTest {

    private static Option defence(String diagram, int index) {
        return Objects.requireNonNull(Nodes.of(diagram).defences().get(index));
    }

    private static Option attack(String diagram, int index) {
        return Objects.requireNonNull(Nodes.of(diagram).attacks().get(index));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "two eyes, %BBB%/B...B/%BBB%, 1, 2, true, true, true",
        "one eye of two points, %BBB%/B...B/%BBB%, 0, 2, false, false, true",
        "an eye and a liberty, %BBB%/B...@/%BB@%, 1, 2, false, true, false",
        "two liberties, %@B@%/@...@/%@B@%, 0, 2, false, false, false",
        "a safe friend, %@%/B.#/%@%, 0, 0, true, true, true",
        "nothing left, %@%/B.@/%@%, 0, 0, false, false, true"
    })
    void whetherTheBlockLivesByADefence(
            String name, String diagram, int move, int liberties, boolean atLast, boolean elsewhere, boolean isWhole) {
        Option option = defence(diagram, move);
        assertEquals(liberties, option.liberties());
        assertEquals(atLast, option.lives(LastLiberty.HERE));
        assertEquals(elsewhere, option.lives(LastLiberty.ELSEWHERE));
        assertEquals(isWhole, option.isWhole(LastLiberty.HERE));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "the last liberty, %@%/B.@/%@%, true, true, true",
        "the only point of an eye, %B%/B.B/%B%, false, true, true",
        "one of two points of an eye, %BB%/B..B/%BB%, true, false, false"
    })
    void whetherAnAttackIsLegalAndTheEnd(
            String name, String diagram, boolean isLegalEarly, boolean isTheEnd, boolean isTheEndEarly) {
        Option option = attack(diagram, 0);
        assertEquals(isLegalEarly, option.isLegal(LastLiberty.ELSEWHERE));
        assertTrue(option.isLegal(LastLiberty.HERE));
        assertEquals(isTheEnd, option.isTheEnd(LastLiberty.HERE));
        assertEquals(isTheEndEarly, option.isTheEnd(LastLiberty.ELSEWHERE));
    }

    @Test
    void theSumOfTheParts() {
        Option option = defence("%BBB%/B...B/%BBB%", 1);
        assertNull(option.sum(LastLiberty.HERE));
        option.setSum(LastLiberty.HERE, Alive.VALUE);
        assertSame(Alive.VALUE, option.sum(LastLiberty.HERE));
        assertNull(option.sum(LastLiberty.ELSEWHERE));
    }
}
