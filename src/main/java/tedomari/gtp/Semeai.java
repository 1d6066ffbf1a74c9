package tedomari.gtp;

import java.util.List;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.search.Arena;
import tedomari.search.Limits;
import tedomari.search.Outcome;
import tedomari.search.RaceResult;
import tedomari.search.RaceSolver;
import tedomari.search.Threats;

/**
 * A race between two blocks as GNU Go's {@code analyze_semeai} tells it, the owner of the first moving first.
 *
 * @param defence does the first block survive?
 * @param attack is the second one captured?
 * @param move {@link Board#NONE} if there is nothing to gain by a move
 */
record Semeai(Code defence, Code attack, int move) {

    /**
     * Reads the race of the blocks of two stones on an open board, or on one with marks.
     *
     * @param koLimits of each of the two searches more that a ko needs
     * @throws GtpException if it stays unknown
     */
    static Semeai of(Position open, int own, int other, Colour first, Limits limits, Limits koLimits) {
        try {
            Position position = Arena.of(open, PointSet.of(own, other)).position();
            RaceResult even = RaceSolver.of(limits).solve(position, first);
            if (even.outcome() == Outcome.UNKNOWN) {
                throw new GtpException("unknown, because " + even.unknownBecause());
            }
            return of(position, first, RaceSolver.of(koLimits), even);
        } catch (IllegalArgumentException e) {
            throw new GtpException("unknown, because " + e.getMessage());
        }
    }

    private static Semeai of(Position position, Colour first, RaceSolver solver, RaceResult even) {
        int worth = even.outcome().worthTo(first);
        int best = worth;
        int worst = worth;
        if (even.koMet()) {
            best = worth(solver, position, first, first);
            worst = worth(solver, position, first, first.opponent());
        }
        return new Semeai(
                Code.of(worth >= 0, worth >= 0 ? worst < 0 : best >= 0),
                Code.of(worth > 0, worth > 0 ? worst <= 0 : best > 0),
                move(even.moves()));
    }

    /** The worth of the race to the first player if one of them has as many threats as are tried. */
    private static int worth(RaceSolver solver, Position position, Colour first, Colour threatening) {
        RaceResult found = solver.solve(position, first, Threats.of(threatening, Threats.MAX));
        if (found.outcome() == Outcome.UNKNOWN) {
            throw new GtpException("unknown, because a ko was met and " + found.unknownBecause());
        }
        return found.outcome().worthTo(first);
    }

    /** Of the best moves the first; a pass if that is as good. */
    private static int move(List<Integer> moves) {
        return moves.isEmpty() || moves.contains(Board.NONE) ? Board.NONE : moves.get(0);
    }
}
