package tedomari.eyes;

import java.util.Arrays;
import tedomari.task.Progress;

/**
 * Evaluates all eyes of a shape at once. A solver is for one size and one thread; its arrays are used again for every shape.
 *
 * <p>First the legal colourings and a {@link Bound}, then the {@link Graph} of what is open, then its {@link Fixpoint} for 0, 1,
 * 2, … external liberties until nothing changes any more; more liberties than that are worth the same.
 */
final class ShapeSolver {

    private static final int NO_EYE = -1;

    private final Ground ground;
    private final Colourings colourings;
    private final Bound bound;
    private final Inhabitants eyes;
    private final Graph graph;
    private final Fixpoint fixpoint;
    private final Judgements judgements;

    /** Of the eyes to tell of: the place among the inhabitants, the regular node, the node with the ban. */
    private int[] kept = new int[64];

    private int[] nodes = new int[64];
    private int[] banNodes = new int[64];
    private int keptCount;

    /** By external liberties: the findings, two for each eye. */
    private long[][] findings = new long[4][0];

    private int levels;

    ShapeSolver(int size, Ruling ruling) {
        ground = new Ground(size);
        colourings = new Colourings(ground);
        bound = new Bound(ground, colourings);
        eyes = new Inhabitants(ground, colourings);
        graph = new Graph(ground, colourings, bound);
        fixpoint = new Fixpoint(graph, ruling);
        judgements = new Judgements(graph, fixpoint);
    }

    int size() {
        return ground.size;
    }

    /** The block of a shape: all its eyes that are not unconditionally alive. */
    byte[] solve(Shape shape) {
        return solve(shape, NO_EYE);
    }

    /**
     * The same, with one eye more even if it is alive.
     *
     * @param asked its key
     */
    byte[] solve(Shape shape, int asked) {
        try {
            ground.prepare(shape);
            colourings.prepare();
            bound.prepare();
            eyes.prepare(shape, bound, asked);
            graph.prepare(eyes);
            evaluate(asked);
            return write(shape);
        } catch (Inconsistency e) {
            throw new Inconsistency("the eyes of " + shape + ": " + e.getMessage(), e);
        }
    }

    private void evaluate(int asked) {
        fixpoint.start();
        keep(asked);
        levels = 0;
        while (true) {
            Progress.checkpoint();
            note();
            if (fixpoint.isStable()) {
                return;
            }
            fixpoint.next();
            if (fixpoint.liberties == 1) {
                dropAlive(asked);
            }
        }
    }

    /** Lists the eyes that are not alive, as far as that is known without liberties outside. */
    private void keep(int asked) {
        if (kept.length < eyes.size()) {
            kept = new int[eyes.size() * 3 / 2];
            nodes = new int[kept.length];
            banNodes = new int[kept.length];
        }
        keptCount = 0;
        for (int eye = 0; eye < eyes.size(); eye++) {
            int m = eyes.colouring(eye);
            int node = graph.node(m);
            int banNode = switch (eyes.ban(eye)) {
                case NONE -> node;
                case BLACK -> graph.blackBanNode(m, eyes.ko(eye));
                case WHITE -> graph.whiteBanNode(m, eyes.ko(eye));
            };
            if (eyes.key(eye) == asked || graph.bare[node] || !isAlive(eye, banNode)) {
                kept[keptCount] = eye;
                nodes[keptCount] = node;
                banNodes[keptCount++] = banNode;
            }
        }
    }

    /** Black first loses unconditionally; where White is banned Black is not first, and the eye does not count as alive. */
    private boolean isAlive(int eye, int banNode) {
        return eyes.ban(eye) != Ban.WHITE && judgements.blackStatus(banNode) == -Layers.UNCONDITIONAL;
    }

    /** Eyes without a liberty inside show with the first one outside whether they are alive. */
    private void dropAlive(int asked) {
        int left = 0;
        for (int i = 0; i < keptCount; i++) {
            if (eyes.key(kept[i]) == asked || !graph.bare[nodes[i]] || !isAlive(kept[i], banNodes[i])) {
                kept[left] = kept[i];
                nodes[left] = nodes[i];
                banNodes[left] = banNodes[i];
                findings[0][2 * left] = findings[0][2 * i];
                findings[0][2 * left + 1] = findings[0][2 * i + 1];
                left++;
            }
        }
        keptCount = left;
    }

    private void note() {
        if (levels == findings.length) {
            findings = Arrays.copyOf(findings, 2 * levels);
            Arrays.fill(findings, levels, findings.length, new long[0]);
        }
        if (findings[levels].length < 2 * keptCount) {
            findings[levels] = new long[3 * keptCount];
        }
        long[] level = findings[levels];
        for (int i = 0; i < keptCount; i++) {
            level[2 * i] = judge(i, 0);
            level[2 * i + 1] = judge(i, 16);
        }
        levels++;
    }

    private long judge(int i, int shift) {
        int eye = kept[i];
        return switch (eyes.ban(eye)) {
            case NONE -> judgements.regular(nodes[i], shift);
            case BLACK -> judgements.blackBanned(nodes[i], banNodes[i], eyes.ko(eye), shift);
            case WHITE -> judgements.whiteBanned(nodes[i], banNodes[i], eyes.ko(eye), shift);
        };
    }

    private byte[] write(Shape shape) {
        long[] order = new long[keptCount];
        for (int i = 0; i < keptCount; i++) {
            order[i] = (long) eyes.key(kept[i]) << 32 | i;
        }
        Arrays.sort(order);
        BlockWriter writer = new BlockWriter(shape, eyes.counts(), keptCount);
        long[] ofEye = new long[levels];
        for (long place : order) {
            int i = (int) place;
            writer.beginEye((int) (place >>> 32));
            for (int extra = 0; extra < 2; extra++) {
                for (int level = 0; level < levels; level++) {
                    ofEye[level] = findings[level][2 * i + extra];
                }
                writer.add(extra, ofEye);
            }
            writer.endEye();
        }
        return writer.bytes();
    }
}
