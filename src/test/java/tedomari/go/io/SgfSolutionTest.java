package tedomari.go.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Position;

final class SgfSolutionTest {

    private static final Position POSITION = Diagram.read("X.O/.../X.O").position();

    @Test
    void correctMovesComeFirstAndAreMarkedAsGood() {
        SgfSolution solution = new SgfSolution(
                POSITION,
                "values ]",
                List.of(new SgfSolution.Label(1, "A")),
                List.of(
                        new SgfSolution.Line(Colour.BLACK, List.of(4, 1), false, "Fails"),
                        new SgfSolution.Line(Colour.BLACK, List.of(1, Board.NONE, 3), true, "Correct")));
        SgfNode root = solution.root();
        assertEquals("""
                (;FF[4]GM[1]CA[UTF-8]SZ[3]AB[aa][ac]AW[ca][cc]AP[Tedomari]C[values \\]]LB[ba:A]TR[ba]
                (;B[ba]TE[1]C[Correct];W[];B[ab])
                (;B[bb]BM[1]C[Fails];W[ba]))
                """, SgfWriter.write(root));
        assertEquals(List.of(root), SgfReader.read(SgfWriter.write(root)));
        assertEquals(POSITION, SgfGame.of(root).setup().withToMove(null));
        assertEquals(3, SgfGame.of(root).moveCount());
    }

    @Test
    void aBoardWithHolesCannotBeWritten() {
        Position position = Diagram.read("X.%/...").position();
        SgfSolution solution = new SgfSolution(position, "", List.of(), List.of());
        assertThrows(IllegalArgumentException.class, solution::root);
    }
}
