package tedomari.eyes;

import java.util.Arrays;

/**
 * Where Black has a chance at all: colourings that he wins, moving first, with a wall that has no liberty outside, if no ko
 * ban ever binds him. Elsewhere White lives with any number of liberties and threats, so nothing more needs to be computed.
 *
 * <p>Few colourings are such, so they are found backwards from those where one move takes the wall. Whatever leads to a colouring
 * without a capture is the colouring with a stone less; captures are listed, and looked at when nothing else is left to do. A
 * target is 1 + m for the colouring m; beyond these are the positions with a ban.
 */
final class Bound {

    private final Ground ground;
    private final Colourings colourings;
    private final Move move;

    /** Positions where White is banned, and where Black is. */
    final KoTable whiteBanned = new KoTable();

    final KoTable blackBanned = new KoTable();

    /** White's moves, at the colourings where they were asked for. */
    final Edges whiteEdges = new Edges();

    int[] whiteStart = new int[0];
    int[] whiteEnd = new int[0];

    /** By target: does Black win with Black, or White, to move? */
    private boolean[] black = new boolean[0];

    private boolean[] white = new boolean[0];

    /** Black's captures that do not take the wall: the colouring and the target. */
    private int[] captureFrom = new int[256];

    private int[] captureTo = new int[256];
    private int captures;

    /** All colourings that Black wins, in the order in which that was found; of these, the ones still to be followed. */
    private int[] won = new int[256];

    private int wonCount;
    private int followed;

    /** Something is lost for White that was not when the captures were last looked at. */
    private boolean changed;

    Bound(Ground ground, Colourings colourings) {
        this.ground = ground;
        this.colourings = colourings;
        move = new Move(ground);
    }

    void prepare() {
        int count = colourings.count();
        if (whiteStart.length < count) {
            whiteStart = new int[count + count / 4];
            whiteEnd = new int[count + count / 4];
        }
        if (black.length < count + 1) {
            black = new boolean[count + count / 4 + 1];
        }
        Arrays.fill(black, 0, count + 1, false);
        Arrays.fill(whiteStart, 0, count, -1);
        whiteBanned.clear();
        blackBanned.clear();
        whiteEdges.clear();
        wonCount = 0;
        followed = 0;
        listCaptures(count);
        int nodes = 1 + count + whiteBanned.count();
        if (white.length < nodes) {
            white = new boolean[nodes + nodes / 4];
        }
        Arrays.fill(white, 0, nodes, false);
        solve(count);
    }

    private void listCaptures(int count) {
        captures = 0;
        for (int m = 0; m < count; m++) {
            int breath = colourings.wallLiberties(m);
            if ((breath & breath - 1) == 0) {
                // The last liberty can be taken. Without any it is not a position, but one with liberties outside, and
                // open.
                black[1 + m] = true;
                if (breath != 0) {
                    win(m);
                }
                continue;
            }
            for (int points = colourings.atari(m); points != 0; points &= points - 1) {
                move.black(colourings.white(m), colourings.black(m), Integer.numberOfTrailingZeros(points));
                if (captures == captureFrom.length) {
                    captureFrom = Arrays.copyOf(captureFrom, 2 * captures);
                    captureTo = Arrays.copyOf(captureTo, 2 * captures);
                }
                captureFrom[captures] = m;
                captureTo[captures++] = afterBlack(move);
            }
        }
    }

    /** The target of a move of Black. */
    int afterBlack(Move played) {
        int to = colourings.number(played.white, played.black);
        return played.ko < 0 ? 1 + to : 1 + colourings.count() + whiteBanned.add(to, played.ko);
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

    private void win(int m) {
        if (wonCount == won.length) {
            won = Arrays.copyOf(won, 2 * wonCount);
        }
        won[wonCount++] = m;
    }

    private void solve(int count) {
        do {
            changed = false;
            while (followed < wonCount) {
                follow(won[followed++]);
            }
            for (int i = 0; i < captures; i++) {
                if (!black[1 + captureFrom[i]] && white[captureTo[i]]) {
                    black[1 + captureFrom[i]] = true;
                    win(captureFrom[i]);
                }
            }
            for (int k = 0; k < whiteBanned.count(); k++) {
                int m = whiteBanned.colouring(k);
                int node = 1 + count + k;
                if (!white[node] && black[1 + m] && (white[1 + m] || whiteLoses(m, whiteBanned.point(k)))) {
                    white[node] = true;
                    changed = true;
                }
            }
            // White's captures lead to wins that were found later.
            for (int i = 0; i < wonCount; i++) {
                settle(won[i]);
            }
        } while (followed < wonCount || changed);
    }

    /** What precedes a colouring that Black wins may be lost for White now. */
    private void follow(int m) {
        settle(m);
        int w = colourings.white(m);
        int b = colourings.black(m);
        for (int points = w; points != 0; points &= points - 1) {
            int before = colourings.number(w & ~(points & -points), b);
            if (before >= 0) {
                settle(before);
            }
        }
    }

    /** If White to move loses, Black wins with the move that leads there. */
    private void settle(int m) {
        if (!black[1 + m] || white[1 + m] || colourings.isBare(m) || !whiteLoses(m, -1)) {
            return;
        }
        white[1 + m] = true;
        changed = true;
        int w = colourings.white(m);
        int b = colourings.black(m);
        for (int points = b; points != 0; points &= points - 1) {
            int before = colourings.number(w, b & ~(points & -points));
            if (before >= 0 && !black[1 + before]) {
                black[1 + before] = true;
                win(before);
            }
        }
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
