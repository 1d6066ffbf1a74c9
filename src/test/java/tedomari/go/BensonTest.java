package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.io.Diagram;

final class BensonTest {

    private static Position position(String rows) {
        return Diagram.read(rows).position();
    }

    @Test
    void twoEyesLive() {
        Position position = position(".X.XO/XXXXO/OOOO.");
        Benson black = Benson.of(position, Colour.BLACK);
        assertEquals(List.of(Block.at(position, 1)), black.alive());
        assertEquals(position.black(), black.stones());
        assertEquals(List.of(PointSet.of(0), PointSet.of(2)), black.eyes());
        Benson white = Benson.of(position, Colour.WHITE);
        assertEquals(new Benson(List.of(), List.of()), white);
        assertTrue(white.stones().isEmpty());
    }

    @ParameterizedTest(name = "of the {1} stones in {0}, {2} live")
    @CsvSource({
        ".X.XO/XXXXO/OOOO., BLACK, 6",
        ".O.OX/OOOOX/XXXX., WHITE, 6",
        ".X../XX../...., BLACK, 0",
        ".XOX./XXXXX, BLACK, 7",
        "..X.XO/XXXXXO/OOOOO., BLACK, 7",
        ".OX.XO/XXXXXO/OOOOO., BLACK, 7",
        "..X.XO/..XXXO/XXXOOO/OOOOO., BLACK, 0",
        ".X.X./XXOXX, BLACK, 6",
        ".X.X., BLACK, 2",
        ".X.X, BLACK, 0",
        ".XX./X..X/XXXX, BLACK, 8"
    })
    void blocksWithTwoEyesOfTheirOwnLive(String rows, Colour colour, int stones) {
        assertEquals(stones, Benson.of(position(rows), colour).stones().size());
    }

    @Test
    void blocksThatShareTheirEyesLiveTogether() {
        Position position = position(".XO/X.X/OX.");
        assertEquals(position.black(), Benson.of(position, Colour.BLACK).stones());
    }

    @Test
    void aSafeBlockLivesAndLendsItsLifeToAnEye() {
        Position position = position(".X.#/XX##/....");
        Benson black = Benson.of(position, Colour.BLACK);
        assertEquals(position.black(), black.stones());
        assertEquals(List.of(PointSet.of(0), PointSet.of(2)), black.eyes().subList(0, 2));
    }

    @Test
    void anEyeWithASafeEnemyStoneIsNoEye() {
        assertTrue(Benson.of(position(".X.@/XXXX"), Colour.BLACK).alive().isEmpty());
        assertEquals(5, Benson.of(position(".X.O/XXXX"), Colour.BLACK).stones().size());
    }

    @Test
    void aRegionFullOfEnemyStonesIsNoEye() {
        assertTrue(Benson.of(position(".XO/XXX"), Colour.BLACK).alive().isEmpty());
    }
}
