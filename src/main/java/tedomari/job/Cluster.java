package tedomari.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import tedomari.task.Progress;

/**
 * An engine that runs jobs on many machines. Engines are found on the class path as services, so that nobody here names one.
 */
public interface Cluster {

    /** What the engine is called on the command line. */
    String name();

    /**
     * A runner on this engine.
     *
     * @param master where the engine is, in its own words; null for its own default
     * @param folder a path or URL that every machine can read and write: results are kept there, so that the next run goes on
     *     from them
     * @param stage what the job does, in words for the progress
     */
    Runner runner(@Nullable String master, String folder, String stage, Progress progress);

    /** Copies a file of this machine into a folder, whole or not at all. */
    void publish(Path file, String folder) throws IOException;

    /**
     * The engine of a name.
     *
     * @throws IllegalArgumentException if there is none on the class path
     */
    static Cluster named(String name) {
        List<Cluster> clusters = ServiceLoader.load(Cluster.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        return clusters.stream()
                .filter(cluster -> cluster.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no engine '" + name + "' here; there is local"
                        + String.join(
                                "",
                                clusters.stream()
                                        .map(cluster -> ", " + cluster.name())
                                        .toList())));
    }
}
