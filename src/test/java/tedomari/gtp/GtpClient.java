package tedomari.gtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Talks to a session as a controller does: a command, then all lines up to the empty one. */
final class GtpClient implements AutoCloseable {

    private final OutputStream toEngine;
    private final BufferedReader fromEngine;

    GtpClient(OutputStream toEngine, InputStream fromEngine) {
        this.toEngine = toEngine;
        this.fromEngine = new BufferedReader(new InputStreamReader(fromEngine, StandardCharsets.UTF_8));
    }

    /** A session in this process. */
    static GtpClient inside() {
        try {
            PipedOutputStream commands = new PipedOutputStream();
            PipedInputStream replies = new PipedInputStream(1 << 20);
            GtpSession session =
                    new GtpSession(new PipedInputStream(commands, 1 << 20), new PipedOutputStream(replies), "test");
            Thread thread = new Thread(
                    null,
                    () -> {
                        try {
                            session.run();
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                    },
                    "session",
                    64L << 20);
            thread.setDaemon(true);
            thread.start();
            return new GtpClient(commands, replies);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void send(byte[] bytes) {
        try {
            toEngine.write(bytes);
            toEngine.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void send(String text) {
        send(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The next reply, the end of its last line left out. */
    String reply() {
        StringBuilder reply = new StringBuilder();
        try {
            for (String line = fromEngine.readLine(); line == null || !line.isEmpty(); line = fromEngine.readLine()) {
                if (line == null) {
                    throw new IllegalStateException("the engine has gone after: " + reply);
                }
                reply.append(reply.isEmpty() ? "" : "\n").append(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return reply.toString();
    }

    String ask(String command) {
        send(command + "\n");
        return reply();
    }

    /** The text of a reply that must be a success. */
    String text(String command) {
        String reply = ask(command);
        if (!reply.startsWith("= ")) {
            throw new AssertionError(command + " gives " + reply);
        }
        return reply.substring(2);
    }

    @Override
    public void close() {
        try {
            toEngine.close();
            fromEngine.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
