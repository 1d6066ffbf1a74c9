package tedomari.spark;

import java.io.IOException;
import java.util.Locale;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import tedomari.job.Job;
import tedomari.job.Runner;
import tedomari.task.Progress;

/**
 * Runs a job on Spark.
 *
 * @param master the URL of the cluster; null for what {@code spark-submit} says, or else Spark within this process
 * @param folder where the parts are kept: a path or a URL of any file system that Hadoop knows
 * @param stage what the job does, in words for the progress
 */
record SparkRunner(@Nullable String master, String folder, String stage, Progress progress) implements Runner {

    private static final String EMBEDDED = "local[*]";

    @Override
    public void run(Job job, Merge merge) throws IOException {
        SparkConf settings = settings();
        Parts parts = Parts.of(job, SharedFolder.of(folder, settings));
        parts.open();
        JavaSparkContext spark = start(settings);
        try {
            new Submission(spark, job, parts, stage, progress).mergeAll(merge);
        } finally {
            stop(spark);
        }
    }

    /** Spark waits for its own threads, and would take an interrupt of ours for one of its own. */
    private static void stop(JavaSparkContext spark) {
        boolean interrupted = Thread.interrupted();
        if (!spark.sc().isStopped()) {
            spark.cancelAllJobs();
        }
        spark.stop();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void forget(Job job) throws IOException {
        Parts.of(job, SharedFolder.of(folder, settings())).delete();
    }

    /** Spark's settings: what the user set (system properties, spark-submit) goes before what is set here. */
    private SparkConf settings() {
        SparkConf settings = new SparkConf();
        if (master != null) {
            settings.setMaster(master);
        }
        settings.setIfMissing("spark.master", EMBEDDED)
                .setIfMissing("spark.app.name", "Tedomari: " + stage)
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.speculation", "true");
        String where = settings.get("spark.master").toLowerCase(Locale.ROOT);
        if (where.startsWith("local") || where.contains("//127.0.0.1") || where.contains("//localhost")) {
            settings.setIfMissing("spark.driver.host", "127.0.0.1")
                    .setIfMissing("spark.driver.bindAddress", "127.0.0.1");
        }
        if (!where.startsWith("local")) {
            String[] jar = JavaSparkContext.jarOfClass(SparkRunner.class);
            if (jar.length > 0 && !settings.contains("spark.jars")) {
                settings.setJars(jar);
            }
        }
        return settings;
    }

    private static JavaSparkContext start(SparkConf settings) throws IOException {
        try {
            return new JavaSparkContext(settings);
        } catch (Exception e) {
            throw Failure.of("Spark does not start with the master " + settings.get("spark.master"), e);
        }
    }
}
