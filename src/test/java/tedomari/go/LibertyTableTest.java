package tedomari.go;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Blocks of a board of 13 × 13: a set of liberties takes three words. */
final class LibertyTableTest {

    private static final int POINTS = 169;

    private final LibertyTable table = new LibertyTable(POINTS);

    private int block(int... liberties) {
        int block = table.push();
        for (int liberty : liberties) {
            table.add(block, liberty);
        }
        return block;
    }

    private int[] liberties(int block) {
        int[] buffer = new int[POINTS];
        return Arrays.copyOf(buffer, table.list(block, buffer));
    }

    @Test
    void everyBlockHasItsOwnLiberties() {
        int first = block(0, 63, 64, 168);
        int second = block(1, 127, 128);
        assertArrayEquals(new int[] {0, 63, 64, 168}, liberties(first));
        assertArrayEquals(new int[] {1, 127, 128}, liberties(second));
        assertEquals(4, table.count(first));
        assertTrue(table.has(first, 168));
        assertFalse(table.has(second, 168));
        assertTrue(table.has(second, 128));
        assertFalse(table.has(first, 128));
    }

    @Test
    void aLibertyIsAddedAndTakenAwayOnce() {
        block(5);
        int block = block(100);
        table.add(block, 100);
        assertEquals(1, table.count(block));
        assertFalse(table.remove(block, 5));
        assertTrue(table.remove(block, 100));
        assertFalse(table.remove(block, 100));
        assertEquals(0, table.count(block));
    }

    @Test
    void joinedBlocksHaveTheLibertiesStonesAndSafetyOfBoth() {
        block(7);
        int one = block(3, 90, 150);
        int other = block(3, 91, 168);
        table.set(one, 4, false);
        table.set(other, 2, true);
        table.join(one, other);
        assertArrayEquals(new int[] {3, 90, 91, 150, 168}, liberties(one));
        assertEquals(5, table.count(one));
        assertEquals(6, table.size(one));
        assertTrue(table.isSafe(one));
        assertArrayEquals(new int[] {3, 91, 168}, liberties(other));
    }

    @Test
    void whatWasSavedIsRestored() {
        block(7);
        int block = block(3, 90, 150);
        long[] store = new long[2 + table.words()];
        table.save(block, store, 1);
        assertEquals(0, store[0]);
        assertEquals(0, store[store.length - 1]);
        table.remove(block, 90);
        table.add(block, 91);
        table.add(block, 92);
        table.restore(block, store, 1, 3);
        assertArrayEquals(new int[] {3, 90, 150}, liberties(block));
        assertEquals(3, table.count(block));
    }

    @Test
    void aNewBlockIsEmptyWhereAnOlderOneStood() {
        for (int i = 0; i < 100; i++) {
            assertEquals(i, block(i, 168 - i));
        }
        table.set(99, 3, true);
        table.pop();
        int again = table.push();
        assertEquals(99, again);
        assertArrayEquals(new int[0], liberties(again));
        assertEquals(0, table.count(again));
        assertEquals(0, table.size(again));
        assertFalse(table.isSafe(again));
        assertArrayEquals(new int[] {70, 98}, liberties(98));
    }
}
