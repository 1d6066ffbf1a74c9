package tedomari.semeai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.cgt.Game;

/** What is known of a part before and while it is evaluated. */
final class NodeTest {

    @ParameterizedTest(name = "{0} of {1} points: sheltered {2}, eye {3}")
    @CsvSource({
        "%BBB%/B...B/%BBB%, 3, true, true",
        "%BB%/B..@/%BB%, 2, false, false",
        "%BBB%/B...@/%BBB%, 3, true, false",
        "%@@@%/B...@/%@@@%, 3, false, false",
        "%BBB%/B.O.B/%BBB%, 3, true, true"
    })
    void howAPartLiesToItsSurroundings(String diagram, int size, boolean isSheltered, boolean isEye) {
        Node node = Nodes.of(diagram);
        assertEquals(size, node.size());
        assertEquals(isSheltered, node.isSheltered());
        assertEquals(isEye, node.isEye(LastLiberty.HERE));
        assertEquals(isEye, node.isEye(LastLiberty.HERE_WITHOUT_HOPES));
    }

    @Test
    void aValueIsKnownForOnePlaceOfTheLastLibertyAtATime() {
        Node node = Nodes.of("%BB%/B..B/%BB%");
        Game two = Game.of(2);
        node.setValue(LastLiberty.HERE, two);
        assertSame(two, node.value(LastLiberty.HERE));
        assertNull(node.value(LastLiberty.ELSEWHERE));
        node.setValue(LastLiberty.ELSEWHERE, Alive.VALUE);
        assertSame(Alive.VALUE, node.value(LastLiberty.ELSEWHERE));
    }

    /** Both stops are 2 or more at first; the left one is then found to be above 3 and at most 6. */
    @Test
    void onlyWhatIsNotKnownOfTheLeftStopIsOpen() {
        Node.Stops stops = new Node.Stops(2);
        assertFalse(stops.isLeftOpen(1));
        assertTrue(stops.isLeftOpen(2));
        stops.setLeft(3, false);
        stops.setLeft(6, true);
        assertFalse(stops.isLeftOpen(3));
        assertTrue(stops.isLeftOpen(4));
        assertTrue(stops.isLeftOpen(5));
        assertFalse(stops.isLeftOpen(6));
    }

    @Test
    void theLeftStopIsAtLeastTheRightStop() {
        Node.Stops stops = new Node.Stops(2);
        stops.setRight(3, false);
        stops.setRight(6, true);
        assertFalse(stops.isRightOpen(3));
        assertTrue(stops.isRightOpen(4));
        assertTrue(stops.isRightOpen(5));
        assertFalse(stops.isRightOpen(6));
        assertEquals(4, stops.leastLeft());
        assertTrue(stops.isLeftOpen(6));
    }
}
