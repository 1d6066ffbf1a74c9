package tedomari.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import tedomari.cli.shell.Settings;

/** What a batch wrote, and its exit code. Values are in ASCII. */
record Run(String out, String errors, int exitCode) {

    /** What is asked of a batch. */
    @FunctionalInterface
    interface Work {
        void on(Batch batch) throws IOException;
    }

    static Run of(Work work, String... options) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        String[] all = Arrays.copyOf(options, options.length + 1);
        all[options.length] = "--ascii";
        Batch batch = new Batch(Settings.of(all), stream(out), stream(errors));
        work.on(batch);
        return new Run(out.toString(StandardCharsets.UTF_8), errors.toString(StandardCharsets.UTF_8), batch.exitCode());
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }
}
