package tedomari.gtp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * A conversation by the protocol: a command a line, a reply to each. It ends with {@code quit}, with the end of the input,
 * and when nobody reads the replies any more.
 *
 * <p>Input is read on a thread of its own, so that GoGui's {@code # interrupt} reaches a command that runs.
 */
public final class GtpSession {

    private final GtpInput input;
    private final OutputStream out;
    private final CommandTable table = new CommandTable();
    private final GtpGame game = new GtpGame();
    private final Watch watch = new Watch();

    public GtpSession(InputStream in, OutputStream out, String version) {
        this.input = new GtpInput(in, watch::interrupt);
        this.out = out;
        Reading reading = new Reading(game);
        ProtocolCommands.addTo(table, version);
        BoardCommands.addTo(table, game);
        ReadingCommands.addTo(table, game, reading);
        GoGuiCommands.addTo(table, game, reading);
        table.add("quit", arguments -> "");
    }

    /** Answers until the end; solvers recur deeply, so the thread that calls it has a deep stack. */
    public void run() throws InterruptedException {
        input.start();
        try {
            for (GtpInput.Line line = input.next(); !line.isEnd(); line = input.next()) {
                Optional<GtpLine> command = GtpLine.read(line.text());
                if (command.isEmpty()) {
                    continue;
                }
                out.write(answer(command.get(), line).getBytes(StandardCharsets.UTF_8));
                out.flush();
                if (command.get().name().equals("quit")) {
                    return;
                }
            }
        } catch (IOException e) {
            // Nobody reads the replies: there is no one left to tell.
            return;
        } finally {
            watch.close();
        }
    }

    private String answer(GtpLine line, GtpInput.Line source) {
        if (source.isOversized()) {
            return line.failure("a command has at most " + GtpInput.MOST_BYTES + " bytes");
        }
        CommandTable.Command command = table.find(line.name());
        if (command == null) {
            return line.failure("unknown command");
        }
        watch.begin(source.number(), game.limit());
        try {
            String reply = command.run(new Arguments(line.arguments()));
            return line.success(reply);
        } catch (GtpException e) {
            // A search that was interrupted may come back with what it knows: nothing.
            return line.failure(watch.isInterrupted() ? "interrupted" : String.valueOf(e.getMessage()));
        } catch (CancellationException e) {
            return line.failure(
                    watch.isInterrupted() ? "interrupted" : "the limit of " + seconds() + " seconds was reached");
        } catch (StackOverflowError e) {
            return line.failure("the position is too deep to be read");
        } catch (RuntimeException e) {
            return line.failure("a fault of the program, please report it: " + e);
        } finally {
            watch.end();
        }
    }

    private String seconds() {
        return String.valueOf(game.limit().toMillis() / 1000.0);
    }
}
