package tedomari.search.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.io.Diagram;
import tedomari.search.Limits;

/** Chiang's values: their order, and what ties them to Wolf's. */
final class KoValueTest {

    private static KoValue of(String text) {
        return KoValue.of(Colour.BLACK, text);
    }

    @Test
    void theOrderForEqualThreats() {
        assertFalling(KoValue.EQUAL_THREATS, "L", "KwKbL", "KbL", "KbKbL", "KwKwD", "KwD", "KbKwD", "D");
    }

    @Test
    void theOrderForDifferentThreats() {
        assertFalling(KoValue.DIFFERENT_THREATS, "L", "KwKbL", "KbL", "KbKbL", "D");
        List.of("KwKbL=KwKwD", "KbL=KwD", "KbKbL=KbKwD").forEach(pair -> {
            String[] sides = pair.split("=");
            assertEquals(0, KoValue.DIFFERENT_THREATS.compare(of(sides[0]), of(sides[1])), pair);
        });
    }

    private static void assertFalling(Comparator<KoValue> order, String... values) {
        List<KoValue> list = Arrays.stream(values).map(KoValueTest::of).toList();
        for (int i = 0; i + 1 < list.size(); i++) {
            assertTrue(order.compare(list.get(i), list.get(i + 1)) > 0, values[i] + " > " + values[i + 1]);
        }
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "L, l",
        "D, d",
        "KbL, l1d",
        "KwD, d1l",
        "KbD, d",
        "KwL, l",
        "KbKwL, l1d",
        "KwKbD, d1l",
        "KwKwKwL, l",
        "KbKbKbD, d",
        "KwKbL, l1d",
        "KbKbKwD, d1l"
    })
    void theStatusOfAString(String text, String status) {
        KoValue value = of(text);
        KoValue reduced = value.reduced();
        assertEquals(
                status, new LifeStatus(reducedLives(reduced), reduced.takes().isEmpty() ? 0 : 1).code());
        assertEquals(status, value.status().code());
    }

    private static boolean reducedLives(KoValue reduced) {
        return reduced.lives();
    }

    @ParameterizedTest(name = "{0}, {1} first: {2}")
    @CsvSource({
        "...W#/...W#/WWWW#/#####, WHITE, L",
        "...W#/...W#/WWWW#/#####, BLACK, D",
        "...W#/.WWW#/WWWW#/#####, BLACK, KbD",
        "X.X.W#/WXX.W#/WWWWW#/######, WHITE, KwL"
    })
    void theTakesOfAPosition(String rows, Colour first, String value) {
        LifeVerdict verdict = LifeSolver.of(Limits.NONE).judge(problem(rows));
        assertEquals(value, verdict.ko(first).orElseThrow().text());
    }

    private static LifeProblem problem(String rows) {
        Position position = Diagram.read(rows).position();
        return LifeProblem.of(ClosedArea.of(position, position.essential()));
    }

    /**
     * Chiang's tree gives whoever takes a ko the next move as well. So a target that lives there without taking a ko lives
     * whatever threats there are, and one that dies though the attacker takes none dies.
     */
    @Test
    void whatIsNoKoInTheTreeIsNoneForWolf() {
        Random random = new Random(3);
        int kos = 0;
        int tried = 0;
        while (tried < 120) {
            StringBuilder rows = new StringBuilder();
            for (int i = 0; i < 12; i++) {
                rows.append(random.nextInt(2) == 0 ? "XOWW".charAt(random.nextInt(4)) : '.');
                rows.append(i % 4 == 3 ? "#/" : "");
            }
            Position position = Diagram.read(rows + "#####").position();
            if (ClosedAreaRows.targets(position).isEmpty() || !ClosedAreaRows.isLegal(position)) {
                continue;
            }
            tried++;
            LifeVerdict verdict = LifeSolver.of(Limits.NONE)
                    .judge(LifeProblem.of(ClosedArea.of(position, position.essential()))
                            .withTenukiValue(false));
            for (Colour first : Colour.values()) {
                KoValue value = verdict.ko(first).orElse(null);
                if (value != null && value.takes().isEmpty()) {
                    assertEquals(
                            value.lives() ? "l" : "d", verdict.answer(first).code(), rows.toString());
                } else {
                    kos++;
                }
            }
        }
        assertTrue(kos > 4, kos + " kos");
    }
}
