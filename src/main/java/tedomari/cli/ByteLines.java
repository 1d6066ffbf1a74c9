package tedomari.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** A stream of bytes, line by line; the end of a line is not part of it. */
final class ByteLines {

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private int from;
    private int to;
    private int count;

    ByteLines(InputStream in) {
        this.in = in;
    }

    /** The number of the line that {@link #next} gave last, from one. */
    int count() {
        return count;
    }

    /** More input can be read without waiting. */
    boolean isReady() throws IOException {
        return from < to || in.available() > 0;
    }

    /** The next line, or null at the end of the stream. */
    byte @Nullable [] next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean any = false;
        while (from < to || fill()) {
            any = true;
            int end = from;
            while (end < to && buffer[end] != '\n') {
                end++;
            }
            line.write(buffer, from, end - from);
            boolean complete = end < to;
            from = end + 1;
            if (complete) {
                break;
            }
        }
        if (!any) {
            return null;
        }
        count++;
        return line.toByteArray();
    }

    private boolean fill() throws IOException {
        from = 0;
        to = in.read(buffer);
        return to > 0;
    }
}
