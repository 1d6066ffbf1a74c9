package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tedomari.go.io.Diagram;

final class PositionTest {

    private static final Position POSITION = Diagram.read("XO%/.B@").position();

    @Test
    void everyPointOfTheBoardIsEmptyOrHoldsAStone() {
        assertEquals(PointSet.of(0, 4), POSITION.stones(Colour.BLACK));
        assertEquals(PointSet.of(1, 5), POSITION.stones(Colour.WHITE));
        assertEquals(PointSet.of(3), POSITION.empties());
        assertTrue(POSITION.isEmpty(3));
        assertFalse(POSITION.isEmpty(0));
        assertFalse(POSITION.isEmpty(2), "off the board");
    }

    @Test
    void exchangingTheColoursExchangesThePlayerToo() {
        Position exchanged = Diagram.read("OX%/.W#").position();
        assertEquals(exchanged, POSITION.withColoursExchanged());
        assertEquals(
                exchanged.withToMove(Colour.WHITE),
                POSITION.withToMove(Colour.BLACK).withColoursExchanged());
    }

    @Test
    void aKoBindsOnlyTheOpponentOfItsTaker() {
        Position ko = Diagram.read(".O./O.O/.O.").position().withKo(4);
        assertEquals(4, ko.withToMove(Colour.BLACK).ko());
        assertNull(ko.withToMove(Colour.WHITE).ko());
        assertNull(POSITION.withToMove(Colour.WHITE).ko());
    }

    @Test
    void eachColourIsTheOpponentOfTheOther() {
        assertEquals(Colour.WHITE, Colour.BLACK.opponent());
        assertEquals(Colour.BLACK, Colour.WHITE.opponent());
    }
}
