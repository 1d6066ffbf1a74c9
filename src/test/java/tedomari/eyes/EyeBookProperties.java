package tedomari.eyes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.Position;
import tedomari.go.Symmetry;
import tedomari.go.io.Diagram;
import tedomari.search.Limits;
import tedomari.search.life.ClosedArea;
import tedomari.search.life.LifeAnswer;
import tedomari.search.life.LifeProblem;
import tedomari.search.life.LifeSolver;

/** The library against the search of life and death. */
final class EyeBookProperties {

    private static final LifeSolver SEARCH = LifeSolver.of(Limits.ofNodes(3_000_000));
    private static final LifeSolver READER = SEARCH.withLibrary(new ShelfBook(Built.SHELF));

    @Provide
    Arbitrary<Eye> smallEyes() {
        return Arbitraries.longs().map(seed -> Eyes.random(new Random(seed), 5));
    }

    @Provide
    Arbitrary<Eye> eyes() {
        return Arbitraries.longs().map(seed -> Eyes.random(new Random(seed), 8));
    }

    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void theLibraryEqualsTheSearch(
            @ForAll("smallEyes") Eye eye,
            @ForAll @IntRange(min = 0, max = 3) int liberties,
            @ForAll boolean extraEye,
            @ForAll @IntRange(min = 0, max = 7) int turn) {
        agree(eye, liberties, extraEye, turn);
    }

    @Tag("heavy")
    @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
    void theLibraryEqualsTheSearchUpToSizeEight(
            @ForAll("eyes") Eye eye,
            @ForAll @IntRange(min = 0, max = 3) int liberties,
            @ForAll boolean extraEye,
            @ForAll @IntRange(min = 0, max = 7) int turn) {
        agree(eye, liberties, extraEye, turn);
    }

    private static void agree(Eye eye, int liberties, boolean extraEye, int turn) {
        Assume.that(!eye.isBare());
        Position position = Symmetry.values()[turn].apply(eye.position());
        LifeProblem problem =
                LifeProblem.of(ClosedArea.of(position, position.target())).withOutside(liberties, extraEye);
        EyeRecord record = Built.SHELF.evaluate(eye).at(liberties, extraEye).orElseThrow();
        for (Colour first : Colour.values()) {
            if (record.status(first) == 0) {
                continue;
            }
            LifeAnswer searched = SEARCH.solve(problem, first);
            Assume.that(searched.unknownBecause() == null);
            LifeAnswer read = READER.solve(problem, first);
            assertNull(read.unknownBecause());
            assertEquals(searched.status(), read.status());
            assertEquals(searched.moves(), read.moves());
            int status = Objects.requireNonNull(searched.status()).value(first == Colour.WHITE, 5);
            assertEquals(status, record.status(first));
            if (status != -EyeRecord.WON) {
                assertEquals(searched.moves(), moves(Site.of(position, null), record.best(first)));
            }
        }
    }

    private static List<Integer> moves(Site site, MoveSet best) {
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < site.points().length; i++) {
            if (best.contains(i)) {
                moves.add(site.points()[i]);
            }
        }
        if (best.containsPass()) {
            moves.add(Board.NONE);
        }
        if (best.containsOutside()) {
            moves.add(LifeAnswer.OUTSIDE);
        }
        moves.sort(null);
        return moves;
    }

    @Example
    void anEyeThatComesAboutInPlayIsLookedUp() {
        Position position =
                Diagram.read("....OX#/.X..OX#/OOO.OX#/XXOOOX#/#XXXX##/#######").position();
        ClosedArea area = ClosedArea.of(
                position,
                tedomari.go.Block.at(position, position.outline().point(4, 0)).stones());
        LifeAnswer searched = SEARCH.solve(LifeProblem.of(area), Colour.WHITE);
        LifeAnswer read = READER.solve(LifeProblem.of(area), Colour.WHITE);
        assertEquals(searched.status(), read.status());
        assertEquals(searched.moves(), read.moves());
        assertTrue(read.nodes() < searched.nodes(), () -> read.nodes() + " of " + searched.nodes());
    }
}
