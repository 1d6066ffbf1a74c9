package tedomari.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.spark.SerializableWritable;
import org.apache.spark.SparkConf;
import scala.Tuple2;
import tedomari.task.WrittenFile;

/**
 * A folder that all machines of a cluster see, on any file system that Hadoop knows. A file in it is written beside its place
 * and renamed; if another process was first to write it, its file stays, for both hold the same.
 */
final class SharedFolder implements Serializable {

    private static final long serialVersionUID = 1;

    private final SerializableWritable<Configuration> configuration;
    private final String url;

    private SharedFolder(Configuration configuration, Path place) {
        this.configuration = new SerializableWritable<>(configuration);
        url = place.toString();
    }

    /** The folder of a path or URL. */
    static SharedFolder of(String name, SparkConf settings) throws IOException {
        Configuration configuration = hadoop(settings);
        Path path = new Path(name);
        // With its file system and absolute, since a task on another machine has another working directory.
        return new SharedFolder(configuration, path.getFileSystem(configuration).makeQualified(path));
    }

    /** Hadoop's settings: its files on the class path, and what begins with {@code spark.hadoop.} among Spark's. */
    private static Configuration hadoop(SparkConf settings) {
        Configuration configuration = new Configuration();
        for (Tuple2<String, String> entry : settings.getAllWithPrefix("spark.hadoop.")) {
            configuration.set(entry._1(), entry._2());
        }
        return configuration;
    }

    /** A folder within this one. */
    SharedFolder resolve(String name) {
        return new SharedFolder(configuration.value(), new Path(url, name));
    }

    private FileSystem files() throws IOException {
        FileSystem files = new Path(url).getFileSystem(configuration.value());
        // The local file system keeps a checksum in a second file, and two files are not renamed at once.
        return files instanceof LocalFileSystem local ? local.getRaw() : files;
    }

    /** A file to be read, if it is there. */
    Optional<FSDataInputStream> open(String name) throws IOException {
        try {
            return Optional.of(files().open(new Path(url, name)));
        } catch (FileNotFoundException e) {
            return Optional.empty();
        }
    }

    /** Writes a file, unless it is there. */
    void write(String name, WrittenFile.Content content) throws IOException {
        FileSystem files = files();
        Path place = new Path(url, name);
        Path beside = new Path(url, "." + name + "." + UUID.randomUUID());
        try {
            try (OutputStream out = create(files, beside)) {
                content.writeTo(out);
            }
            if (!files.rename(beside, place) && !files.exists(place)) {
                throw new IOException("cannot write " + place);
            }
        } finally {
            files.delete(beside, false);
        }
    }

    private static OutputStream create(FileSystem files, Path file) throws IOException {
        // Hadoop's local file system starts a process (chmod) for every file that it makes.
        return files instanceof RawLocalFileSystem local
                ? Files.newOutputStream(local.pathToFile(file).toPath(), StandardOpenOption.CREATE_NEW)
                : files.create(file, false);
    }

    void create() throws IOException {
        if (!files().mkdirs(new Path(url))) {
            throw new IOException("cannot make the folder " + url);
        }
    }

    void delete(String name) throws IOException {
        files().delete(new Path(url, name), false);
    }

    /** Removes the folder with all that is in it. */
    void delete() throws IOException {
        files().delete(new Path(url), true);
    }

    @Override
    public String toString() {
        return url;
    }
}
