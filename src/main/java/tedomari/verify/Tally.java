package tedomari.verify;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What many trials came to: how many of each class agree, and what does not. */
public final class Tally {

    /** Who finds more has found enough; the others are only counted. */
    private static final int MOST_DISAGREEMENTS = 100;

    private final Counts all = new Counts();
    private final SortedMap<Label, Counts> byLabel = new TreeMap<>();
    private final List<Disagreement> disagreements = new ArrayList<>();

    /** So many trials of each agreement. */
    public static final class Counts {
        private final long[] counts = new long[Agreement.values().length];

        public long of(Agreement agreement) {
            return counts[agreement.ordinal()];
        }

        public long total() {
            long total = 0;
            for (long count : counts) {
                total += count;
            }
            return total;
        }

        private void add(Counts other) {
            for (int i = 0; i < counts.length; i++) {
                counts[i] += other.counts[i];
            }
        }
    }

    void add(Finding finding) {
        int index = finding.agreement().ordinal();
        all.counts[index]++;
        finding.labels().forEach(label -> byLabel.computeIfAbsent(label, fresh -> new Counts()).counts[index]++);
        if (finding.disagreement() != null && disagreements.size() < MOST_DISAGREEMENTS) {
            disagreements.add(finding.disagreement());
        }
    }

    /** Adds what other trials came to. */
    public void add(Tally other) {
        all.add(other.all);
        other.byLabel.forEach((label, counts) ->
                byLabel.computeIfAbsent(label, fresh -> new Counts()).add(counts));
        int room = Math.max(0, MOST_DISAGREEMENTS - disagreements.size());
        disagreements.addAll(other.disagreements.subList(0, Math.min(room, other.disagreements.size())));
    }

    public Counts all() {
        return all;
    }

    public SortedMap<Label, Counts> byLabel() {
        return Collections.unmodifiableSortedMap(byLabel);
    }

    /** In the order of the trials; the first ones, if there are very many. */
    public List<Disagreement> disagreements() {
        return Collections.unmodifiableList(disagreements);
    }

    /** The last line of a report. */
    public String summary() {
        return all.of(Agreement.AGREE) + " agree, " + all.of(Agreement.DISAGREE) + " disagree, "
                + all.of(Agreement.UNDECIDED) + " undecided, " + all.of(Agreement.REFUSED) + " refused";
    }

    byte[] toBytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            write(all, out);
            out.writeInt(byLabel.size());
            for (var entry : byLabel.entrySet()) {
                out.writeUTF(entry.getKey().group());
                out.writeUTF(entry.getKey().name());
                write(entry.getValue(), out);
            }
            out.writeInt(disagreements.size());
            for (Disagreement disagreement : disagreements) {
                disagreement.writeTo(out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void write(Counts counts, DataOutputStream out) throws IOException {
        for (long count : counts.counts) {
            out.writeLong(count);
        }
    }

    /** What an item of a {@link Verification} found. */
    public static Tally of(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        Tally tally = new Tally();
        read(tally.all, in);
        for (int labels = in.readInt(); labels > 0; labels--) {
            Label label = new Label(in.readUTF(), in.readUTF());
            Counts counts = new Counts();
            read(counts, in);
            tally.byLabel.put(label, counts);
        }
        for (int left = in.readInt(); left > 0; left--) {
            tally.disagreements.add(Disagreement.readFrom(in));
        }
        return tally;
    }

    private static void read(Counts counts, DataInputStream in) throws IOException {
        for (int i = 0; i < counts.counts.length; i++) {
            counts.counts[i] = in.readLong();
        }
    }
}
