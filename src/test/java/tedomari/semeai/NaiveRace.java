package tedomari.semeai;

import java.util.HashMap;
import java.util.Map;
import tedomari.go.Colour;

/**
 * A race of counters, played out: liberties of each block that only the opponent fills, shared ones, and one-point eyes. It
 * knows the rules of Go and nothing else.
 */
record NaiveRace(int black, int white, int shared, boolean blackEye, boolean whiteEye) {

    /** What the race comes to when {@code first} moves first. */
    Estimate.Result result(Colour first) {
        return new Play().result(this, first, false);
    }

    private int liberties(Colour colour) {
        return colour == Colour.BLACK ? black + shared + (blackEye ? 1 : 0) : white + shared + (whiteEye ? 1 : 0);
    }

    private NaiveRace fillExternal(Colour owner) {
        return owner == Colour.BLACK
                ? new NaiveRace(black - 1, white, shared, blackEye, whiteEye)
                : new NaiveRace(black, white - 1, shared, blackEye, whiteEye);
    }

    private NaiveRace fillEye(Colour owner) {
        return new NaiveRace(
                black, white, shared, blackEye && owner != Colour.BLACK, whiteEye && owner != Colour.WHITE);
    }

    private NaiveRace fillShared() {
        return new NaiveRace(black, white, shared - 1, blackEye, whiteEye);
    }

    private static final class Play {
        private record State(NaiveRace race, Colour toMove, boolean passed) {}

        private final Map<State, Estimate.Result> known = new HashMap<>();

        Estimate.Result result(NaiveRace race, Colour player, boolean passed) {
            State state = new State(race, player, passed);
            Estimate.Result result = known.get(state);
            if (result == null) {
                result = bestMove(race, player, passed);
                known.put(state, result);
            }
            return result;
        }

        private Estimate.Result bestMove(NaiveRace race, Colour player, boolean passed) {
            Colour other = player.opponent();
            Estimate.Result best = passed ? Estimate.Result.SEKI : result(race, other, true);
            for (Colour owner : Colour.values()) {
                if ((owner == Colour.BLACK ? race.black : race.white) > 0) {
                    best = better(best, after(race.fillExternal(owner), player), player);
                }
                if (owner == Colour.BLACK ? race.blackEye : race.whiteEye) {
                    // A stone in the opponent's eye has no liberty: it must capture.
                    boolean isLegal = owner == player || race.liberties(other) == 1;
                    best = isLegal ? better(best, after(race.fillEye(owner), player), player) : best;
                }
            }
            return race.shared > 0 ? better(best, after(race.fillShared(), player), player) : best;
        }

        /** What a move of {@code player} leads to; a suicide is no move, so it is as bad as losing. */
        private Estimate.Result after(NaiveRace next, Colour player) {
            Colour other = player.opponent();
            if (next.liberties(other) == 0) {
                return win(player);
            }
            return next.liberties(player) == 0 ? win(other) : result(next, other, false);
        }

        private static Estimate.Result win(Colour colour) {
            return colour == Colour.BLACK ? Estimate.Result.BLACK : Estimate.Result.WHITE;
        }

        private static Estimate.Result better(Estimate.Result a, Estimate.Result b, Colour player) {
            return rank(a, player) >= rank(b, player) ? a : b;
        }

        private static int rank(Estimate.Result result, Colour player) {
            return result == win(player) ? 2 : result == Estimate.Result.SEKI ? 1 : 0;
        }
    }
}
