package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    /** All that a board answers, so that two boards can be compared. */
    private static String everything(Board board) {
        StringBuilder text = new StringBuilder(Diagram.write(board.position()));
        text.append(board.toMove())
                .append(" ko ")
                .append(board.ko())
                .append(' ')
                .append(board.hash());
        int[] buffer = new int[board.outline().area()];
        for (int point = 0; point < buffer.length; point++) {
            if (board.at(point) != null) {
                text.append('\n').append(point).append(board.isSafe(point) ? " safe " : " ");
                text.append(board.libertyCount(point)).append(set(buffer, board.libertiesOf(point, buffer)));
                text.append(board.size(point)).append(set(buffer, board.stonesOf(point, buffer)));
            }
        }
        return text.toString();
    }

    private static PointSet set(int[] buffer, int count) {
        return PointSet.of(Arrays.copyOf(buffer, count));
    }

    @ParameterizedTest(name = "{0} after {1} is {2}")
    @CsvSource({
        ".../.../..., bB2, .../.X./...",
        "X.X/.../..., bB3, XXX/.../...",
        "X.X/X.X/.X., bB3, XXX/X.X/.X.",
        "X.X/X.X/.X., bB2, X.X/XXX/.X.",
        "X.XX/X.../XX.., bB3, XXXX/X.../XX..",
        "#.X/.../..., bB3, #XX/.../...",
        "X.#/.../..., bB3 wA2, XX#/O../...",
        ".X./X.X/.X., bB2, .X./XXX/.X.",
        "OX./.../..., bA2, .X./X../...",
        ".OX/OXX/X.., bA3, X.X/.XX/X..",
        "OO.OO/XXXXX/....., bC3, ..X../XXXXX/.....",
        "XO.OX/XOOOX/.XXX./....., bC4, X.X.X/X...X/.XXX./.....",
        "OX./.../..., bA2 wB2 bC3, .XX/XO./...",
        "OO./XX./..., wC3 bC2, .../XXX/...",
        "OX.%/.%.X/...O, bA2 wC2, .X.%/X%O./...O",
        "X.X/.O./..., bB3 wA2 bC2 wB1, XXX/OOX/.O."
    })
    void aMoveLeadsToTheBoardOfItsDiagramAndBack(String before, String moves, String after) {
        Board board = Board.of(position(before));
        List<String> states = new ArrayList<>();
        for (String move : moves.split(" ")) {
            states.add(everything(board));
            Colour colour = move.charAt(0) == 'b' ? Colour.BLACK : Colour.WHITE;
            int point = Coordinate.point(board.outline(), move.substring(1));
            board.play(point, colour);
            assertEquals(point, board.lastMove());
        }
        assertEquals(states.size(), board.depth());
        assertEquals(everything(Board.of(position(after).withToMove(board.toMove()))), everything(board));
        for (int i = states.size() - 1; i >= 0; i--) {
            board.undo();
            assertEquals(states.get(i), everything(board));
        }
        assertEquals(0, board.depth());
    }

    @Test
    void aBlockAnswersForEachOfItsStones() {
        Position position = position("XX.O/.XOO/@@..");
        Board board = Board.of(position);
        int[] buffer = new int[12];
        assertEquals(2, board.libertiesOf(0, buffer));
        assertEquals(PointSet.of(2, 4), set(buffer, 2));
        assertEquals(2, board.libertyCount(5));
        assertEquals(3, board.size(5));
        assertEquals(3, board.stonesOf(5, buffer));
        assertEquals(PointSet.of(0, 1, 5), set(buffer, 3));
        assertTrue(board.isLiberty(0, 4));
        assertFalse(board.isLiberty(0, 3));
        assertTrue(board.isOneBlock(0, 5));
        assertFalse(board.isOneBlock(0, 3));
        assertFalse(board.isOneBlock(6, 8));
        assertTrue(board.isSafe(8));
        assertFalse(board.isSafe(0));
        assertFalse(board.isEmpty(0));
        assertSame(position.outline(), board.outline());
        assertSame(Rules.STANDARD, board.rules());
    }

    @Test
    void aBoardOfSeveralWordsCountsLibertiesInAllOfThem() {
        Board board = Board.of(Position.empty(Outline.square(19)));
        int[] buffer = new int[361];
        for (int point = 3; point < 361; point += 19) {
            board.play(point, Colour.BLACK);
        }
        assertEquals(38, board.libertiesOf(3, buffer));
        assertEquals(2, buffer[0]);
        assertEquals(346, buffer[37]);
        assertTrue(board.isLiberty(3, 346));
        assertFalse(board.isLiberty(3, 347));
        board.undo();
        assertEquals(37, board.libertyCount(3));
        assertTrue(board.isLiberty(3, 345));
    }

    @Test
    void manyBlocksAndManyMovesAreTakenBackOneByOne() {
        Board board = Board.of(Position.empty(Outline.square(19)));
        long empty = board.hash();
        for (int point = 0; point < 361; point += 2) {
            board.play(point, Colour.BLACK);
        }
        assertEquals(181, board.depth());
        assertEquals(360, board.lastMove());
        assertEquals(everything(Board.of(board.position())), everything(board));
        while (board.depth() > 0) {
            board.undo();
        }
        assertEquals(empty, board.hash());
        assertEquals(Board.NONE, board.lastMove());
        board.play(20, Colour.WHITE);
        assertEquals(everything(Board.of(board.position())), everything(board));
    }

    @Test
    void theLastMoveTellsWhatItCaptured() {
        Board board = Board.of(position("OO.OO/XXXXX/....."));
        int[] buffer = new int[15];
        assertEquals(0, board.captured());
        assertEquals(0, board.capturedStones(buffer));
        board.pass();
        assertEquals(Board.NONE, board.lastMove());
        assertEquals(0, board.captured());
        board.play(2, Colour.BLACK);
        assertEquals(4, board.captured());
        assertEquals(4, board.capturedStones(buffer));
        assertEquals(PointSet.of(0, 1, 3, 4), set(buffer, 4));
    }

    @Test
    void passesAlternate() {
        Board board = Board.of(position(".."));
        board.pass();
        assertEquals(Colour.WHITE, board.toMove());
        board.pass();
        assertEquals(Colour.BLACK, board.toMove());
        board.undo();
        assertEquals(Colour.WHITE, board.toMove());
    }

    @ParameterizedTest(name = "after the ko in {0}, {1} is to move")
    @CsvSource({".X./X.X/.X., WHITE", ".O./O.O/.O., BLACK"})
    void theKoTellsWhoIsToMove(String rows, Colour toMove) {
        Position position = position(rows);
        assertEquals(toMove, Board.of(position.withKo(4)).toMove());
        assertNotEquals(
                Board.of(position.withToMove(toMove)).hash(),
                Board.of(position.withKo(4)).hash());
    }

    @ParameterizedTest(name = "in {0}, {1} may play at {2}")
    @CsvSource({
        "X.O./OOO., BLACK, 3 7",
        ".X.O./OOOO., BLACK, 0 2 4 9",
        "..%/.X., WHITE, 0 1 3",
        ".X/X., BLACK, 0 3",
        ".X/X., WHITE, ''"
    })
    void theLegalMovesAreListedInOrder(String rows, Colour colour, String points) {
        Board board = Board.of(position(rows));
        int[] buffer = new int[board.outline().area()];
        int count = board.legalMoves(colour, buffer);
        assertEquals(
                points,
                Arrays.stream(buffer, 0, count).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
        assertFalse(board.isLegal(-1, colour));
        assertFalse(board.isLegal(board.outline().area(), colour));
    }

    @Test
    void aSuicideIsTakenBack() {
        Board board = Board.of(position("O.X/XXX/..."), Rules.STANDARD.with(Rules.Suicide.ALLOWED));
        String before = everything(board);
        assertEquals(0, board.play(1, Colour.WHITE));
        assertEquals(position("..X/XXX/...").black(), board.position().black());
        assertTrue(board.isEmpty(0));
        assertEquals(5, board.libertyCount(2));
        board.undo();
        assertEquals(before, everything(board));
    }
}
