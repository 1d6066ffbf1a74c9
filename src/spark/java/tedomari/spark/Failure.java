package tedomari.spark;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** What Spark says of a failure, as a sentence: its messages go on with the stack of another machine. */
final class Failure {

    private Failure() {}

    static IOException of(String what, Throwable cause) {
        return new IOException(what + ": " + firstLine(cause), cause);
    }

    private static String firstLine(Throwable cause) {
        @Nullable String message = cause.getMessage();
        return message == null || message.isBlank()
                ? cause.getClass().getSimpleName()
                : message.strip().lines().findFirst().orElse("").strip();
    }
}
