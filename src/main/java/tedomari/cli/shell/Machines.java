package tedomari.cli.shell;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tedomari.job.Cluster;
import tedomari.job.LocalRunner;
import tedomari.job.Runner;
import tedomari.task.Progress;

/** Where the items of a job are worked on: on this machine, or on a cluster. */
@Command
public final class Machines {

    private static final String LOCAL = "local";

    @Option(
            names = "--on",
            paramLabel = "ENGINE",
            defaultValue = LOCAL,
            description = "Where to work: local, on all cores of this machine, or spark (${DEFAULT-VALUE}).")
    private String engine = LOCAL;

    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "The cluster, such as spark://host:7077. Without it Spark runs within this process.")
    private @Nullable String master;

    /** On this machine. */
    public boolean isLocal() {
        if (engine.equals(LOCAL) && master != null) {
            throw new IllegalArgumentException("--master " + master + " needs --on spark");
        }
        return engine.equals(LOCAL);
    }

    /**
     * A runner.
     *
     * @param checkpoint where this machine keeps what is done; null for memory only
     * @param folder where a cluster keeps it: all of its machines can read and write there
     * @param stage what is done, in words for the progress
     */
    public Runner runner(@Nullable Path checkpoint, Folder folder, String stage, Progress progress) {
        return isLocal()
                ? LocalRunner.onAllCores(checkpoint, stage, progress)
                : Cluster.named(engine).runner(master, folder.name(), stage, progress);
    }

    /** Copies a file of this machine into a folder of the cluster. */
    public void publish(Path file, Folder folder) throws IOException {
        Cluster.named(engine).publish(file, folder.name());
    }
}
