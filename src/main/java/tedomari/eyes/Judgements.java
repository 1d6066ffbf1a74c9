package tedomari.eyes;

/** Status and best moves of eyes, read off the vectors of a {@link Fixpoint}. */
final class Judgements {

    private final Graph graph;
    private final Fixpoint fixpoint;

    Judgements(Graph graph, Fixpoint fixpoint) {
        this.graph = graph;
        this.fixpoint = fixpoint;
    }

    /** Black's status in a regular position, or where he is banned, without the extra eye. */
    int blackStatus(int node) {
        return Layers.status(fixpoint.black[node]);
    }

    /**
     * Both players first.
     *
     * @param shift 0 without the extra eye, 16 with it
     */
    long regular(int node, int shift) {
        if (isImpossible(node, shift)) {
            return Finding.IMPOSSIBLE;
        }
        int black = status(fixpoint.black[node], shift);
        int white = status(fixpoint.white[node], shift);
        // A pass is worth what the position is worth to the opponent: that is the lemma of paper I, §2.2.
        return Finding.black(black, blackMoves(node, -1, black, white, shift))
                | Finding.white(-white, whiteMoves(node, -1, white, black, shift));
    }

    /** Black first, who is banned from a point. */
    long blackBanned(int node, int banNode, int point, int shift) {
        if (isImpossible(node, shift)) {
            return Finding.IMPOSSIBLE;
        }
        int black = status(fixpoint.black[banNode], shift);
        return Finding.black(black, blackMoves(node, point, black, status(fixpoint.white[node], shift), shift));
    }

    /** White first, who is banned from a point. */
    long whiteBanned(int node, int banNode, int point, int shift) {
        if (isImpossible(node, shift)) {
            return Finding.IMPOSSIBLE;
        }
        int white = status(fixpoint.white[banNode], shift);
        return Finding.white(-white, whiteMoves(node, point, white, status(fixpoint.black[node], shift), shift));
    }

    private boolean isImpossible(int node, int shift) {
        return (fixpoint.possible(node) >>> shift & Layers.ALONE) == 0;
    }

    private int status(int vector, int shift) {
        int half = vector >>> shift;
        if (!Layers.isMonotone(half)) {
            throw new Inconsistency("more threats do harm");
        }
        return Layers.status(half);
    }

    private int blackMoves(int node, int banned, int best, int pass, int shift) {
        if (best == -Layers.UNCONDITIONAL) {
            return 0;
        }
        int moves = pass == best ? MoveSet.PASS : 0;
        int takes = fixpoint.takes();
        for (int i = graph.blackStart[node]; i < graph.blackStart[node + 1]; i++) {
            int edge = graph.blackEdges.get(i);
            int after = fixpoint.white[Edges.target(edge)] | takes & Edges.baresMask(edge);
            after = Edges.point(edge) == banned ? Layers.blackRetakes(after) : after;
            int status = Layers.status(after >>> shift);
            if (status >= best) {
                expect(status == best);
                moves |= 1 << Edges.point(edge);
            }
        }
        int outside = fixpoint.outside(node) >>> shift;
        if (outside != 0) {
            int status = Layers.status(outside);
            if (status >= best) {
                expect(status == best);
                moves |= MoveSet.OUTSIDE;
            }
        }
        expect(moves != 0 && pass <= best);
        return moves;
    }

    private int whiteMoves(int node, int banned, int best, int pass, int shift) {
        if (best == Layers.UNCONDITIONAL) {
            return 0;
        }
        int moves = pass == best ? MoveSet.PASS : 0;
        int takes = fixpoint.takes();
        for (int i = graph.whiteStart[node]; i < graph.whiteStart[node + 1]; i++) {
            int edge = graph.whiteEdges.get(i);
            int after = fixpoint.black[Edges.target(edge)] | takes & Edges.baresMask(edge);
            after = Edges.point(edge) == banned ? Layers.whiteRetakes(after) : after;
            int status = Layers.status(after >>> shift);
            if (status <= best) {
                expect(status == best);
                moves |= 1 << Edges.point(edge);
            }
        }
        expect(moves != 0 && pass >= best);
        return moves;
    }

    private static void expect(boolean holds) {
        if (!holds) {
            throw new Inconsistency("a position and its moves disagree");
        }
    }
}
