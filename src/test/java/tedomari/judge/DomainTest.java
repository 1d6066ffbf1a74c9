package tedomari.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tedomari.cgt.Notation;
import tedomari.go.Colour;
import tedomari.go.io.Diagram;
import tedomari.search.Limits;
import tedomari.search.RaceResult;
import tedomari.search.RaceSolver;
import tedomari.task.Progress;

/** Races at the border of the theory's domain, found by {@code verify}. */
final class DomainTest {

    private static Judgement judge(String diagram) {
        return new Judge(false, Limits.ofNodes(1_000_000), Progress.SILENT)
                .judge(Diagram.read(diagram).position());
    }

    /** Each block makes two eyes in time: neither captures, though the values of the eyes cancel. */
    @Test
    void twoBlocksThatCanBothLiveAreSearched() {
        Judgement judgement = judge("...B@@/BBBBBB/WWWWWW/.#W...");
        assertNull(judgement.estimate());
        assertTrue(judgement.blackFirst().reason().sentence(Notation.ASCII).contains("both blocks can live"));
        assertEquals("seki", judgement.blackFirst().winner());
        assertEquals("white", judgement.whiteFirst().winner());
    }

    /**
     * A liberty beside a safe friend is no eye: the attacker may not play there before the last liberty, and the owner
     * connects when he likes.
     */
    @ParameterizedTest
    @ValueSource(strings = {"..@@/BBBB/WWWW/.W#./@###", "@@@#/.@B./BBBB/WWWW/..##"})
    void aLibertyBesideASafeFriendIsNoEye(String diagram) {
        Judgement judgement = judge(diagram);
        assertTrue(judgement.method() == Method.BOUNDS || judgement.method() == Method.SEARCH);
        assertEquals(judgement.blackFirst().winner(), judgement.whiteFirst().winner());
    }

    /** Found by long runs: what the theory says of them is what a search finds, moves included. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "...@/BBBB/WWWW/...#/..##/@###",
                "..@/BBB/WWW/W##/..#/O##/..#/@##",
                "..@@@/BBBBB/WWWWW/#WWW#/...W#/#..##/##@##",
                "..@@@@/BBBBBB/WWWWWW/.WW#.#/.XW###",
                "..@@/BBBB/WWWW/X..#/.@.#",
                "..B@/..B@/BBBB/.B.B/WWWW/.W##",
                ".@@@@@/BBBBBB/WWWWWW/WXW#.#/X.####",
                "@.@./BBBB/WWWW/WX.X/WO.O",
                ".OB/OXB/BBB/.BB/WWW/###",
                "BBBBB/BO..B/@.BBB/BO..B/BBBBB/WWWWW/W.W.W/.#.#."
            })
    void whatALongRunFoundIsSearched(String diagram) {
        Judgement judgement = judge(diagram);
        for (Colour first : Colour.values()) {
            Verdict verdict = judgement.verdict(first);
            RaceResult found = RaceSolver.of(Limits.ofNodes(1_000_000))
                    .solve(judgement.race().position(), first);
            assertEquals(found.outcome().name(), String.valueOf(verdict.result()));
            assertTrue(found.moves().containsAll(verdict.moves()), verdict.moves() + " " + found.moves());
        }
    }

    /** The last move in the eye would capture at once, but it is not legal while Black has other liberties: he lives. */
    @Test
    void aLastMoveThatCannotWaitIsNotCountedOn() {
        Judgement judgement = judge("BBBBBBB@@@/BOOOO.B.@./BBBBBBBBBB/WWWWWWWWWW/.#.#.#.###");
        assertEquals("black", judgement.blackFirst().winner());
        assertEquals("black", judgement.whiteFirst().winner());
    }

    @ParameterizedTest
    @CsvSource({"BBB@@/B.B.@/BBBBB/WWWWW/.#.##, FORMULA", "...B@@/BBBBBB/WWWWWW/.#.###, FORMULA"})
    void oneEyeCountsWithItsLast(String diagram, Method method) {
        assertEquals(method, judge(diagram).method());
    }
}
