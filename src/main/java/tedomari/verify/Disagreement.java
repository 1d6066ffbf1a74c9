package tedomari.verify;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * A case in which a claim and the oracle differ, as small as it could be made.
 *
 * @param trial which trial it was
 * @param sentence what was claimed and what is true
 * @param shown the board as a diagram, or the expression
 * @param sgf the board as SGF; empty if it is none
 */
public record Disagreement(long trial, String sentence, String shown, String sgf) {

    void writeTo(DataOutput out) throws IOException {
        out.writeLong(trial);
        out.writeUTF(sentence);
        out.writeUTF(shown);
        out.writeUTF(sgf);
    }

    static Disagreement readFrom(DataInput in) throws IOException {
        return new Disagreement(in.readLong(), in.readUTF(), in.readUTF(), in.readUTF());
    }
}
