package tedomari.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import tedomari.cli.shell.Computation;
import tedomari.gtp.GtpSession;

/** Speaks the protocol of Go programs on standard input and output. */
@Command(
        name = "gtp",
        mixinStandardHelpOptions = true,
        description =
                "Speak the Go Text Protocol, version 2, on standard input and output, for Sabaki, GoGui and the like.")
final class GtpCommand implements Callable<Integer> {

    @Override
    public Integer call() throws Exception {
        String version = new Main.Version().getVersion()[0].replace("tedomari ", "");
        GtpSession session = new GtpSession(System.in, new FileOutputStream(FileDescriptor.out), version);
        return Computation.start(() -> {
                    session.run();
                    return 0;
                })
                .await();
    }
}
