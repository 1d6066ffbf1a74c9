package tedomari.eyes.space;

import java.util.ArrayList;
import java.util.List;
import tedomari.eyes.space.EyeProof.Answer;

/**
 * Finds by search whether a block lives in its eyespace when it has no liberty elsewhere.
 *
 * <p>Every question is asked twice, once with each player as the master of the ko ({@link EyeRules}). What both answers agree
 * in holds for all ko threats; where they differ the result is a ko, or rests on endless play.
 */
final class EyeSearch {

    /** How many positions one question may cost, first along lines of play and then all at once. */
    private static final long MOST_NODES = 30_000;

    private static final int MOST_POSITIONS = 60_000;

    /** The limit was reached. */
    private static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Exhausted() {
            super(null, null, false, false);
        }
    }

    private final EyeBoard board;
    private final EyeProof attackersKo;
    private final EyeProof ownersKo;
    private final long start;

    private EyeSearch(EyeGraph graph) {
        board = new EyeBoard(graph);
        attackersKo = new EyeProof(new EyeRules(board, false));
        ownersKo = new EyeProof(new EyeRules(board, true));
        int own = 0;
        int enemy = 0;
        for (int i = 0; i < graph.size(); i++) {
            own |= graph.stone(i) == EyeGraph.OWN ? 1 << i : 0;
            enemy |= graph.stone(i) == EyeGraph.ENEMY ? 1 << i : 0;
        }
        start = EyeBoard.start(own, enemy);
    }

    /** The status of an eyespace; the points of its moves are those of the graph. */
    static EyeStatus of(EyeGraph graph) {
        try {
            return new EyeSearch(graph).status();
        } catch (Exhausted e) {
            return EyeStatus.UNKNOWN;
        }
    }

    private EyeStatus status() {
        if (livesForSure(start, false)) {
            return EyeStatus.settled(Status.ALIVE, false);
        }
        if (diesForSure(start, true)) {
            return EyeStatus.settled(Status.DEAD, false);
        }
        boolean attackIsKo = !diesForSure(start, false);
        if (!livesForSure(start, true)) {
            return EyeStatus.settled(Status.DEAD, true);
        }
        List<Integer> attacks = new ArrayList<>();
        List<Integer> defences = new ArrayList<>();
        for (int points = board.empties(start); points != 0; points &= points - 1) {
            int point = Integer.numberOfTrailingZeros(points);
            long attacked = board.attack(start, point);
            if (attacked == EyeBoard.CAPTURED || attacked != EyeBoard.ILLEGAL && diesForSure(attacked, true)) {
                attacks.add(point);
            }
            long defended = board.defend(start, point);
            if (defended != EyeBoard.ILLEGAL && livesForSure(defended, false)) {
                defences.add(point);
            }
        }
        return new EyeStatus(Status.UNSETTLED, attackIsKo, attacks, defences);
    }

    /** It lives although the attacker is master of the ko. */
    private boolean livesForSure(long position, boolean ownerMoves) {
        return answer(attackersKo, false, position, ownerMoves) == Answer.ALIVE;
    }

    /** It dies although the owner is master of the ko. */
    private boolean diesForSure(long position, boolean ownerMoves) {
        return answer(ownersKo, true, position, ownerMoves) == Answer.DEAD;
    }

    private Answer answer(EyeProof proof, boolean ownerIsMaster, long position, boolean ownerMoves) {
        Answer answer = proof.answer(position, ownerMoves, MOST_NODES);
        if (answer == Answer.OPEN) {
            answer = new EyeCycles(new EyeRules(board, ownerIsMaster), MOST_POSITIONS).answer(position, ownerMoves);
        }
        if (answer == Answer.OPEN) {
            throw new Exhausted();
        }
        return answer;
    }
}
