package tedomari.go.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tedomari.go.Position;

final class BoardTextTest {

    private static final Position POSITION = Diagram.read("..X%/.BW./#@O.").position();

    @Test
    void unicodeDrawsLinesAndShapes() {
        String expected = """
                   A B C D
                 3 ┌─┬─●   3
                 2 ├─◉─◎─┐ 2
                 1 ■─□─○─┘ 1
                   A B C D
                """;
        assertEquals(expected, new BoardText(BoardText.Script.UNICODE, BoardText.Ink.NONE).draw(POSITION));
    }

    @Test
    void labelsTakeThePlaceOfPoints() {
        String expected = """
                   A B C D
                 3 a . 10  3
                 2 . B W . 2
                 1 # @ O . 1
                   A B C D
                """;
        BoardText text = new BoardText(BoardText.Script.ASCII, BoardText.Ink.NONE);
        assertEquals(expected, text.draw(POSITION, Map.of(0, "a", 2, "10")));
    }

    @Test
    void inkChangesNoWidth() {
        BoardText ink = new BoardText(BoardText.Script.UNICODE, BoardText.Ink.ANSI);
        String bare = ink.draw(POSITION).replaceAll("\u001b\\[[0-9;]*m", "");
        String plain = new BoardText(BoardText.Script.UNICODE, BoardText.Ink.NONE).draw(POSITION);
        assertEquals(plain.replace('◎', '◉').replace('□', '■').replace('○', '●'), bare);
    }
}
