package tedomari.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tedomari.cgt.Game;
import tedomari.cgt.Notation;
import tedomari.cgt.Values;

final class ThermographTextTest {

    @Test
    void anIntegerIsAMast() {
        assertDrawn(Game.of(3), Notation.UNICODE, """
                   │  ▲ 3
                   │  │
                   │  │
                 0 ┤  │
                   │  │
                   │  │
                   │  │
                -1 └──┴──
                      3""");
    }

    @Test
    void aNumberIsColdSoItIsDrawnFromMinusOneUp() {
        assertDrawn(Samples.named("1/2"), Notation.ASCII, """
                     |      ^ 1/2
                     |      |
                     |      |
                   0 +      |
                     |      |
                     |      |
                     |      |
                -1/2 +      +
                     |     / \\
                     |    /   \\
                     |   /     \\
                  -1 +--+---+---+--
                        1  1/2  0""");
    }

    @Test
    void theRightWallOfUpIsUpright() {
        assertDrawn(Values.UP, Notation.UNICODE, """
                   │          ▲ 0
                   │          │
                   │          │
                 0 ┤          •
                   │         ╱│
                   │        ╱ │
                   │       ╱  │
                   │      ╱   │
                   │     ╱    │
                   │    ╱     │
                   │   ╱      │
                -1 └──┴───────┴──
                      1       0""");
    }

    @Test
    void aSumOfSwitchesIsAPagoda() {
        assertDrawn(Samples.switches(5), Notation.UNICODE, """
                  │           ▲ 0
                  │           │
                  │           │
                5 ┤           •
                  │          ╱ ╲
                  │         ╱   ╲
                4 ┤        •     •
                  │        │     │
                  │        │     │
                3 ┤        •     •
                  │       ╱       ╲
                  │      ╱         ╲
                2 ┤     •           •
                  │     │           │
                  │     │           │
                1 ┤     •           •
                  │    ╱             ╲
                  │   ╱               ╲
                0 └──┴──┬──┬──┬──┬──┬──┴──
                     3  2  1  0 -1 -2 -3""");
    }

    @Test
    void aSmallHeightGivesASmallPicture() {
        assertEquals(
                """
                  |    ^ 2
                  |    |
                  |    |
                2 +    +
                  |   / \\
                0 +--+-+-+--
                     4 2 0""",
                ThermographText.of(Samples.game(4, 0).thermograph(), Notation.ASCII, 80, 7)
                        .toString());
    }

    @TestFactory
    Stream<DynamicTest> noLineIsLongerThanTheWidth() {
        return forAll((game, notation) -> {
            for (int width : new int[] {1, 10, 20, 30, 31, 40, 80, 200}) {
                ThermographText.of(game.thermograph(), notation, width)
                        .lines()
                        .forEach(line -> assertTrue(line.length() <= width, line));
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> plainTextIsAscii() {
        return forAll((game, notation) -> assertTrue(ThermographText.of(game.thermograph(), Notation.ASCII, 80)
                .toString()
                .chars()
                .allMatch(c -> c < 128)));
    }

    @TestFactory
    Stream<DynamicTest> theMeanStandsBesideTheArrow() {
        return forAll((game, notation) -> {
            String top =
                    ThermographText.of(game.thermograph(), notation, 80).lines().get(0);
            String mean = Label.of(game.mean(), notation, 16);
            assertTrue(top.endsWith(Pen.of(notation).arrow + " " + mean), top);
        });
    }

    private static void assertDrawn(Game game, Notation notation, String expected) {
        assertEquals(
                expected, ThermographText.of(game.thermograph(), notation, 80).toString());
    }

    private interface Claim {
        void check(Game game, Notation notation);
    }

    private static Stream<DynamicTest> forAll(Claim claim) {
        return Samples.GAMES.entrySet().stream()
                .flatMap(entry -> Stream.of(Notation.values())
                        .map(notation -> DynamicTest.dynamicTest(
                                entry.getKey() + " in " + notation, () -> claim.check(entry.getValue(), notation))));
    }
}
