package tedomari.gtp;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.LongConsumer;

/** The lines of the input, read ahead on a thread of its own, but never many of them and none without end. */
final class GtpInput {

    static final int MOST_BYTES = 1 << 16;

    private static final int AHEAD = 256;

    /**
     * A line, or the end of the input.
     *
     * @param number from 1
     * @param isOversized the line was longer than this
     */
    record Line(long number, String text, boolean isOversized, boolean isEnd) {}

    private final BufferedInputStream in;
    private final LongConsumer interrupt;
    private long count;
    private final BlockingQueue<Line> lines = new ArrayBlockingQueue<>(AHEAD);

    /** @param interrupt what to do at once on the comment {@code # interrupt}, with the number of its line */
    GtpInput(InputStream in, LongConsumer interrupt) {
        this.in = new BufferedInputStream(in, 1 << 16);
        this.interrupt = interrupt;
    }

    void start() {
        Thread thread = new Thread(this::readAll, "gtp input");
        thread.setDaemon(true);
        thread.start();
    }

    Line next() throws InterruptedException {
        return lines.take();
    }

    private void readAll() {
        try {
            try {
                Line line = read();
                while (!line.isEnd) {
                    if (line.text.strip().equals("# interrupt")) {
                        interrupt.accept(line.number);
                    }
                    lines.put(line);
                    line = read();
                }
            } catch (IOException e) {
                // Input that breaks off has ended.
            }
            lines.put(new Line(++count, "", false, true));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Line read() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int length = 0;
        int c = in.read();
        boolean isEnd = c < 0;
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (++length <= MOST_BYTES) {
                bytes.write(c);
            }
        }
        return new Line(++count, bytes.toString(StandardCharsets.UTF_8), length > MOST_BYTES, isEnd);
    }
}
