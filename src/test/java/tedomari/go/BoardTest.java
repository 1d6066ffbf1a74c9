package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tedomari.go.io.Diagram;

final class BoardTest {

    private static Position position(String rows) {
        return Diagram.read(rows).position();
    }

    private static int point(Position position, String name) {
        return Coordinate.point(position.outline(), name);
    }

    @Test
    void aKoMayNotBeRetakenAtOnce() {
        Position position = position(".XO./XO.O/.XO./....");
        Board board = Board.of(position);
        int retake = point(position, "B3");
        assertEquals(1, board.play(point(position, "C3"), Colour.BLACK));
        assertEquals(retake, board.ko());
        assertFalse(board.isLegal(retake, Colour.WHITE));
        assertTrue(board.isLegal(retake, Colour.BLACK), "Black may fill the ko himself");
        board.play(point(position, "A1"), Colour.WHITE);
        board.play(point(position, "D1"), Colour.BLACK);
        assertTrue(board.isLegal(retake, Colour.WHITE));
    }

    @Test
    void takingMoreThanOneStoneIsNoKo() {
        Position position = position("OO.X/OOXX/XXX.");
        Board board = Board.of(position);
        assertEquals(4, board.play(point(position, "C3"), Colour.BLACK));
        assertEquals(Board.NONE, board.ko());
    }

    @Test
    void suicideIsForbiddenUnlessTheRulesAllowIt() {
        Position eye = position(".X./XX./...");
        assertFalse(Board.of(eye).isLegal(0, Colour.WHITE));
        Board lenient = Board.of(eye, Rules.STANDARD.with(Rules.Suicide.ALLOWED));
        assertTrue(lenient.isLegal(0, Colour.WHITE));
        lenient.play(0, Colour.WHITE);
        assertTrue(lenient.isEmpty(0));
    }

    @Test
    void theLastLibertyOfASafeBlockIsTakenOnlyUnderRulesThatHideLiberties() {
        Position position = position("@.X/@@X/XXX");
        int last = point(position, "B3");
        assertFalse(Board.of(position).isLegal(last, Colour.BLACK));
        assertTrue(Board.of(position).isLegal(last, Colour.WHITE), "its owner may always join it");
        Board immortal = Board.of(position("@.X/@@X/XX."), Rules.STANDARD.with(Rules.Safety.IMMORTAL));
        assertEquals(0, immortal.play(last, Colour.BLACK));
        assertEquals(0, immortal.libertyCount(0));
    }

    @Test
    void aStoneThatReplacesAnEssentialOneIsPlain() {
        Position position = position("WX./.X.");
        Board board = Board.of(position);
        assertEquals(Role.ESSENTIAL, board.roleAt(0));
        assertEquals(1, board.play(3, Colour.BLACK));
        board.play(0, Colour.BLACK);
        assertEquals(Role.PLAIN, board.roleAt(0));
        board.undo();
        board.undo();
        assertEquals(Role.ESSENTIAL, board.roleAt(0));
    }

    @Test
    void thereIsNothingToTakeBackAtTheBeginning() {
        Board board = Board.of(Position.empty(Outline.square(2)));
        assertThrows(IllegalStateException.class, board::undo);
    }

    @Test
    void aPositionPlaysByTheRulesAndRefusesWhatBreaksThem() {
        Position position = position("OX/.X/..");
        Position after = position.play(2, Colour.BLACK);
        assertEquals(position(".X/XX/..").black(), after.black());
        assertEquals(Colour.WHITE, after.toMove());
        assertThrows(IllegalArgumentException.class, () -> after.play(1, Colour.WHITE));
    }

    @Test
    void aKoBelongsToTheStonesAroundIt() {
        Position position = position(".X./X.X/.X.");
        assertEquals(4, position.withKo(4).ko());
        assertThrows(IllegalArgumentException.class, () -> position.withKo(1));
        assertThrows(
                IllegalArgumentException.class,
                () -> position.withToMove(Colour.BLACK).withKo(4));
    }
}
