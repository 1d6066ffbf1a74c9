package tedomari.cli.text;

import java.util.Map;
import tedomari.cgt.Notation;
import tedomari.go.Position;
import tedomari.go.io.BoardText;

/** A board with labels on some points. */
public record LabelledBoard(Position position, Map<Integer, String> labels) {

    public String text(Notation notation, BoardText.Ink ink) {
        BoardText.Script script = notation == Notation.ASCII ? BoardText.Script.ASCII : BoardText.Script.UNICODE;
        return new BoardText(script, ink).draw(position, labels).stripTrailing();
    }
}
