package tedomari.cli.shell;

import java.nio.file.Path;
import java.util.Map;

/** The folder for what can be computed again (XDG Base Directory Specification). */
public record CacheFolder(Path path) {

    /** From the environment; a relative {@code XDG_CACHE_HOME} is invalid and ignored, as the specification asks. */
    public static CacheFolder of(Map<String, String> environment) {
        Path cache = Path.of(environment.getOrDefault("XDG_CACHE_HOME", ""));
        if (!cache.isAbsolute()) {
            cache = Path.of(environment.getOrDefault("HOME", System.getProperty("user.home")), ".cache");
        }
        return new CacheFolder(cache.resolve("tedomari"));
    }
}
