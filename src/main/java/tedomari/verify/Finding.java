package tedomari.verify;

import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What came out of a trial.
 *
 * @param labels the classes it belongs to
 * @param disagreement the case, if claim and oracle differ
 */
record Finding(
        Agreement agreement, Set<Label> labels, @Nullable Disagreement disagreement) {

    static Finding of(Agreement agreement, Set<Label> labels) {
        return new Finding(agreement, labels, null);
    }

    /** The same with one class more. */
    Finding with(Label label) {
        Set<Label> all = new TreeSet<>(labels);
        all.add(label);
        return new Finding(agreement, all, disagreement);
    }

    static Finding of(Set<Label> labels, Disagreement disagreement) {
        return new Finding(Agreement.DISAGREE, labels, disagreement);
    }
}
