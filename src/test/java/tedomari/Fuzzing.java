package tedomari;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import tedomari.go.io.Mutation;

/**
 * Feeds a reader damaged texts for a while: a second by default, longer with {@code -Pfuzz -Dfuzz.minutes=N}, which is shared by
 * the four readers.
 */
public final class Fuzzing {

    private static final int READERS = 4;
    private static final long MINUTES = Long.getLong("fuzz.minutes", 0);

    private Fuzzing() {}

    /** How many damaged texts were read; the reader throws whatever it must not throw. */
    public static long feed(List<String> texts, Consumer<byte[]> reader) {
        long end = System.nanoTime() + Math.max(1_000_000_000L, MINUTES * 60_000_000_000L / READERS);
        // An hour of the same damage would be no better than a second, so a long run starts elsewhere each time.
        long seed = MINUTES == 0 ? 2009 : System.nanoTime();
        Random random = new Random(seed);
        long count = 0;
        for (; System.nanoTime() < end; count++) {
            byte[] original = texts.get((int) (count % texts.size())).getBytes(StandardCharsets.UTF_8);
            byte[] damaged = Mutation.of(original, random);
            try {
                reader.accept(damaged);
            } catch (RuntimeException | StackOverflowError e) {
                throw new AssertionError(
                        "seed " + seed + ", text " + count + ": " + new String(damaged, StandardCharsets.UTF_8), e);
            }
        }
        return count;
    }
}
