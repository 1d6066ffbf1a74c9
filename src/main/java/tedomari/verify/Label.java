package tedomari.verify;

import java.util.Comparator;

/**
 * A class of trials that is counted by itself.
 *
 * @param group what is told apart
 * @param name which one it is
 */
public record Label(String group, String name) implements Comparable<Label> {

    private static final Comparator<Label> ORDER =
            Comparator.comparing(Label::group).thenComparing(Label::name);

    @Override
    public int compareTo(Label other) {
        return ORDER.compare(this, other);
    }
}
