package tedomari.go.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is written is read back. */
final class SgfProperties {

    @Provide
    Arbitrary<SgfNode> trees() {
        Arbitrary<String> values = Arbitraries.strings()
                .withChars("ab[]():;\\\n\r\t \u000b\fäß囲\"")
                .ofMaxLength(12);
        return values.list()
                .ofMinSize(1)
                .ofMaxSize(40)
                .flatMap(pool -> Arbitraries.longs().map(seed -> tree(new Random(seed), pool, 5)));
    }

    private static SgfNode tree(Random random, List<String> pool, int depth) {
        SgfNode node = SgfNode.of();
        for (int i = random.nextInt(4); i > 0; i--) {
            List<String> values = new ArrayList<>();
            for (int j = random.nextInt(3); j >= 0; j--) {
                values.add(pool.get(random.nextInt(pool.size())));
            }
            String[] names = {"B", "AW", "C", "LB", "X1", "KM"};
            node = node.with(new SgfProperty(names[random.nextInt(names.length)], values));
        }
        for (int i = depth == 0 ? 0 : random.nextInt(4); i > 0; i--) {
            node = node.with(tree(random, pool, depth - 1));
        }
        return node;
    }

    @Property(tries = 200)
    void readingUndoesWriting(@ForAll("trees") SgfNode tree) {
        assertEquals(List.of(tree), SgfReader.read(SgfWriter.write(tree)));
        assertEquals(List.of(tree, tree), SgfReader.read(SgfWriter.bytes(List.of(tree, tree))));
    }

    @Property(tries = 200)
    void writingUndoesReadingOfWhatWasWritten(@ForAll("trees") SgfNode tree) {
        String text = SgfWriter.write(tree);
        assertEquals(text, SgfWriter.write(SgfReader.read(text)));
    }
}
