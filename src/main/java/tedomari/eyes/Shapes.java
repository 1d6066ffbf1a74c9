package tedomari.eyes;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tedomari.task.Progress;

/** All shapes of a size, in rising order of their numbers: corner, then edge, then centre. */
public final class Shapes {

    private final int size;
    private final long[] numbers;

    private Shapes(int size, long[] numbers) {
        this.size = size;
        this.numbers = numbers;
    }

    /** Shapes of one point less are grown, those with an isolated stone of the wall included, since they may close up. */
    public static Shapes ofSize(int size) {
        if (size < 1 || size > Shape.LARGEST) {
            throw new IllegalArgumentException("the size of an eye is 1 to " + Shape.LARGEST + ", not " + size);
        }
        long[] connected = Arrays.stream(Location.values())
                .mapToLong(location -> Shape.norm(location, new int[1], new int[1]))
                .toArray();
        for (int points = 1; points < size; points++) {
            connected = grown(connected);
        }
        return new Shapes(
                size,
                LongStream.of(connected)
                        .filter(number -> Shape.of(number).isEnclosedByOneChain())
                        .toArray());
    }

    private static long[] grown(long[] numbers) {
        long[] grown = new long[1024];
        int count = 0;
        int distinct = 0;
        for (long number : numbers) {
            Progress.checkpoint();
            LongStream.Builder more = LongStream.builder();
            Shape.of(number).grow(more::add);
            for (long one : more.build().toArray()) {
                if (count == grown.length) {
                    // Duplicates go before more room is taken, so memory stays near that of the distinct ones.
                    distinct = sortDistinct(grown, count);
                    count = distinct;
                    grown = Arrays.copyOf(grown, Math.max(grown.length, 4 * distinct));
                }
                grown[count++] = one;
            }
        }
        return Arrays.copyOf(grown, sortDistinct(grown, count));
    }

    private static int sortDistinct(long[] numbers, int count) {
        Arrays.sort(numbers, 0, count);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (kept == 0 || numbers[i] != numbers[kept - 1]) {
                numbers[kept++] = numbers[i];
            }
        }
        return kept;
    }

    public int size() {
        return size;
    }

    public int count() {
        return numbers.length;
    }

    public Shape get(int index) {
        return Shape.of(numbers[index]);
    }

    /** All their eyes that are not alive, evaluated here and now under a ruling. */
    public Stream<Evaluation> evaluations(Ruling ruling) {
        ShapeSolver solver = new ShapeSolver(size, ruling);
        return LongStream.of(numbers)
                .mapToObj(number -> Block.at(ByteBuffer.wrap(solver.solve(Shape.of(number))), 0))
                .flatMap(Block::evaluations);
    }

    /** The place of a shape among them, or −1. */
    public int indexOf(Shape shape) {
        return Math.max(-1, Arrays.binarySearch(numbers, shape.number()));
    }
}
