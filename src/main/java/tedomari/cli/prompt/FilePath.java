package tedomari.cli.prompt;

import java.nio.file.Path;

/** The path of a file as it is typed at the prompt. */
final class FilePath {

    private FilePath() {}

    /** With or without double quotes; a leading {@code ~/} is the home of the user. */
    static Path of(String typed) {
        boolean quoted = typed.length() > 1 && typed.startsWith("\"") && typed.endsWith("\"");
        String path = quoted ? typed.substring(1, typed.length() - 1) : typed;
        return path.startsWith("~/") ? Path.of(System.getProperty("user.home"), path.substring(2)) : Path.of(path);
    }
}
