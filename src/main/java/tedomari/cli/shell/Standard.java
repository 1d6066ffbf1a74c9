package tedomari.cli.shell;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The standard streams in UTF-8, whatever the locale. */
public final class Standard {

    private Standard() {}

    /** Standard output, written in blocks: whoever holds it flushes. */
    public static PrintStream output() {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16),
                false,
                StandardCharsets.UTF_8);
    }

    /** Standard error. */
    public static PrintStream errors() {
        return new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    }
}
