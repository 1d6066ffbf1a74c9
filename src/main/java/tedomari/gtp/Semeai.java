package tedomari.gtp;

import java.util.List;
import tedomari.go.Board;
import tedomari.go.Colour;
import tedomari.go.PointSet;
import tedomari.go.Position;
import tedomari.judge.Judge;
import tedomari.judge.Method;
import tedomari.judge.Verdict;
import tedomari.search.Arena;
import tedomari.search.Limits;
import tedomari.search.Outcome;
import tedomari.search.RaceResult;
import tedomari.search.RaceSolver;
import tedomari.search.Threats;
import tedomari.semeai.RegionException;
import tedomari.task.Progress;

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
     * @throws GtpException if it stays unknown
     */
    static Semeai of(Position open, int own, int other, Colour first, Limits limits) {
        Position position;
        try {
            position = Arena.of(open, PointSet.of(own, other)).position();
            RaceSolver solver = RaceSolver.of(limits);
            RaceResult even = solver.solve(position, first);
            if (even.outcome() == Outcome.UNKNOWN) {
                return byTheory(position, first, String.valueOf(even.unknownBecause()));
            }
            return of(position, first, solver, even);
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

    /** Where the search is not through, the theory may still decide; it knows no ko. */
    private static Semeai byTheory(Position position, Colour first, String limit) {
        try {
            Verdict verdict = new Judge(false, Limits.ofNodes(1), Progress.SILENT)
                    .judge(position)
                    .verdict(first);
            if (verdict.result() != null && verdict.method() != Method.SEARCH) {
                String mine = first == Colour.BLACK ? "black" : "white";
                boolean wins = verdict.winner().equals(mine);
                boolean survives = wins || verdict.winner().equals("seki");
                return new Semeai(Code.of(survives, false), Code.of(wins, false), move(verdict.moves()));
            }
        } catch (RegionException e) {
            throw new GtpException("unknown, because " + limit + " and " + e.getMessage());
        }
        throw new GtpException("unknown, because " + limit);
    }

    /** Of the best moves the first; a pass if that is as good. */
    private static int move(List<Integer> moves) {
        return moves.isEmpty() || moves.contains(Board.NONE) ? Board.NONE : moves.get(0);
    }
}
