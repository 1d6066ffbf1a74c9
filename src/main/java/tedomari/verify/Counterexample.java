package tedomari.verify;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Comparator;

/**
 * A race in which a rule fails.
 *
 * @param empties how many points are empty; the fewer, the smaller the race
 * @param weight what is smaller among races with as many
 * @param shown the board as a diagram
 * @param sentence what the rule says and what is true
 */
public record Counterexample(int empties, int weight, String shown, String sentence) {

    static final Comparator<Counterexample> SMALLEST_FIRST = Comparator.comparingInt(Counterexample::empties)
            .thenComparingInt(Counterexample::weight)
            .thenComparing(Counterexample::shown)
            .thenComparing(Counterexample::sentence);

    void writeTo(DataOutput out) throws IOException {
        out.writeInt(empties);
        out.writeInt(weight);
        out.writeUTF(shown);
        out.writeUTF(sentence);
    }

    static Counterexample readFrom(DataInput in) throws IOException {
        return new Counterexample(in.readInt(), in.readInt(), in.readUTF(), in.readUTF());
    }
}
