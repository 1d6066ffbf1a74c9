package tedomari.spark;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A master of Spark and its workers as processes on loopback, started from the resolved jars; gone when it is closed. */
final class StandaloneCluster implements AutoCloseable {

    private static final String LOOPBACK = "127.0.0.1";
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(120);
    private static final Path HOME = Path.of("target/spark/home").toAbsolutePath();
    private static final Path JAR = Path.of("target/tedomari-spark.jar").toAbsolutePath();

    private final Path folder;
    private final int port;
    private final List<Process> processes = new ArrayList<>();
    private final List<Process> workers = new ArrayList<>();

    private StandaloneCluster(Path folder, int port) {
        this.folder = folder;
        this.port = port;
    }

    /** A cluster whose workers have one core each; their logs go into the folder. */
    static StandaloneCluster start(Path folder, int workers) throws IOException, InterruptedException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName(LOOPBACK))) {
            port = free.getLocalPort();
        }
        StandaloneCluster cluster = new StandaloneCluster(folder, port);
        try {
            cluster.startMaster();
            for (int i = 0; i < workers; i++) {
                cluster.startWorker("worker-" + i);
            }
            for (int i = 0; i < workers; i++) {
                cluster.await("worker-" + i, "Successfully registered with master");
            }
        } catch (IOException | InterruptedException | RuntimeException e) {
            cluster.close();
            throw e;
        }
        return cluster;
    }

    private void startMaster() throws IOException, InterruptedException {
        java(
                "master",
                "-Xmx256m",
                "-cp",
                HOME + "/jars/*",
                "org.apache.spark.deploy.master.Master",
                "--host",
                LOOPBACK,
                "--port",
                Integer.toString(port),
                "--webui-port",
                "0");
        await("master", "I have been elected leader");
    }

    private void startWorker(String name) throws IOException {
        workers.add(java(
                name,
                "-Xmx256m",
                "-cp",
                HOME + "/jars/*",
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                LOOPBACK,
                "--cores",
                "1",
                "--memory",
                "1g",
                "--webui-port",
                "0",
                "--work-dir",
                folder.resolve(name).toString(),
                url()));
    }

    String url() {
        return "spark://" + LOOPBACK + ":" + port;
    }

    /** Starts the program as the launcher does. */
    Process tedomari(String name, String... arguments) throws IOException {
        List<String> command =
                new ArrayList<>(List.of("-Xmx1g", "-cp", JAR + ":" + HOME + "/jars/*", "tedomari.cli.Main"));
        command.addAll(List.of(arguments));
        return java(name, command.toArray(String[]::new));
    }

    /** Starts the program as {@code spark-submit} does: that script calls the same class. */
    Process submit(String name, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "-Xmx1g",
                "-cp",
                HOME + "/jars/*",
                "org.apache.spark.deploy.SparkSubmit",
                "--master",
                url(),
                "--conf",
                "spark.driver.host=" + LOOPBACK,
                "--class",
                "tedomari.cli.Main",
                JAR.toString()));
        command.addAll(List.of(arguments));
        return java(name, command.toArray(String[]::new));
    }

    private Process java(String name, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log(name).toFile());
        // What Spark's own scripts set.
        builder.environment().put("SPARK_HOME", HOME.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", LOOPBACK);
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    Path log(String name) {
        return folder.resolve(name + ".log");
    }

    private void await(String name, String words) throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (!Files.readString(log(name)).contains(words)) {
            if (System.nanoTime() > end) {
                throw new IOException(name + " does not say '" + words + "': " + Files.readString(log(name)));
            }
            Thread.sleep(100);
        }
    }

    /** Kills a worker and what it has started, as a machine that goes down: kill -9. */
    void kill(int worker) {
        kill(workers.get(worker));
    }

    private static void kill(Process process) {
        List<ProcessHandle> below = process.descendants().toList();
        process.destroyForcibly();
        below.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() {
        processes.forEach(StandaloneCluster::kill);
    }
}
