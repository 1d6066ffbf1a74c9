package tedomari.lang;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import tedomari.Fuzzing;

/** Whatever the text, an expression is read, or a {@link LangException} says what is wrong and where. */
final class FuzzTest {

    private static final List<String> TEXTS = List.of(
            "{6|{4|0}} + ±3 - 2*^3 + Tiny(2)",
            "f(g, h) := cool(g, 2) + heat(h, 1/2); f({3||2|1}, ↑²*)",
            "let x = [1, -1/2, {0|*}]; sum(x) <= 3 and not x = y",
            "draw({4|0}, \"file.svg\")",
            "1 2/3 .5 v^* *4 {a,b|c||d} 'quoted' (1 + 2) * -3");

    @Test
    void damagedExpressionsAreExplained() {
        assertTrue(Fuzzing.feed(TEXTS, bytes -> {
                    String text = new String(bytes, StandardCharsets.UTF_8);
                    try {
                        Parser parser = new Parser(Source.of(text));
                        while (parser.next() != null) {}
                    } catch (LangException e) {
                        assertTrue(e.offset() >= 0 && e.offset() <= text.length(), text);
                    }
                })
                > 100);
    }
}
