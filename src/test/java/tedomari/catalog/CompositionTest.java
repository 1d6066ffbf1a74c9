package tedomari.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tedomari.cgt.Dyadic;
import tedomari.cgt.Game;
import tedomari.cgt.Values;
import tedomari.search.Limits;
import tedomari.task.Progress;

/** Races made of values: Nakamura's Problems 1 to 4 (2009, §4) and others. */
final class CompositionTest {

    private static final Game STAR = Game.nimber(1);
    private static final Game TWO_STAR = Game.of(2).plus(STAR);
    private static final Game FOUR_UP = Game.of(4).plus(Values.UP);
    private static final Game COLD = Game.of(Dyadic.of(-13).shift(-1));

    private static final List<Game> FIRST = List.of(TWO_STAR, FOUR_UP, Game.of(-7));

    static List<List<Game>> problems() {
        return List.of(
                FIRST,
                List.of(TWO_STAR, FOUR_UP, Game.of(-7).minus(STAR)),
                List.of(TWO_STAR, FOUR_UP, COLD),
                List.of(
                        COLD,
                        Game.of(Dyadic.of(23).shift(-3)),
                        Game.of(Dyadic.of(11).shift(-2))));
    }

    private static Composition compose(List<Game> terms) {
        Finder finder = new Finder(new Index(Path.of("target")), Progress.SILENT);
        return new Composer(finder).compose(terms);
    }

    private static Game total(List<Game> terms) {
        return terms.stream().reduce(Values.ZERO, Game::plus);
    }

    /** With one node for the search only the reading of the board is tested: its roles and its values. */
    @ParameterizedTest
    @MethodSource("problems")
    void aBareBoardReadsAsTheValuesItWasMadeOf(List<Game> terms) {
        Rehearsal rehearsal = Rehearsal.of(compose(terms), total(terms), Limits.ofNodes(1), Progress.SILENT);
        assertEquals(10, rehearsal.rows().size());
        assertEquals(19, compose(terms).board().outline().height());
    }

    @Test
    void theFirstProblemEndsAsItsTotalSaysHoweverManyLibertiesAreAdded() {
        Rehearsal rehearsal = Rehearsal.of(compose(FIRST), total(FIRST), Limits.NONE, Progress.SILENT);
        assertEquals(0, rehearsal.wrong());
        assertEquals(0, rehearsal.open());
    }

    @Tag("heavy")
    @ParameterizedTest
    @MethodSource("problems")
    void allProblemsEndAsTheirTotalsSay(List<Game> terms) {
        Rehearsal rehearsal = Rehearsal.of(compose(terms), total(terms), Limits.NONE, Progress.SILENT);
        assertEquals(0, rehearsal.wrong());
        assertEquals(0, rehearsal.open());
    }

    @Test
    void aTermWithoutARegionOfItsOwnIsMadeUpWithLiberties() {
        Composition composition = compose(List.of(Game.of(9).plus(STAR), Game.of(-1)));
        assertEquals("2*", composition.black().get(0).cooled());
        assertTrue(composition.blackPlain() - composition.whitePlain() == 6, composition.toString());
    }

    @Test
    void whatHasNoRegionOrNoRoomIsRefused() {
        assertThrows(CompositionException.class, () -> compose(List.of(Game.nimber(2))));
        assertThrows(
                CompositionException.class, () -> compose(List.of(Game.of(40))).board());
    }
}
