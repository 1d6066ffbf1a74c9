package tedomari.go.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Coordinate;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.go.Role;

final class DiagramTest {

    /** Problem 4 of Nakamura 2009. */
    private static final String PROBLEM = """
            .O.OOOOOOOOOOOO
            OOOOOOOOOOOOOOO
            OOOOOOOOOOOOOOO
            OO.OOOOOOOOOOOO
            O...OOOOOOOOOOO
            OOXOOO.OOOOOOOO
            O...O...OOOOOOO
            OOXOOOXOOOOOOOO
            O...O...O.O.OOO
            OOXOOOXOOXOXOOO
            XXXXXXXXXXXXXXX
            OOOOOOOOOOOOOOO
            XXOXXOXOXOXOXOX
            X...X.X.X.X.X.X
            XX.XXXXXXXXXXXX
            XXXXXXXXXXXXXXX
            .X.XXXXXXXXXXXX
            """;

    @Test
    void aBoardThatIsNoSquareIsReadAndWritten() {
        Position position = Diagram.read(PROBLEM).position();
        assertEquals(15, position.outline().width());
        assertEquals(17, position.outline().height());
        assertEquals(Colour.BLACK, position.at(Coordinate.point(position.outline(), "A7")));
        assertEquals(PROBLEM, Diagram.write(position));
    }

    @Test
    void rowsMayBeJoinedBySlashes() {
        assertEquals(Diagram.read("X.\n.O"), Diagram.read(" X./. O\r\n"));
    }

    @Test
    void symbolsCarryColourAndRole() {
        Position position = Diagram.read("XOBW/#@%./,.._").position();
        assertEquals(PointSet.of(0, 2, 4), position.black());
        assertEquals(PointSet.of(1, 3, 5), position.white());
        assertEquals(PointSet.of(2, 3), position.stones(Role.ESSENTIAL));
        assertEquals(PointSet.of(4, 5), position.stones(Role.SAFE));
        assertEquals(10, position.outline().points().size());
        assertNull(position.toMove());
    }

    @ParameterizedTest(name = "{0} fails at {1}:{2}")
    @CsvSource({
        "'..\n.', 2, 2, 'This row has 1 point, the first has 2; pad with %'",
        "'..\n...', 2, 3, 'This row has 3 points, the first has 2; pad with %'",
        "'../.', 1, 5, 'This row has 1 point, the first has 2; pad with %'",
        "'..\n.q', 2, 2, '\"q\" is no point of a diagram; these are . X O B W # @ and %'",
        "'..\n\n..', 2, 1, The diagram has an empty row",
        "'', 1, 1, The diagram has no rows",
        "'%_', 1, 1, No point of the diagram is on the board",
        "'..........................', 1, 26, A row has at most 25 points"
    })
    void aWrongDiagramIsExplainedWithItsPlace(String text, int line, int column, String sentence) {
        FormatException e = assertThrows(FormatException.class, () -> Diagram.read(text));
        assertEquals(sentence, e.sentence());
        assertEquals(line + ":" + column, e.line() + ":" + e.column());
        assertTrue(e.excerpt().endsWith(" ".repeat(column - 1) + "^"), e.excerpt());
    }

    @Test
    void aDiagramOfSenseisLibraryIsReadAsItIs() {
        Diagram diagram = Diagram.read("""
                $$Wc9 A race, and a title: 1 + 2
                $$  -------------
                $$ | . X 1 O a . |
                $$ | B W # @ C , |
                $$ | Y Q Z P 2 . |
                $$ | . . T S M _ |
                $$ + - - - - - - +
                $$ [a|Some Page]
                $$ {AR A1 B2}
                """);
        Position setup = diagram.setup();
        assertEquals(Colour.WHITE, setup.toMove());
        assertEquals(6, setup.outline().width());
        assertEquals(4, setup.outline().height());
        assertEquals(PointSet.of(6, 7), setup.essential());
        assertEquals(PointSet.of(8, 9), setup.safe());
        assertEquals(PointSet.of(14, 15), setup.target());
        assertEquals(List.of(2, 16), diagram.moves());
        assertEquals(Colour.WHITE, diagram.position().at(2));
        assertEquals(Colour.BLACK, diagram.position().at(16));
        assertEquals(Colour.WHITE, diagram.position().toMove());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$$\n$$ | . X |\n$$ | O . |",
                "$$ title\n$$ . X\n$$ O .\n",
                "text\n$$\n$$ -----\n$$ |.X\n$$ |O.\n",
                "$$ +---+\n$$ |.X|\n$$ |O.|\n$$ +---+\nmore text\n$$ second",
                "> $$\n> $$ . X\n> $$ O .",
                "$$\n$$   A B\n$$ 2|. X|2\n$$ 1|O .|1\n$$   A B",
                "$$\n$$ 12 . X\n$$ 11 O .\n"
            })
    void bordersTitlesAndCoordinatesAreDecoration(String text) {
        assertEquals(Diagram.read(".X/O."), Diagram.read(text));
    }

    @Test
    void aMissingNumberIsAPassAndZeroIsTen() {
        Diagram diagram = Diagram.read("$$B\n$$ 1 . 3 4 5\n$$ 6 7 8 9 0\n$$ . . . . .");
        assertEquals(List.of(0, Board.NONE, 2, 3, 4, 5, 6, 7, 8, 9), diagram.moves());
    }

    @ParameterizedTest
    @CsvSource({
        "'$$B\n$$ 1 1', Move 1 stands here for the second time",
        "'$$W\n$$ 1 X .\n$$ X X .', Move 1 is not legal",
        "'$$B\n$$ . ! .', '\"!\" is no point of a diagram'",
        "'$$B', The diagram has no rows"
    })
    void aWrongDiagramOfSenseisLibraryIsExplained(String text, String sentence) {
        assertEquals(
                sentence,
                assertThrows(FormatException.class, () -> Diagram.read(text)).sentence());
    }
}
