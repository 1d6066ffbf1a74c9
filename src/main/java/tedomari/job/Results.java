package tedomari.job;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The results that are there so far, by item. Calls are serialised by the caller. */
interface Results extends AutoCloseable {

    boolean has(int item);

    void put(int item, byte[] result) throws IOException;

    /** A result that is there. It is asked for once. */
    byte[] take(int item) throws IOException;

    @Override
    void close() throws IOException;

    /** Results in memory, each until it is taken. */
    static Results inMemory(int items) {
        byte @Nullable [][] kept = new byte[items][];
        return new Results() {
            @Override
            public boolean has(int item) {
                return kept[item] != null;
            }

            @Override
            public void put(int item, byte[] result) {
                kept[item] = result;
            }

            @Override
            public byte[] take(int item) {
                byte[] result = kept[item];
                if (result == null) {
                    throw new IllegalStateException("there is no result of item " + item);
                }
                kept[item] = null;
                return result;
            }

            @Override
            public void close() {}
        };
    }
}
