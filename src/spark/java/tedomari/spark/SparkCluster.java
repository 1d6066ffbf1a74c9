package tedomari.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.SparkConf;
import org.jspecify.annotations.Nullable;
import tedomari.job.Cluster;
import tedomari.job.Runner;
import tedomari.task.Progress;

/** Apache Spark as an engine for jobs. */
public final class SparkCluster implements Cluster {

    @Override
    public String name() {
        return "spark";
    }

    @Override
    public Runner runner(@Nullable String master, String folder, String stage, Progress progress) {
        return new SparkRunner(master, folder, stage, progress);
    }

    @Override
    public void publish(Path file, String folder) throws IOException {
        SharedFolder place = SharedFolder.of(folder, new SparkConf());
        String name = String.valueOf(file.getFileName());
        place.delete(name);
        place.write(name, out -> Files.copy(file, out));
    }
}
