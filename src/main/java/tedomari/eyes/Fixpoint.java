package tedomari.eyes;

import java.util.Arrays;

/**
 * Who wins the positions of a {@link Graph}, in all runs ({@link Layers}), for one number of external liberties after the
 * other. Infinite play is White's: Black's wins are the least fixed point, found by sweeps that start from nothing.
 */
final class Fixpoint {

    private final Graph graph;
    private final int waiting;

    /** The number of external liberties. */
    int liberties;

    /** By node: the runs that Black wins, with Black, or White, to move; and the same with one external liberty less. */
    int[] black = new int[16];

    int[] white = new int[16];
    int[] blackBefore = new int[16];
    int[] whiteBefore = new int[16];

    private int[] active = new int[16];
    private int[] activeBlackBans = new int[16];
    private int[] activeWhiteBans = new int[16];
    private int actives;
    private int blackBans;
    private int whiteBans;

    Fixpoint(Graph graph, Ruling ruling) {
        this.graph = graph;
        waiting = ruling.waiting;
    }

    /** Solves the graph for a wall without external liberties. */
    void start() {
        int blacks = 1 + graph.count + graph.blackBans;
        int whites = 1 + graph.count + graph.whiteBans;
        if (black.length < blacks || white.length < whites) {
            int room = Math.max(blacks, whites) * 3 / 2;
            black = new int[room];
            white = new int[room];
            blackBefore = new int[room];
            whiteBefore = new int[room];
            active = new int[room];
            activeBlackBans = new int[room];
            activeWhiteBans = new int[room];
        }
        Arrays.fill(black, 0, blacks, 0);
        Arrays.fill(blackBefore, 0, blacks, 0);
        Arrays.fill(white, 0, whites, 0);
        Arrays.fill(whiteBefore, 0, whites, 0);
        actives = graph.count;
        blackBans = graph.blackBans;
        whiteBans = graph.whiteBans;
        for (int i = 0; i < actives; i++) {
            active[i] = 1 + i;
        }
        for (int i = 0; i < blackBans; i++) {
            activeBlackBans[i] = i;
        }
        for (int i = 0; i < whiteBans; i++) {
            activeWhiteBans[i] = i;
        }
        liberties = 0;
        solve();
    }

    /** Solves the graph for one external liberty more. */
    void next() {
        shrink();
        int[] swap = blackBefore;
        blackBefore = black;
        black = swap;
        swap = whiteBefore;
        whiteBefore = white;
        white = swap;
        liberties++;
        solve();
    }

    /**
     * Black never gains by a liberty of White, so what he has lost stays lost: with it go the zeros into both pairs of
     * arrays.
     */
    private void shrink() {
        int kept = 0;
        for (int i = 0; i < blackBans; i++) {
            int k = activeBlackBans[i];
            if (isLost(graph.blackBanAt[k])) {
                blackBefore[1 + graph.count + k] = 0;
                black[1 + graph.count + k] = 0;
            } else {
                activeBlackBans[kept++] = k;
            }
        }
        blackBans = kept;
        kept = 0;
        for (int i = 0; i < whiteBans; i++) {
            int k = activeWhiteBans[i];
            if (isLost(graph.whiteBanAt[k])) {
                whiteBefore[1 + graph.count + k] = 0;
                white[1 + graph.count + k] = 0;
            } else {
                activeWhiteBans[kept++] = k;
            }
        }
        whiteBans = kept;
        kept = 0;
        for (int i = 0; i < actives; i++) {
            int node = active[i];
            if (isLost(node)) {
                blackBefore[node] = 0;
                whiteBefore[node] = 0;
            } else {
                active[kept++] = node;
            }
        }
        actives = kept;
    }

    private boolean isLost(int node) {
        return black[node] == 0 && !(graph.bare[node] && liberties == 0);
    }

    /** From two liberties on the rules are the same for each number: equal vectors stay equal. */
    boolean isStable() {
        if (liberties < 2) {
            return false;
        }
        for (int i = 0; i < actives; i++) {
            int node = active[i];
            if (black[node] != blackBefore[node] || white[node] != whiteBefore[node]) {
                return false;
            }
        }
        int first = 1 + graph.count;
        for (int i = 0; i < blackBans; i++) {
            if (black[first + activeBlackBans[i]] != blackBefore[first + activeBlackBans[i]]) {
                return false;
            }
        }
        for (int i = 0; i < whiteBans; i++) {
            if (white[first + activeWhiteBans[i]] != whiteBefore[first + activeWhiteBans[i]]) {
                return false;
            }
        }
        return true;
    }

