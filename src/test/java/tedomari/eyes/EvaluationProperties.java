package tedomari.eyes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import tedomari.go.Colour;

/** The solver against an eye that is played out literally. */
final class EvaluationProperties {

    /** An eye of up to five points that is not alive, any as likely as the other of its size. */
    @Provide
    Arbitrary<Evaluation> eyes() {
        return Arbitraries.integers().between(1, 5).flatMap(size -> Arbitraries.of(Built.stored(size)));
    }

    /** Any legal eye of up to five points, alive or not. */
    @Provide
    Arbitrary<Eye> anyEyes() {
        return Arbitraries.longs().map(seed -> Eyes.random(new Random(seed), 5));
    }

    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void statusAndBestMovesAreThoseOfLiteralPlay(@ForAll("eyes") Evaluation evaluation) {
        agree(evaluation, Ruling.II);
    }

    @Property(tries = 40, edgeCases = EdgeCasesMode.NONE)
    void eyesThatAreAliveAgreeAsWell(@ForAll("anyEyes") Eye eye) {
        agree(Built.SHELF.evaluate(eye), Ruling.II);
    }

    @Property(tries = 15, edgeCases = EdgeCasesMode.NONE)
    void soTheyAreUnderTheOtherRuling(@ForAll("anyEyes") Eye eye) {
        agree(Shelf.evaluate(eye, new ShapeSolver(eye.shape().size(), Ruling.I)), Ruling.I);
    }

    private static void agree(Evaluation evaluation, Ruling ruling) {
        Eye eye = evaluation.eye();
        NaiveEye naive = new NaiveEye(eye.shape(), ruling);
        for (boolean extraEye : new boolean[] {false, true}) {
            for (int liberties : List.of(0, 1, 2, 4)) {
                Optional<EyeRecord> record = evaluation.at(liberties, extraEye);
                assertEquals(eye.isBare() && liberties == 0 && !extraEye, record.isEmpty());
                for (Colour first : Colour.values()) {
                    boolean black = first == Colour.BLACK;
                    boolean may = eye.ban() == Ban.NONE || (eye.ban() == Ban.BLACK) == black;
                    if (record.isPresent() && may) {
                        int status = naive.status(eye, black, liberties, extraEye);
                        assertEquals(status, record.get().status(first));
                        Set<Integer> best =
                                status == -EyeRecord.WON ? Set.of() : naive.best(eye, black, liberties, extraEye);
                        assertEquals(best, moves(record.get().best(first)));
                    }
                }
            }
        }
    }

    private static Set<Integer> moves(MoveSet best) {
        Set<Integer> moves = new HashSet<>();
        for (int point = 0; point < Shape.LARGEST; point++) {
            if (best.contains(point)) {
                moves.add(point);
            }
        }
        if (best.containsPass()) {
            moves.add(NaiveEye.PASS);
        }
        if (best.containsOutside()) {
            moves.add(NaiveEye.OUTSIDE);
        }
        return moves;
    }
}
