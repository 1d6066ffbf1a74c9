package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tedomari.go.io.Diagram;

final class BlockTest {

    private static final Position POSITION = Diagram.read("XX.O/.XOO/OO..").position();

    @Test
    void aBlockKnowsItsStonesAndLiberties() {
        Block block = Block.at(POSITION, 0);
        assertEquals(new Block(Colour.BLACK, PointSet.of(0, 1, 5), PointSet.of(2, 4)), block);
        assertFalse(block.inAtari());
        assertTrue(Block.at(Diagram.read("XO/.O").position(), 0).inAtari());
    }

    @Test
    void everyStoneBelongsToOneBlock() {
        assertEquals(3, Block.all(POSITION).size());
        assertEquals(
                8, Block.all(POSITION).stream().mapToInt(b -> b.stones().size()).sum());
    }

    @Test
    void anEmptyPointHasNoBlock() {
        assertThrows(IllegalArgumentException.class, () -> Block.at(POSITION, 2));
    }
}
