package tedomari.eyes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tedomari.go.Outline;
import tedomari.go.PointSet;
import tedomari.search.life.EyeBook;

/**
 * The libraries of a shelf as the search of life and death reads them. Where a library is missing the shape alone is evaluated,
 * as long as that is quicker than to search.
 */
public final class ShelfBook implements EyeBook {

    /** Such a shape takes a millisecond or two. */
    private static final int EVALUATED = 9;

    private static final int KEPT = 2048;

    private final Shelf shelf;

    /** The blocks that were asked for last. */
    private final Map<Shape, Block> blocks = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Shape, Block> eldest) {
            return size() > KEPT;
        }
    };

    private final Map<Integer, ShapeSolver> solvers = new LinkedHashMap<>();

    public ShelfBook(Shelf shelf) {
        this.shelf = shelf;
    }

    @Override
    public @Nullable Page page(Outline outline, PointSet inside) {
        Optional<Site.Placed> placed = Site.locate(outline, inside);
        if (placed.isEmpty()) {
            return null;
        }
        Shape shape = placed.get().shape();
        Block block = block(shape);
        return block == null ? null : new EyePage(shape, block, placed.get().ways());
    }

    private synchronized @Nullable Block block(Shape shape) {
        Block known = blocks.get(shape);
        if (known == null) {
            known = find(shape);
            if (known != null) {
                blocks.put(shape, known);
            }
        }
        return known;
    }

    private @Nullable Block find(Shape shape) {
        int size = shape.size();
        if (shelf.has(size)) {
            try {
                Library library = shelf.open(size);
                return library.block(library.indexOf(shape));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        if (size > EVALUATED) {
            return null;
        }
        ShapeSolver solver = solvers.computeIfAbsent(size, points -> new ShapeSolver(points, Ruling.II));
        return Block.at(ByteBuffer.wrap(solver.solve(shape)), 0);
    }

    /** The eyes of a shape as they lie on a board; each way is where a motion to norm position takes the points. */
    private record EyePage(Shape shape, Block block, List<int[]> ways) implements Page {

        @Override
        public int status(int attacker, int defender, int ko, boolean defenderToMove, int liberties, boolean extraEye) {
            int key = Integer.MAX_VALUE;
            for (int[] way : ways) {
                key = Math.min(key, key(way, attacker, defender, ko));
            }
            int place = block.find(key);
            if (place < 0) {
                // What is not stored is alive; whether a ko is one that can come about was not asked.
                return ko >= 0 ? UNKNOWN : defenderToMove ? EyeRecord.WON : -EyeRecord.WON;
            }
            long finding = block.finding(place, liberties, extraEye);
            return defenderToMove ? Finding.whiteStatus(finding) : Finding.blackStatus(finding);
        }

        private int key(int[] way, int attacker, int defender, int ko) {
            int white = 0;
            int black = 0;
            for (int i = 0; i < way.length; i++) {
                white |= (defender >>> i & 1) << way[i];
                black |= (attacker >>> i & 1) << way[i];
            }
            return new Eye(shape, white, black, ko < 0 ? Eye.NO_KO : way[ko]).key();
        }
    }
}
