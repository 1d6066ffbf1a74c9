package tedomari.search.life;

import static tedomari.search.life.PathNode.FREE;
import static tedomari.search.life.PathNode.INFINITE;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tedomari.search.Budget;

/**
 * Decides whether the attacker captures all targets, in finite play; infinite play is the defender's. Depth-first proof-number
 * search (Nagai 2002) with the largest number in place of the sum, so that what two ways lead to is not counted twice (Ueda et
 * al. 2008).
 *
 * <p>A position that is met again on the path counts as a failure of the attacker there. His successes rest on no such failure, so
 * they hold on every path; his failures may, and then are {@linkplain Suspended suspended} until what they rest on has failed too. So
 * no result in the table depends on a path.
 */
final class KillSearch {

    private static final int EVERY_LEVEL = 0xffff;

    private final LifeGame game;
    private final Budget budget;
    private final KnownResults known;
    private final Estimates estimates;
    private final MoveOrder order;
    private final @Nullable PassAlive passAlive;
    private final @Nullable EyeLookup eyes;
    private final Suspended suspended = new Suspended();
    private PathNode[] path = new PathNode[32];
    private final int[] candidates = new int[ClosedArea.MAX_POINTS + 2];

    /** What was found last: how hard it looks to prove that the attacker wins, and that he fails. */
    private int proof;

    private int disproof;
    /** The lowest ply that a failure rests on. */
    private int rest;

    /** Without a library of eyes. */
    KillSearch(LifeGame game, Budget budget, int tableBits, boolean recognises) {
        this(game, budget, tableBits, recognises, EyeBook.EMPTY);
    }

    KillSearch(LifeGame game, Budget budget, int tableBits, boolean recognises, EyeBook book) {
        this.game = game;
        this.budget = budget;
        known = new KnownResults(Math.min(tableBits, 22));
        estimates = new Estimates(Math.min(tableBits, 20));
        order = new MoveOrder(game.area);
        passAlive = recognises ? new PassAlive(game.area) : null;
        eyes = book == EyeBook.EMPTY ? null : new EyeLookup(game.area, book);
    }

    /** Does the attacker capture all targets, whoever is to move? */
    boolean kills(LifePosition position) {
        suspended.forget(0);
        if (!look(position, 0) && !recognise(position) && !lookUp(position)) {
            search(position, 0, INFINITE, INFINITE);
        }
        return proof == 0;
    }

    /** Takes what is known of a position without searching it; answers whether that decides it, here at least. */
    private boolean look(LifePosition position, int ply) {
        rest = FREE;
        if (position.isCaptured()) {
            return succeed();
        }
        if (position.isSafe()) {
            return fail(FREE);
        }
        int winner = known.find(position);
        if (winner != 0) {
            return winner > 0 ? succeed() : fail(FREE);
        }
        int above = onPath(position, ply);
        if (above < 0) {
            above = suspended.restOf(position);
        }
        return above >= 0 && fail(above);
    }

    /** Is a position decided by what can be seen? What lives for good did so before the attacker's move: only his turns are asked. */
    private boolean recognise(LifePosition position) {
        if (passAlive == null || position.defenderToMove()) {
            return false;
        }
        if (passAlive.saves(position)) {
            known.put(position, false, EVERY_LEVEL);
            return fail(FREE);
        }
        return game.isLost(position) && succeed();
    }

    /** Is it an eye that the library knows? */
    private boolean lookUp(LifePosition position) {
        int winner = eyes == null ? 0 : eyes.winner(position);
        if (winner != 0) {
            int level = position.level();
            known.put(position, winner > 0, winner > 0 ? game.ruling.noHarder(level) : game.ruling.noEasier(level));
        }
        return winner > 0 ? succeed() : winner < 0 && fail(FREE);
    }

    private boolean succeed() {
        proof = 0;
        disproof = INFINITE;
        rest = FREE;
        return true;
    }

    private boolean fail(int restsOn) {
        proof = INFINITE;
        disproof = 0;
        rest = restsOn;
        return true;
    }

    /** Without a capture the stones become more and more, and passes alone lead nowhere twice. */
    private int onPath(LifePosition position, int ply) {
        boolean captured = false;
        for (int above = ply - 1; above >= 0; above--) {
            PathNode node = path[above];
            captured |= node.captures;
            if (captured && Objects.equals(position, node.position)) {
                return above;
            }
        }
        return -1;
    }