    /** What Black has from filling a liberty outside, the wall's very last one included. */
    int outside(int node) {
        int before = liberties == 0 ? 0 : whiteBefore[node];
        if (graph.bare[node] && liberties <= 1) {
            before |= liberties == 0 ? Layers.WITH_EXTRA_EYE : Layers.ALONE;
        }
        return before;
    }

    /** The runs in which a position can occur: the wall needs some liberty. */
    int possible(int node) {
        return liberties == 0 && graph.bare[node] ? Layers.WITH_EXTRA_EYE : Layers.ALL;
    }

    /** The runs in which a move that bares the wall takes its last liberty. */
    int takes() {
        return liberties == 0 ? Layers.ALONE : 0;
    }

    private void solve() {
        int first = 1 + graph.count;
        for (int i = 0; i < actives; i++) {
            black[active[i]] = outside(active[i]);
            white[active[i]] = 0;
        }
        for (int i = 0; i < blackBans; i++) {
            black[first + activeBlackBans[i]] = outside(graph.blackBanAt[activeBlackBans[i]]);
        }
        for (int i = 0; i < whiteBans; i++) {
            white[first + activeWhiteBans[i]] = 0;
        }
        boolean changed = true;
        while (changed) {
            changed = sweep();
            changed |= sweepBlackBans();
            changed |= sweepWhiteBans();
        }
    }

    private boolean sweep() {
        int[] black = this.black;
        int[] white = this.white;
        int[] blackEdges = graph.blackEdges.array();
        int[] whiteEdges = graph.whiteEdges.array();
        int[] blackStart = graph.blackStart;
        int[] whiteStart = graph.whiteStart;
        int takes = takes();
        boolean changed = false;
        for (int a = 0; a < actives; a++) {
            int node = active[a];
            int possible = possible(node);
            int missing = possible & ~black[node];
            if (missing != 0) {
                int found = waiting & Layers.blackPasses(white[node]);
                for (int i = blackStart[node]; i < blackStart[node + 1] && (missing & ~found) != 0; i++) {
                    int edge = blackEdges[i];
                    found |= white[Edges.target(edge)] | takes & Edges.baresMask(edge);
                }
                if ((found & missing) != 0) {
                    black[node] |= found & missing;
                    changed = true;
                }
            }
            int gained = Layers.whitePasses(black[node]) & ~white[node];
            for (int i = whiteStart[node]; i < whiteStart[node + 1] && gained != 0; i++) {
                int edge = whiteEdges[i];
                gained &= black[Edges.target(edge)] | takes & Edges.baresMask(edge);
            }
            if (gained != 0) {
                white[node] |= gained;
                changed = true;
            }
        }
        return changed;
    }

    private boolean sweepBlackBans() {
        int[] edges = graph.blackEdges.array();
        int takes = takes();
        int first = 1 + graph.count;
        boolean changed = false;
        for (int a = 0; a < blackBans; a++) {
            int k = activeBlackBans[a];
            int node = graph.blackBanAt[k];
            int missing = possible(node) & ~black[first + k];
            if (missing == 0) {
                continue;
            }
            int point = graph.blackBanPoint[k];
            int found = white[node];
            for (int i = graph.blackStart[node]; i < graph.blackStart[node + 1] && (missing & ~found) != 0; i++) {
                int edge = edges[i];
                int after = white[Edges.target(edge)] | takes & Edges.baresMask(edge);
                found |= Edges.point(edge) == point ? Layers.blackRetakes(after) : after;
            }
            if ((found & missing) != 0) {
                black[first + k] |= found & missing;
                changed = true;
            }
        }
        return changed;
    }

    private boolean sweepWhiteBans() {
        int[] edges = graph.whiteEdges.array();
        int takes = takes();
        int first = 1 + graph.count;
        boolean changed = false;
        for (int a = 0; a < whiteBans; a++) {
            int k = activeWhiteBans[a];
            int node = graph.whiteBanAt[k];
            int gained = black[node] & ~white[first + k];
            int point = graph.whiteBanPoint[k];
            for (int i = graph.whiteStart[node]; i < graph.whiteStart[node + 1] && gained != 0; i++) {
                int edge = edges[i];
                int after = black[Edges.target(edge)] | takes & Edges.baresMask(edge);
                gained &= Edges.point(edge) == point ? Layers.whiteRetakes(after) : after;
            }
            if (gained != 0) {
                white[first + k] |= gained;
                changed = true;
            }
        }
        return changed;
    }
}
