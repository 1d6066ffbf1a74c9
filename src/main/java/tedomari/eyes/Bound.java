package tedomari.eyes;

import java.util.Arrays;

/**
 * Where Black has a chance at all: colourings that he wins, moving first, with a wall that has no liberty outside, if no ko
 * ban ever binds him. Elsewhere White lives with any number of liberties and threats, so nothing more needs to be computed.
 *
 * <p>Black's moves are listed for all colourings, White's only where they can matter. A move's target is 0 if it leads nowhere,
 * 1 + m for the colouring m, and beyond these the positions with a ban.
 */
final class Bound {

    private final Ground ground;
    private final Colourings colourings;
    private final Move move;

    /** Positions where White is banned, and where Black is. */
    final KoTable whiteBanned = new KoTable();

    final KoTable blackBanned = new KoTable();

    final Edges blackEdges = new Edges();
    final Edges whiteEdges = new Edges();
    int[] blackStart = new int[0];
    int[] whiteStart = new int[0];
    int[] whiteEnd = new int[0];

    /** By target: does Black win with Black, or White, to move? */
    private boolean[] black = new boolean[0];

    private boolean[] white = new boolean[0];
    private int[] open = new int[0];

    Bound(Ground ground, Colourings colourings) {
        this.ground = ground;
        this.colourings = colourings;
        move = new Move(ground);
    }

    void prepare() {
        int count = colourings.count();
        if (blackStart.length < count + 1) {
            blackStart = new int[count + 1];
            whiteStart = new int[count + 1];
            whiteEnd = new int[count + 1];
            black = new boolean[count + 1];
            open = new int[count];
        }
        Arrays.fill(black, 0, count + 1, false);
        Arrays.fill(whiteStart, 0, count, -1);
        whiteBanned.clear();
        blackBanned.clear();
        blackEdges.clear();
        whiteEdges.clear();
        listBlackMoves(count);
        int nodes = 1 + count + whiteBanned.count();
        if (white.length < nodes) {
            white = new boolean[nodes];
        }
        Arrays.fill(white, 0, nodes, false);
        solve(count);
    }

    private void listBlackMoves(int count) {
        for (int m = 0; m < count; m++) {
            blackStart[m] = blackEdges.count();
            int w = colourings.white(m);
            int b = colourings.black(m);
            for (int empty = ground.all & ~(w | b); empty != 0; empty &= empty - 1) {
                int point = Integer.numberOfTrailingZeros(empty);
                switch (move.black(w, b, point)) {
                    case ILLEGAL -> {}
                    case TAKES_ONLY -> blackEdges.add(Edges.edge(0, point, true));
                    case PLAIN -> blackEdges.add(Edges.edge(afterBlack(), point, false));
                    case BARES -> blackEdges.add(Edges.edge(afterBlack(), point, true));
                }
            }
        }
        blackStart[count] = blackEdges.count();
    }

    private int afterBlack() {
        int to = colourings.number(move.white, move.black);
        return move.ko < 0 ? 1 + to : 1 + colourings.count() + whiteBanned.add(to, move.ko);
    }

    /** Lists White's moves at a colouring, once. */
    void listWhiteMoves(int m) {
        if (whiteStart[m] >= 0) {
            return;
        }
        whiteStart[m] = whiteEdges.count();
        int w = colourings.white(m);
        int b = colourings.black(m);
        for (int empty = ground.all & ~(w | b); empty != 0; empty &= empty - 1) {
            int point = Integer.numberOfTrailingZeros(empty);
            switch (move.white(w, b, point)) {
                case ILLEGAL, TAKES_ONLY -> {}
                case PLAIN -> whiteEdges.add(Edges.edge(afterWhite(), point, false));
                case BARES -> whiteEdges.add(Edges.edge(afterWhite(), point, true));
            }
        }
        whiteEnd[m] = whiteEdges.count();
    }

    private int afterWhite() {
        int to = colourings.number(move.white, move.black);
        return move.ko < 0 ? 1 + to : 1 + colourings.count() + blackBanned.add(to, move.ko);
    }

    private void solve(int count) {
        int left = 0;
        for (int m = 0; m < count; m++) {
            if (colourings.isBare(m)) {
                // Not a position without liberties outside, but one with them, and nothing is known of it yet.
                black[1 + m] = true;
            } else {
                open[left++] = m;
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            int kept = 0;
            for (int i = 0; i < left; i++) {
                int m = open[i];
                if (!black[1 + m] && blackWins(m)) {
                    black[1 + m] = true;
                    changed = true;
                }
                if (black[1 + m] && whiteLoses(m, -1)) {
                    white[1 + m] = true;
                    changed = true;
                } else {
                    open[kept++] = m;
                }
            }
            left = kept;
            for (int k = 0; k < whiteBanned.count(); k++) {
                int m = whiteBanned.colouring(k);
                int node = 1 + count + k;
                if (!white[node] && black[1 + m] && whiteLoses(m, whiteBanned.point(k))) {
                    white[node] = true;
                    changed = true;
                }
            }
        }
    }

    private boolean blackWins(int m) {
        int[] edges = blackEdges.array();
        for (int i = blackStart[m]; i < blackStart[m + 1]; i++) {
            if (Edges.bares(edges[i]) || white[Edges.target(edges[i])]) {
                return true;
            }
        }
        return false;
    }

    private boolean whiteLoses(int m, int banned) {
        listWhiteMoves(m);
        int[] edges = whiteEdges.array();
        int count = colourings.count();
        for (int i = whiteStart[m]; i < whiteEnd[m]; i++) {
            int edge = edges[i];
            if (Edges.bares(edge) || Edges.point(edge) == banned) {
                continue;
            }
            int target = Edges.target(edge);
            if (!black[target <= count ? target : 1 + blackBanned.colouring(target - 1 - count)]) {
                return false;
            }
        }
        return true;
    }

    /** Is it open who wins, for some liberties and threats? */
    boolean isOpen(int m) {
        return black[1 + m];
    }
}
