package tedomari.eyes;

import java.util.Arrays;

/**
 * The positions of a shape where it is open who wins, and the moves between them. Nodes with Black to move, and likewise with
 * White to move: 0 is any position where White lives for sure; 1 … n are regular positions; beyond are those with a ban.
 */
final class Graph {

    private final Ground ground;
    private final Colourings colourings;
    private final Bound bound;
    private final Move move;
    private final Edges rawEdges = new Edges();
    private int[] rawStart = new int[16];

    /** By colouring: its node, or 0. */
    private int[] nodes = new int[0];

    int count;
    boolean[] bare = new boolean[16];
    int[] blackStart = new int[16];
    int[] whiteStart = new int[16];
    final Edges blackEdges = new Edges();
    final Edges whiteEdges = new Edges();

    /** The nodes with a ban: whose regular node, and which point. */
    int blackBans;

    int whiteBans;
    int[] blackBanAt = new int[16];
    int[] whiteBanAt = new int[16];
    int[] blackBanPoint = new int[16];
    int[] whiteBanPoint = new int[16];

    /** By ban of the bound: the node, or 0. */
    private int[] blackBanNodes = new int[16];

    private int[] whiteBanNodes = new int[16];

    Graph(Ground ground, Colourings colourings, Bound bound) {
        this.ground = ground;
        move = new Move(ground);
        this.colourings = colourings;
        this.bound = bound;
    }

    void prepare(Inhabitants eyes) {
        int all = colourings.count();
        if (nodes.length < all) {
            nodes = new int[all];
        }
        number(all, eyes);
        blackEdges.clear();
        whiteEdges.clear();
        for (int m = 0; m < all; m++) {
            if (nodes[m] != 0) {
                link(m, all);
            }
        }
        blackStart[count + 1] = blackEdges.count();
        whiteStart[count + 1] = whiteEdges.count();
    }

    private void number(int all, Inhabitants eyes) {
        Arrays.fill(nodes, 0, all, 0);
        // An eye that is to be told of has a node even if it is alive.
        for (int eye = 0; eye < eyes.size(); eye++) {
            int m = eyes.colouring(eye);
            nodes[m] = -1;
            switch (eyes.ban(eye)) {
                case NONE -> {}
                case BLACK -> bound.blackBanned.add(m, eyes.ko(eye));
                case WHITE -> bound.whiteBanned.add(m, eyes.ko(eye));
            }
        }
        count = 0;
        for (int m = 0; m < all; m++) {
            if (nodes[m] != 0 || bound.isOpen(m)) {
                nodes[m] = ++count;
                bound.listWhiteMoves(m);
            }
        }
        if (bare.length < count + 2) {
            bare = new boolean[count + count / 2 + 2];
            blackStart = new int[bare.length];
            whiteStart = new int[bare.length];
            rawStart = new int[bare.length];
        }
        rawEdges.clear();
        for (int m = 0; m < all; m++) {
            if (nodes[m] != 0) {
                listBlackMoves(m);
            }
        }
        rawStart[count + 1] = rawEdges.count();
        blackBanNodes = ensure(blackBanNodes, bound.blackBanned.count());
        blackBanAt = ensure(blackBanAt, bound.blackBanned.count());
        blackBanPoint = ensure(blackBanPoint, bound.blackBanned.count());
        whiteBanNodes = ensure(whiteBanNodes, bound.whiteBanned.count());
        whiteBanAt = ensure(whiteBanAt, bound.whiteBanned.count());
        whiteBanPoint = ensure(whiteBanPoint, bound.whiteBanned.count());
        blackBans = numberBans(bound.blackBanned, blackBanNodes, blackBanAt, blackBanPoint);
        whiteBans = numberBans(bound.whiteBanned, whiteBanNodes, whiteBanAt, whiteBanPoint);
    }

    /** Black's moves with the targets of the bound, since bans that they lead to are numbered only when all are known. */
    private void listBlackMoves(int m) {
        rawStart[nodes[m]] = rawEdges.count();
        int w = colourings.white(m);
        int b = colourings.black(m);
        for (int empty = ground.all & ~(w | b); empty != 0; empty &= empty - 1) {
            int point = Integer.numberOfTrailingZeros(empty);
            switch (move.black(w, b, point)) {
                case ILLEGAL -> {}
                case TAKES_ONLY -> rawEdges.add(Edges.edge(0, point, true));
                case PLAIN -> rawEdges.add(Edges.edge(bound.afterBlack(move), point, false));
                case BARES -> rawEdges.add(Edges.edge(bound.afterBlack(move), point, true));
            }
        }
    }

    private static int[] ensure(int[] array, int length) {
        return array.length >= length ? array : new int[length + length / 2];
    }

    private int numberBans(KoTable bans, int[] banNodes, int[] banAt, int[] banPoint) {
        int number = 0;
        for (int k = 0; k < bans.count(); k++) {
            int node = nodes[bans.colouring(k)];
            banNodes[k] = 0;
            if (node != 0) {
                banAt[number] = node;
                banPoint[number] = bans.point(k);
                banNodes[k] = 1 + count + number++;
            }
        }
        return number;
    }

    private void link(int m, int all) {
        int node = nodes[m];
        bare[node] = colourings.isBare(m);
        blackStart[node] = blackEdges.count();
        whiteStart[node] = whiteEdges.count();
        for (int i = rawStart[node]; i < rawStart[node + 1]; i++) {
            int edge = rawEdges.get(i);
            int target = Edges.target(edge);
            int to = target == 0 ? 0 : target <= all ? nodes[target - 1] : whiteBanNodes[target - 1 - all];
            if (to != 0 || Edges.bares(edge)) {
                blackEdges.add(Edges.edge(to, Edges.point(edge), Edges.bares(edge)));
            }
        }
        // A move to certain life first, since it settles the matter.
        for (int i = bound.whiteStart[m]; i < bound.whiteEnd[m]; i++) {
            if (afterWhite(bound.whiteEdges.get(i), all) == 0) {
                whiteEdges.add(Edges.edge(0, Edges.point(bound.whiteEdges.get(i)), false));
            }
        }
        for (int i = bound.whiteStart[m]; i < bound.whiteEnd[m]; i++) {
            int edge = bound.whiteEdges.get(i);
            int to = afterWhite(edge, all);
            if (to != 0) {
                whiteEdges.add(Edges.edge(to, Edges.point(edge), Edges.bares(edge)));
            }
        }
    }

    private int afterWhite(int edge, int all) {
        int target = Edges.target(edge);
        return target <= all ? nodes[target - 1] : blackBanNodes[target - 1 - all];
    }

    /** The regular node of a listed eye. */
    int node(int colouring) {
        return nodes[colouring];
    }

    /** The node of a listed eye with Black banned. */
    int blackBanNode(int colouring, int point) {
        return blackBanNodes[bound.blackBanned.add(colouring, point)];
    }

    /** The node of a listed eye with White banned. */
    int whiteBanNode(int colouring, int point) {
        return whiteBanNodes[bound.whiteBanned.add(colouring, point)];
    }
}
