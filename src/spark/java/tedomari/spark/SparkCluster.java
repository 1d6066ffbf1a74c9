package tedomari.spark;

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
}