    private void search(LifePosition position, int ply, int proofLimit, int disproofLimit) {
        budget.spend();
        PathNode node = node(ply);
        node.begin(position);
        expand(node, position, ply);
        int begin = suspended.size();
        boolean defends = position.defenderToMove();
        int ownLimit = defends ? disproofLimit : proofLimit;
        int otherLimit = defends ? proofLimit : disproofLimit;
        while (true) {
            node.summarise();
            if (node.least == 0 || node.most == 0) {
                decide(node, position, ply, begin);
                return;
            }
            if (node.least >= ownLimit || node.most >= otherLimit) {
                suspended.forget(begin);
                proof = defends ? node.most : node.least;
                disproof = defends ? node.least : node.most;
                rest = FREE;
                estimates.put(position.hash(), proof, disproof);
                return;
            }
            descend(node, ply, ownLimit, otherLimit);
        }
    }

    private void decide(PathNode node, LifePosition position, int ply, int begin) {
        boolean defends = position.defenderToMove();
        if (defends ? node.most == 0 : node.least == 0) {
            suspended.forget(begin);
            known.put(position, true, game.ruling.noHarder(position.level()));
            succeed();
            return;
        }
        int restsOn = defends ? node.rests[node.best] : node.lowestRest();
        if (restsOn < ply) {
            suspended.add(position, restsOn, begin);
            fail(restsOn);
        } else {
            suspended.settle(begin, failed -> known.put(failed, false, game.ruling.noEasier(failed.level())));
            known.put(position, false, game.ruling.noEasier(position.level()));
            fail(FREE);
        }
    }

    private void expand(PathNode node, LifePosition position, int ply) {
        boolean defends = position.defenderToMove();
        int count = game.candidates(position, candidates);
        order.sort(position, candidates, count);
        int[] moves = Arrays.copyOf(candidates, count);
        for (int move : moves) {
            LifePosition next = game.play(position, move);
            if (next == null) {
                continue;
            }
            node.captures = captures(position, next);
            if (!look(next, ply + 1) && !remember(next) && !recognise(next) && !lookUp(next)) {
                estimate(next, move);
            }
            node.add(move, next, defends ? disproof : proof, defends ? proof : disproof, rest);
            if (defends ? disproof == 0 && rest == FREE : proof == 0) {
                return;
            }
        }
    }

    private static boolean captures(LifePosition before, LifePosition after) {
        return (before.attacker & ~after.attacker | before.defender & ~after.defender) != 0;
    }

    /** Takes the numbers with which a position was left. */
    private boolean remember(LifePosition next) {
        long numbers = estimates.find(next.hash());
        proof = (int) numbers;
        disproof = (int) (numbers >>> 32);
        return numbers != 0;
    }

    /** A target with few liberties looks easy to capture and hard to save; a pass is seldom the answer. */
    private void estimate(LifePosition next, int move) {
        int liberties = game.liberties(next);
        boolean passed = move == LifeGame.PASS;
        proof = 1 + liberties + (passed && next.defenderToMove() ? 2 : 0);
        disproof = 1 + Math.max(0, 6 - liberties) + (passed && !next.defenderToMove() ? 2 : 0);
    }

    private void descend(PathNode node, int ply, int ownLimit, int otherLimit) {
        int best = node.best;
        boolean defends = node.position != null && node.position.defenderToMove();
        // A little more room than the next best move has, so that the search does not jump between two moves all the
        // time.
        int own = Math.min(ownLimit, node.second + node.second / 4 + 1);
        int other = otherLimit - (node.open - 1);
        LifePosition next = node.next[best];
        node.captures = node.position != null && captures(node.position, next);
        if (!look(next, ply + 1)) {
            search(next, ply + 1, defends ? other : own, defends ? own : other);
        }
        node.own[best] = defends ? disproof : proof;
        node.other[best] = defends ? proof : disproof;
        node.rests[best] = rest;
    }

    private PathNode node(int ply) {
        if (ply == path.length) {
            path = Arrays.copyOf(path, 2 * ply);
        }
        PathNode node = path[ply];
        if (node == null) {
            node = new PathNode();
            path[ply] = node;
        }
        return node;
    }
}
