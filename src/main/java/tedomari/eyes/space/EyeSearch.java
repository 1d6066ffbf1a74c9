package tedomari.eyes.space;

import java.util.ArrayList;
import java.util.List;
import tedomari.task.Progress;

/**
 * Finds by search whether a block lives in its eyespace when it has no liberty elsewhere.
 *
 * <p>Every question is asked twice, once for each player as <em>the master of the ko</em>: he may retake at once, his opponent
 * never, and play without end is his. What both answers agree in holds for all ko threats; where they differ the result is a
 * ko (or a cycle). A pass by the attacker ends the play, as the owner passes too, so he passes only when a ko is
 * forbidden to him.
 *
 * <p>The search deepens step by step. That a position came before on the way to it is a win for the master; an answer that
 * rests on that is kept only once it no longer depends on the way.
 */
final class EyeSearch {

    /** How many positions one eyespace may cost. */
    static final long MOST_NODES = 60_000;

    private static final int ALIVE = 1;
    private static final int DEAD = 2;
    private static final int OPEN = 3;
    private static final int NEVER = Integer.MAX_VALUE;

    /** The limit was reached. */
    private static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Exhausted() {
            super(null, null, false, false);
        }
    }

    /** The search with one master of the ko. */
    private final class Side {
        private final boolean ownerIsMaster;
        private final EyeAnswers answers = new EyeAnswers();
        private final long[] path = new long[MOST_DEPTH + 2];

        /** The earliest place on the path that the last answer depends on. */
        private int depends;

        Side(boolean ownerIsMaster) {
            this.ownerIsMaster = ownerIsMaster;
        }

        boolean lives(long position, boolean ownerMoves) {
            for (int depth = 2; depth <= MOST_DEPTH; depth += 2) {
                int answer = solve(position, ownerMoves, depth, 0);
                if (answer != OPEN) {
                    return answer == ALIVE;
                }
            }
            throw new Exhausted();
        }

        private int solve(long position, boolean ownerMoves, int depth, int ply) {
            depends = NEVER;
            if (position == EyeBoard.CAPTURED) {
                return DEAD;
            }
            // The low bit is never part of an empty key.
            long key = position << 2 | (ownerMoves ? 2 : 0) | 1;
            int known = answers.get(key);
            int answer = known & 3;
            if (answer == ALIVE || answer == DEAD || answer == OPEN && known >> 2 >= depth) {
                return answer;
            }
            for (int i = ply - 2; i >= 0; i -= 2) {
                if (path[i] == key) {
                    depends = i;
                    return ownerIsMaster ? ALIVE : DEAD;
                }
            }
            if (++nodes > MOST_NODES) {
                throw new Exhausted();
            }
            if ((nodes & 1023) == 0) {
                Progress.checkpoint();
            }
            if (board.isAlive(position)) {
                answers.put(key, ALIVE);
                return ALIVE;
            }
            if (depth == 0) {
                return OPEN;
            }
            path[ply] = key;
            answer = ownerMoves ? defended(position, depth, ply) : attacked(position, depth, ply);
            if (depends >= ply) {
                depends = NEVER;
            }
            if (answer == OPEN || depends == NEVER) {
                answers.put(key, answer | depth << 2);
            }
            return answer;
        }

        private int defended(long position, int depth, int ply) {
            int answer = DEAD;
            int rests = NEVER;
            for (int points = empties(position); points != 0; ) {
                int point = best(points, position);
                points &= ~(1 << point);
                if (point == EyeBoard.ko(position) && !ownerIsMaster) {
                    continue;
                }
                long next = board.defend(position, point);
                if (next == EyeBoard.ILLEGAL) {
                    continue;
                }
                int value = solve(next, false, depth - 1, ply + 1);
                if (value == ALIVE) {
                    return ALIVE;
                }
                answer = value == OPEN ? OPEN : answer;
                rests = Math.min(rests, depends);
            }
            int value = solve(EyeBoard.withoutKo(position), false, depth - 1, ply + 1);
            if (value == ALIVE) {
                return ALIVE;
            }
            depends = Math.min(rests, depends);
            return value == OPEN ? OPEN : answer;
        }

        private int attacked(long position, int depth, int ply) {
            int answer = ALIVE;
            int rests = NEVER;
            boolean forbidden = false;
            for (int points = empties(position); points != 0; ) {
                int point = best(points, position);
                points &= ~(1 << point);
                if (point == EyeBoard.ko(position) && ownerIsMaster) {
                    forbidden = true;
                    continue;
                }
                long next = board.attack(position, point);
                if (next == EyeBoard.ILLEGAL) {
                    continue;
                }
                int value = solve(next, true, depth - 1, ply + 1);
                if (value == DEAD) {
                    return DEAD;
                }
                answer = value == OPEN ? OPEN : answer;
                rests = Math.min(rests, depends);
            }
            if (forbidden) {
                int value = solve(EyeBoard.withoutKo(position), true, depth - 1, ply + 1);
                if (value == DEAD) {
                    return DEAD;
                }
                answer = value == OPEN ? OPEN : answer;
                rests = Math.min(rests, depends);
            }
            depends = rests;
            return answer;
        }
    }

    private static final int MOST_DEPTH = 100;

    private final EyeBoard board;
    private final Side attackersKo = new Side(false);
    private final Side ownersKo = new Side(true);
    private final long start;
    private long nodes;

    private EyeSearch(EyeGraph graph) {
        board = new EyeBoard(graph);
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
        if (attackersKo.lives(start, false)) {
            return EyeStatus.settled(Status.ALIVE, false);
        }
        if (!ownersKo.lives(start, true)) {
            return EyeStatus.settled(Status.DEAD, false);
        }
        boolean attackIsKo = ownersKo.lives(start, false);
        if (!attackersKo.lives(start, true)) {
            return EyeStatus.settled(Status.DEAD, true);
        }
        List<Integer> attacks = new ArrayList<>();
        List<Integer> defences = new ArrayList<>();
        for (int points = empties(start); points != 0; points &= points - 1) {
            int point = Integer.numberOfTrailingZeros(points);
            long attacked = board.attack(start, point);
            if (attacked == EyeBoard.CAPTURED || attacked != EyeBoard.ILLEGAL && !ownersKo.lives(attacked, true)) {
                attacks.add(point);
            }
            long defended = board.defend(start, point);
            if (defended != EyeBoard.ILLEGAL && attackersKo.lives(defended, false)) {
                defences.add(point);
            }
        }
        return new EyeStatus(Status.UNSETTLED, attackIsKo, attacks, defences);
    }

    private int empties(long position) {
        return board.all & ~EyeBoard.own(position) & ~EyeBoard.enemy(position);
    }

    /** Of some empty points the one with most empty neighbours: the middle of a shape is what both want. */
    private int best(int points, long position) {
        int empty = empties(position);
        int best = -1;
        int most = -1;
        for (int rest = points; rest != 0; rest &= rest - 1) {
            int point = Integer.numberOfTrailingZeros(rest);
            int open = Integer.bitCount(board.near(point) & empty);
            if (open > most) {
                most = open;
                best = point;
            }
        }
        return best;
    }
}
