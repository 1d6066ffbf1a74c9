package tedomari.cgt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nimbers below a Fermat power of two are a field, with exclusive or as the sum. */
final class NimProductTest {

    private static final int FERMAT = 16;

    @ParameterizedTest(name = "*{0} times *{1} is *{2}")
    @CsvSource({
        "2, 2, 3",
        "2, 3, 1",
        "3, 3, 2",
        "4, 4, 6",
        "4, 2, 8",
        "8, 8, 13",
        "15, 15, 9",
        "16, 16, 24",
        "256, 256, 384"
    })
    void products(int a, int b, int product) {
        assertEquals(product, NimProduct.of(a, b));
        assertSame(Game.nimber(product), Product.conway(Game.nimber(a), Game.nimber(b)));
    }

    /** {@code a·b} is the least nimber that is not {@code a'·b + a·b' + a'·b'}. */
    @Test
    void theProductIsTheLeastExcludedOne() {
        int[][] table = new int[FERMAT][FERMAT];
        for (int a = 0; a < FERMAT; a++) {
            for (int b = 0; b < FERMAT; b++) {
                Set<Integer> excluded = new HashSet<>();
                for (int i = 0; i < a; i++) {
                    for (int j = 0; j < b; j++) {
                        excluded.add(table[i][b] ^ table[a][j] ^ table[i][j]);
                    }
                }
                table[a][b] = IntStream.iterate(0, n -> n + 1)
                        .filter(n -> !excluded.contains(n))
                        .findFirst()
                        .orElseThrow();
                assertEquals(table[a][b], NimProduct.of(a, b), a + " times " + b);
            }
        }
    }

    @Test
    void theProductIsAssociativeCommutativeAndDistributes() {
        for (int a = 0; a < FERMAT; a++) {
            for (int b = 0; b < FERMAT; b++) {
                assertEquals(NimProduct.of(a, b), NimProduct.of(b, a));
                for (int c = 0; c < FERMAT; c++) {
                    assertEquals(NimProduct.of(NimProduct.of(a, b), c), NimProduct.of(a, NimProduct.of(b, c)));
                    assertEquals(NimProduct.of(a, b ^ c), NimProduct.of(a, b) ^ NimProduct.of(a, c));
                }
            }
        }
    }

    @Test
    void everyNimberButZeroHasAnInverseBelowTheSameFermatPower() {
        for (int a = 1; a < 256; a++) {
            int nimber = a;
            assertEquals(
                    1,
                    IntStream.range(1, 256)
                            .filter(b -> NimProduct.of(nimber, b) == 1)
                            .count());
        }
    }
}
