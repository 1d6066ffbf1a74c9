package tedomari.verify;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * What a hunt for one rule came to.
 *
 * @param races in how many races the rule said something and the search was through
 * @param failures in how many of them it was wrong
 * @param smallest the smallest counterexample, or null if there was none
 */
public record Catch(long races, long failures, @Nullable Counterexample smallest) {

    public static final Catch NOTHING = new Catch(0, 0, null);

    /** This and what was caught elsewhere. */
    public Catch and(Catch other) {
        Counterexample best = smallest;
        if (best == null || other.smallest != null && Counterexample.SMALLEST_FIRST.compare(other.smallest, best) < 0) {
            best = other.smallest;
        }
        return new Catch(races + other.races, failures + other.failures, best);
    }

    byte[] toBytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeLong(races);
            out.writeLong(failures);
            out.writeBoolean(smallest != null);
            if (smallest != null) {
                smallest.writeTo(out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    public static Catch of(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        return new Catch(in.readLong(), in.readLong(), in.readBoolean() ? Counterexample.readFrom(in) : null);
    }
}
