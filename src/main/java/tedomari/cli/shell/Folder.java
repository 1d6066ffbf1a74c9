package tedomari.cli.shell;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * A folder as the user names it: a path, a {@code file:} URL, or a URL of a file system that only a cluster knows, such as
 * {@code hdfs://host/eyes}.
 */
public record Folder(String name) {

    private static final Pattern URL = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]+:/.*");
    private static final String FILE = "file:";

    /** The files in it are files of this machine. */
    public boolean isLocal() {
        return name.startsWith(FILE) || !URL.matcher(name).matches();
    }

    /**
     * The folder as a path.
     *
     * @throws IllegalArgumentException if it is none of this machine
     */
    public Path path() {
        if (!isLocal()) {
            throw new IllegalArgumentException(name + " is no folder of this machine; only --on spark can use it");
        }
        try {
            // Also file:/x and file:///x, with blanks, which java.net.URI refuses.
            return Path.of(name.startsWith(FILE) ? name.substring(FILE.length()).replaceFirst("^/+", "/") : name);
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException("'" + name + "' is no name of a folder", e);
        }
    }

    /** A folder within this one. */
    public Folder resolve(String part) {
        return new Folder(name.endsWith("/") ? name + part : name + "/" + part);
    }
}
